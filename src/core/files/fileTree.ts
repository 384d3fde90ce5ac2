/**
 * The one port through which the engine sees files. A disk, an editor with unsaved documents and a test's
 * in-memory folder each implement it once. What is missing or unreadable is a value, never a throw.
 */
import type { Path } from './path';

/** What stands at a path. `real` is the path with every link resolved. */
export type FileState =
  | TextFile
  | { readonly kind: 'missing' }
  | { readonly kind: 'folder'; readonly real: Path }
  | { readonly kind: 'tooLarge'; readonly real: Path; readonly bytes: number }
  | { readonly kind: 'unreadable'; readonly message: string };

/** A file that was read. Bytes that are not UTF-8 have become U+FFFD; the text is otherwise as on disk. */
export interface TextFile {
  readonly kind: 'text';
  readonly text: string;
  readonly real: Path;
  readonly bytes: number;
}

/** One name in a folder, in the order the file system gives. A link is told as what it leads to. */
export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
  readonly link: boolean;
}

export interface FileTree {
  /** Reads the file at `path`; larger than `limit` bytes is `tooLarge` and not read. */
  read(path: Path, limit: number): Promise<FileState>;
  /** The names in a folder; empty when it is missing, unreadable or no folder. */
  list(path: Path): Promise<readonly Entry[]>;
  /** What stands at `path`, without reading it. */
  look(path: Path): Promise<Look>;
}

export type Look = { readonly kind: 'missing' } | { readonly kind: 'file' | 'folder' | 'other'; readonly real: Path };

/** Nothing larger than this is ever read: ten times Claude Code's own limit for a memory file. */
export const READ_LIMIT = 40 * 1024 * 1024;
