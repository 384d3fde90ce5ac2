/** The names of all files of a workspace, kept by whoever lists and watches it. Never changes: a change makes another. */
import { dirname, type Path } from './path';

export class FileIndex {
  /** Sorted; files only. */
  readonly paths: readonly Path[];
  readonly #files: ReadonlySet<Path>;
  #folders: ReadonlySet<Path> | undefined;

  constructor(paths: Iterable<Path>) {
    this.#files = new Set(paths);
    this.paths = [...this.#files].sort();
  }

  has(path: Path): boolean {
    return this.#files.has(path);
  }

  /** Whether any file lies below `path`. */
  hasFolder(path: Path): boolean {
    return this.folders.has(path);
  }

  /** Every folder that holds a file, at any depth. */
  get folders(): ReadonlySet<Path> {
    return (this.#folders ??= foldersOf(this.paths));
  }
}

function foldersOf(paths: readonly Path[]): Set<Path> {
  const folders = new Set<Path>();
  for (const path of paths) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}
