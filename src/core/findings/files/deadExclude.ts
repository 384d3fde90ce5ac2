/** Entries of `claudeMdExcludes` that exclude nothing: in a form that never can, or without a file they name. */
import { isAbsolute, join, toPath, type Path } from '../../files/path';
import { rangeOf, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import { settingsFiles } from '../../gather/settingsFiles';
import { Excludes } from '../../match/excludes';
import { settingsIn } from '../../session/world';
import { fix, found, replace, type Fix, type Found } from '../finding';
import { isListed, thereAt } from '../ground';
import type { Scene } from '../scene';

/** More entries of one file are not looked at. */
const MOST_ENTRIES = 50;

export function* deadExclude(scene: Scene): Iterable<Found> {
  const { snapshot, behaviour } = scene.world;
  for (const { source, path } of settingsFiles(snapshot.place)) {
    const file = scene.file(path);
    const patterns = file ? settingsIn(file, source, behaviour).claudeMdExcludes.slice(0, MOST_ENTRIES) : [];
    if (!file || patterns.length === 0) continue;
    const text = normalise(file.text);
    const { startLine } = rangeOf(text, '"claudeMdExcludes"');
    for (const pattern of patterns) {
      const range = rangeOf(text, JSON.stringify(pattern), startLine);
      const data = { pattern };
      if (neverMatches(pattern)) {
        const variant = pattern.startsWith('~') ? 'home' : 'relative';
        const fixes = rewritten(scene, path, text, range, pattern);
        yield found('dead-exclude', path, range, { data: { ...data, variant }, fixes });
      } else if ((source === 'project' || source === 'local') && excludesNothing(scene, pattern)) {
        yield found('idle-exclude', path, range, { data });
      }
    }
  }
}

/** Matched against absolute paths: what begins with a plain name, a dot or `~` is none of them (measured). */
function neverMatches(pattern: string): boolean {
  return /^[\w.~]/.test(pattern) && !isAbsolute(pattern);
}

function rewritten(scene: Scene, path: Path, text: string, range: Range, pattern: string): Fix[] {
  const better = absoluteOf(scene, pattern);
  if (better === undefined || range.endLine !== range.startLine) return [];
  const changes = [replace(path, text, range, JSON.stringify(better))];
  return [fix('write-exclude', 'review', changes, { data: { pattern: better } })];
}

function absoluteOf(scene: Scene, pattern: string): string | undefined {
  if (pattern.startsWith('~/')) return join(scene.report.home, pattern.slice(2));
  const plain = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  if (plain === '' || plain.startsWith('~') || plain.startsWith('..')) return undefined;
  const isFolder = plain !== pattern.replace(/^\.\//, '') || !/[.*]/.test(plain.slice(plain.lastIndexOf('/') + 1));
  return `**/${plain}${isFolder ? '/**' : ''}`;
}

/** Only where the entry names files: a folder may be named for the day it is there. */
function excludesNothing(scene: Scene, pattern: string): boolean {
  const index = scene.workspace?.index;
  const { files, place } = scene.world.snapshot;
  if (!index || !pattern.endsWith('.md') || /[!?[\](){}]/.test(pattern)) return false;
  if (!pattern.includes('*')) return thereAt(scene, toPath(pattern)) === 'missing';
  // in folders that are not listed it may have its file
  const isEverywhere = pattern.startsWith('**/') && isListed(scene, place.start);
  if (!isEverywhere || /\/(?:node_modules|vendor|dist|build|out|target)\//.test(pattern)) return false;
  const excludes = new Excludes([pattern], place.platform === 'win32');
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  const isNamed = (path: Path) => name.includes('*') || path.endsWith(`/${name}`);
  const matches = (path: Path) => isNamed(path) && excludes.deciding(path) !== undefined;
  if (excludes.patterns.length === 0 || index.paths.some((path) => path.endsWith('.md') && matches(path))) return false;
  for (const [path, state] of files) if (state.kind === 'text' && (matches(path) || matches(state.real))) return false;
  return true;
}
