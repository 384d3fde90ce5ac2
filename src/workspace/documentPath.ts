/** Which documents are files on the machine the extension runs on, and where they lie. */
import type { Uri } from 'vscode';
import type { Path } from '../core/files/path';
import { fromNative } from '../disk/nativePath';

const fileSchemes: readonly string[] = ['file', 'vscode-remote'];

/** The path of a file; nothing for output, settings, diffs' left sides and other documents without one. */
export function pathOf(uri: Uri): Path | undefined {
  return fileSchemes.includes(uri.scheme) ? fromNative(uri.fsPath) : undefined;
}
