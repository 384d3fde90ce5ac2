/**
 * Reads every file of a workspace that is an instruction or looks like one, wherever it lies: what a session finds
 * when it gets there, and what none ever reads. The names are listed by the caller.
 */
import type { FileIndex } from '../files/fileIndex';
import type { FileState, FileTree } from '../files/fileTree';
import { basename, relativeTo, type Path } from '../files/path';

export interface WorkspaceFiles {
  readonly index: FileIndex;
  /** By path. */
  readonly instructions: ReadonlyMap<Path, FileState>;
}

/**
 * Folders that are not listed, at any depth: nobody writes instructions for what lies there. What git ignores is
 * listed: Claude Code tells memory and rules for it like for any file (measured), so a pattern that matches it counts.
 */
export const NOT_LISTED = ['.git', 'node_modules'] as const;

/** More files than this are not listed. */
export const MOST_LISTED = 250_000;

/** Whether `path` is listed as a file of the workspace folder it lies in. */
export function isListed(path: Path, folders: readonly Path[]): boolean {
  const names: readonly string[] = NOT_LISTED;
  return folders.some((folder) => {
    const relative = relativeTo(folder, path);
    return relative !== undefined && relative !== '' && !relative.split('/').some((name) => names.includes(name));
  });
}

/** Claude Code's own limit for a memory file; what is larger is not looked into. */
const LIMIT = 4 * 1024 * 1024;

/** `files` are all files of the workspace. Never throws for what is on the disk. */
export async function gatherWorkspace(tree: FileTree, files: FileIndex): Promise<WorkspaceFiles> {
  const paths = files.paths.filter(looksLikeInstruction);
  const states = await Promise.all(paths.map((path) => tree.read(path, LIMIT)));
  const instructions = new Map<Path, FileState>();
  for (const [at, path] of paths.entries()) {
    const state = states[at];
    if (state) instructions.set(path, state);
  }
  return { index: files, instructions };
}

const NAMES = /^(?:(?:claude(?:\.local)?|agents?)\.(?:md|markdown|mdc|txt)|skill\.(?:md|markdown))$/i;
const FOLDERS = /\/\.(?:claude|agents?)\//i;
const TEXTS = /\.(?:md|mdx|mdc|markdown|txt)$/i;

/** By its name or its folder, in whatever letter case. */
export function looksLikeInstruction(path: Path): boolean {
  return NAMES.test(basename(path)) || (FOLDERS.test(path) && TEXTS.test(path));
}
