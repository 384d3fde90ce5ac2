/** What the project has written itself, and where the listing of the workspace can be believed. */
import type { FileIndex } from '../files/fileIndex';
import { isWithin, relativeTo, type Path } from '../files/path';
import type { Scene } from './scene';

/** Folders whose instruction files are somebody else's, made by a program, or kept as examples. */
const FOREIGN =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third[_-]party|site-packages|\.?venv|\.git|\.claude\/worktrees|fixtures|__fixtures__|__snapshots__|testdata|dist|build|out|target)\//i;

/** Top of the repository, without one the start directory. */
export function top(scene: Scene): Path {
  return scene.report.repository ?? scene.report.start;
}

/** False for files of dependencies, build results, fixtures and other worktrees: nobody mends those by hand. */
export function isOurs(scene: Scene, path: Path): boolean {
  return !FOREIGN.test(relativeTo(top(scene), path) ?? path);
}

const listed = new WeakMap<FileIndex, Path | undefined>();

/** Every file at such a path would be in the index: it lies in the listed folder, in this repository, and is ours. */
export function isListed(scene: Scene, path: Path): boolean {
  const index = scene.workspace?.index;
  if (!index || !isWithin(top(scene), path) || !isOurs(scene, path)) return false;
  if (!listed.has(index)) listed.set(index, sharedFolder(index.paths));
  const folder = listed.get(index);
  return folder !== undefined && isWithin(folder, path);
}

/** The deepest folder that holds all of them: the paths are sorted, so that of the first and the last. */
function sharedFolder(paths: readonly Path[]): Path | undefined {
  const [first, last] = [paths[0], paths.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  let at = 0;
  while (at < first.length && first[at] === last[at]) at++;
  const end = first.lastIndexOf('/', at === first.length ? at : at - 1);
  return (end <= 0 ? '/' : first.slice(0, end)) as Path;
}

export type There = 'file' | 'folder' | 'missing' | 'unknown';

/** What stands at `path`, by what was read or listed; where letter case does not count, a name in another may be it. */
export function thereAt(scene: Scene, path: Path): There {
  const state = scene.state(path);
  if (state) return state.kind === 'folder' || state.kind === 'missing' ? state.kind : 'file';
  const index = scene.workspace?.index;
  if (index?.has(path)) return 'file';
  if (index?.hasFolder(path)) return 'folder';
  if (!index || !isListed(scene, path)) return 'unknown';
  const caseCounts = scene.world.snapshot.place.platform === 'linux';
  return caseCounts || !inAnyCase(index).has(path.toLowerCase()) ? 'missing' : 'unknown';
}

const lowered = new WeakMap<FileIndex, ReadonlySet<string>>();

function inAnyCase(index: FileIndex): ReadonlySet<string> {
  let names = lowered.get(index);
  if (!names) {
    names = new Set([...index.paths, ...index.folders].map((path) => path.toLowerCase()));
    lowered.set(index, names);
  }
  return names;
}
