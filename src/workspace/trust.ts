/** What may be read: everything in a trusted workspace, else its own folders and the user's own Claude Code folder. */
import * as vscode from 'vscode';
import type { FileTree } from '../core/files/fileTree';
import type { Path } from '../core/files/path';
import { restrictedTree } from '../disk/restrictedTree';

export function isRestricted(): boolean {
  return !vscode.workspace.isTrusted;
}

/** `inner`, as far as trust allows at the moment of the question. */
export function trustedTree(inner: FileTree, allowed: () => readonly Path[]): FileTree {
  let restricted: { readonly folders: string; readonly tree: FileTree } | undefined;
  const now = (): FileTree => {
    if (!isRestricted()) return inner;
    const folders = allowed();
    const key = folders.join('\n');
    if (restricted?.folders !== key) restricted = { folders: key, tree: restrictedTree(inner, folders) };
    return restricted.tree;
  };
  return {
    read: (path, limit) => now().read(path, limit),
    list: (path) => now().list(path),
    look: (path) => now().look(path),
  };
}
