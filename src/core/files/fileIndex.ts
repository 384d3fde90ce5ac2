/** The names of all files of a workspace, kept by whoever lists and watches it. Never changes: a change makes another. */
import { dirname, type Path } from './path';

/** One file more or less. */
export interface IndexChange {
  readonly path: Path;
  readonly there: boolean;
}

/** All changes from a first list on; the lists that came of it share it. */
interface Line {
  readonly changes: IndexChange[];
}

/** A line that is longer begins anew: who remembers answers looks through all changes since. */
const LONGEST_LINE = 20_000;

export class FileIndex {
  /** Sorted; files only. */
  readonly paths: readonly Path[];
  readonly #line: Line;
  readonly #age: number;
  #folders: ReadonlySet<Path> | undefined;

  /** `after` is for `with` alone, whose paths are sorted. */
  constructor(paths: Iterable<Path>, after?: { readonly line: Line }) {
    this.paths = after ? [...paths] : [...new Set(paths)].sort();
    this.#line = after?.line ?? { changes: [] };
    this.#age = this.#line.changes.length;
  }

  /** The list with some files more and some less; a folder that is removed takes its files along. */
  with(added: Iterable<Path>, removed: Iterable<Path>): FileIndex {
    const gone = new Set<Path>();
    for (const path of removed) for (const each of this.#at(path)) gone.add(each);
    const more = [...new Set(added)].filter((path) => (gone.has(path) ? !gone.delete(path) : !this.has(path))).sort();
    if (gone.size === 0 && more.length === 0) return this;
    const line = this.#isNewest && this.#age < LONGEST_LINE ? this.#line : { changes: [] };
    for (const path of gone) line.changes.push({ path, there: false });
    for (const path of more) line.changes.push({ path, there: true });
    const kept = gone.size === 0 ? this.paths : this.paths.filter((path) => !gone.has(path));
    return new FileIndex(merged(kept, more), { line });
  }

  has(path: Path): boolean {
    return this.paths[this.#place(path)] === path;
  }

  /** Whether any file lies below `path`. */
  hasFolder(path: Path): boolean {
    const prefix = below(path);
    return this.paths[this.#place(prefix)]?.startsWith(prefix) === true;
  }

  /** All files below `path`, in order. */
  filesBelow(path: Path): readonly Path[] {
    const prefix = below(path);
    const from = this.#place(prefix);
    // no text with this beginning sorts behind the beginning with the highest character
    return this.paths.slice(from, this.#place(`${prefix}\uffff`));
  }

  /** What stands in `path` itself, in order; folders are those that hold a file. Does not look at all that is below. */
  namesIn(path: Path): readonly { readonly name: string; readonly isFolder: boolean }[] {
    const prefix = below(path);
    const names: { name: string; isFolder: boolean }[] = [];
    for (let at = this.#place(prefix); this.paths[at]?.startsWith(prefix);) {
      const rest = this.paths[at]?.slice(prefix.length) ?? '';
      const slash = rest.indexOf('/');
      const name = slash < 0 ? rest : rest.slice(0, slash);
      names.push({ name, isFolder: slash >= 0 });
      at = slash < 0 ? at + 1 : this.#place(`${prefix}${name}/\uffff`);
    }
    return names;
  }

  /** Every folder that holds a file, at any depth. */
  get folders(): ReadonlySet<Path> {
    return (this.#folders ??= foldersOf(this.paths));
  }

  /** Names the line of lists this one belongs to, and its place in it: what is known of one can be carried on to the next. */
  get moment(): { readonly line: object; readonly age: number } {
    return { line: this.#line, age: this.#age };
  }

  /** The changes of the line from a place in it up to this list. */
  changesSince(age: number): readonly IndexChange[] {
    return this.#line.changes.slice(age, this.#age);
  }

  get #isNewest(): boolean {
    return this.#line.changes.length === this.#age;
  }

  #at(path: Path): readonly Path[] {
    return this.has(path) ? [path, ...this.filesBelow(path)] : this.filesBelow(path);
  }

  /** Where `text` stands in the list, or would. */
  #place(text: string): number {
    let low = 0;
    let high = this.paths.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.paths[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function below(folder: Path): string {
  return folder.endsWith('/') ? folder : `${folder}/`;
}

/** Two sorted lists as one. */
function merged(paths: readonly Path[], more: readonly Path[]): readonly Path[] {
  if (more.length === 0) return paths;
  const all: Path[] = [];
  let at = 0;
  for (const path of paths) {
    for (let next = more[at]; next !== undefined && next < path; next = more[++at]) all.push(next);
    all.push(path);
  }
  for (; at < more.length; at++) all.push(more[at] as Path);
  return all;
}

function foldersOf(paths: readonly Path[]): Set<Path> {
  const folders = new Set<Path>();
  for (const path of paths) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}
