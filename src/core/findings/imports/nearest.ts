/** What somebody may have meant who imports a file that is not there: files that are, by their names. */
import { isImportable } from '../../claudeCode/importKinds';
import type { FileIndex } from '../../files/fileIndex';
import { basename, dirname, extname, join, type Path } from '../../files/path';
import { isSlip } from '../../match/edits';
import { thereAt, top } from '../ground';
import type { Scene } from '../scene';
import { accidentOf } from './accident';
import type { Mention } from './mention';

export interface Nearest {
  /** As it is to be written behind the `@`. */
  readonly written: string;
  /** Nothing else can have been meant. */
  readonly certain: boolean;
}

/** More names of one folder, or of the workspace, are not compared. */
const MOST_NAMES = 2000;

const known = new WeakMap<Mention, readonly Nearest[]>();

/** The likeliest first; at most two. Of what is hardly a path no name that is merely like it. */
export function nearest(scene: Scene, mention: Mention): readonly Nearest[] {
  let near = known.get(mention);
  if (!near) known.set(mention, (near = find(scene, mention, accidentOf(scene, mention) === undefined)));
  return near;
}

function find(scene: Scene, { written, target, by }: Mention, isPath: boolean): readonly Nearest[] {
  const found = new Map<Path, boolean>();
  const take = (path: Path | undefined, certain: boolean) => {
    if (path === undefined || path === by.path || found.has(path) || !isImportable(extname(path))) return;
    if (thereAt(scene, path) === 'file') found.set(path, certain);
  };
  const beside = namesIn(scene.workspace?.index, dirname(target));
  const name = basename(target);
  const inOtherCase = beside.filter((other) => other.toLowerCase() === name.toLowerCase());
  if (inOtherCase.length === 1) take(join(dirname(target), inOtherCase[0] ?? ''), true);
  if (!written.startsWith('~/') && !written.startsWith('../')) {
    // written from the top of the project, or with a slash as if the project were the whole disk
    const below = written.replace(/^(?:\.?\/)+/, '');
    for (const folder of new Set([scene.report.start, top(scene)])) take(join(folder, below), false);
  }
  if (extname(name) === '') take(join(dirname(target), `${name}.md`), false);
  if (isPath && found.size === 0) {
    const like = beside.filter((other) => isSlip(stemOf(name), stemOf(other)));
    if (like.length === 1) take(join(dirname(target), like[0] ?? ''), false);
  }
  if (isPath && found.size === 0 && extname(name) !== '') take(onlyOne(scene.workspace?.index, name), false);
  const from = dirname(by.file.real);
  return [...found].slice(0, 2).map(([path, certain]) => ({ written: pathFrom(from, path, written), certain }));
}

/** `path` as seen from `folder`, with `..` where it must be, in the way `like` is written. */
export function pathFrom(folder: Path, path: Path, like = ''): string {
  const [from, to] = [folder.split('/').filter(Boolean), path.split('/').filter(Boolean)];
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  const up = '../'.repeat(from.length - shared);
  const relative = up + to.slice(shared).join('/');
  return up === '' && like.startsWith('./') ? `./${relative}` : relative;
}

/** Without its ending, which says nothing of what was meant. */
function stemOf(name: string): string {
  return name.slice(0, name.length - extname(name).length).toLowerCase();
}

const siblings = new WeakMap<FileIndex, Map<Path, readonly string[]>>();

/** Names of the files directly in a folder. */
function namesIn(index: FileIndex | undefined, folder: Path): readonly string[] {
  if (!index) return [];
  const known = siblings.get(index) ?? new Map<Path, readonly string[]>();
  siblings.set(index, known);
  let names = known.get(folder);
  if (!names) known.set(folder, (names = filesIn(index, folder)));
  return names;
}

function filesIn(index: FileIndex, folder: Path): string[] {
  return index
    .namesIn(folder)
    .filter(({ isFolder }) => !isFolder)
    .map(({ name }) => name)
    .slice(0, MOST_NAMES);
}

const byName = new WeakMap<FileIndex, ReadonlyMap<string, Path | undefined>>();

/** The one file of the workspace that has this name; names every other folder has say nothing. */
function onlyOne(index: FileIndex | undefined, name: string): Path | undefined {
  if (!index || /^(?:readme|index|claude|agents|skill|changelog|license)\b/i.test(name)) return undefined;
  let names = byName.get(index);
  if (!names) {
    const all = new Map<string, Path | undefined>();
    for (const path of index.paths) all.set(basename(path), all.has(basename(path)) ? undefined : path);
    byName.set(index, (names = all));
  }
  return names.get(name);
}
