/** The names a file index is made of, so that most questions about patterns need not look at its files one by one. */
import type { FileIndex } from '../files/fileIndex';
import { basename, dirname, extname, type Path } from '../files/path';

export interface FileNames {
  /** Of files and folders, in lower case. */
  readonly all: ReadonlySet<string>;
  /** Of files, with the dot, in lower case. */
  readonly extensions: ReadonlySet<string>;
  /** Folders by their last name in lower case. */
  readonly folders: ReadonlyMap<string, readonly Path[]>;
  /** The folders in each folder. */
  readonly inside: ReadonlyMap<Path, readonly Path[]>;
}

const known = new WeakMap<FileIndex, FileNames>();

export function namesOf(index: FileIndex): FileNames {
  let names = known.get(index);
  if (!names) known.set(index, (names = collect(index)));
  return names;
}

function collect(index: FileIndex): FileNames {
  const all = new Set<string>();
  const extensions = new Set<string>();
  const folders = new Map<string, Path[]>();
  const inside = new Map<Path, Path[]>();
  const add = <Key>(map: Map<Key, Path[]>, key: Key, path: Path) => {
    const list = map.get(key);
    if (list) list.push(path);
    else map.set(key, [path]);
  };
  for (const path of index.paths) {
    all.add(basename(path).toLowerCase());
    extensions.add(extname(path).toLowerCase());
  }
  for (const folder of index.folders) {
    const name = basename(folder).toLowerCase();
    all.add(name);
    add(folders, name, folder);
    add(inside, dirname(folder), folder);
  }
  return { all, extensions, folders, inside };
}

/** The stretch of the index's files that lie below `folder`: from the first to before the last. */
export function stretchOf({ paths }: FileIndex, folder: Path): readonly [from: number, to: number] {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  return [firstAtLeast(paths, prefix), firstAtLeast(paths, `${prefix.slice(0, -1)}0`)]; // 0 comes after the slash
}

function firstAtLeast(paths: readonly Path[], text: string): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
