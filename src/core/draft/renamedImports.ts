/** What imports become when files get other names: each keeps its form, relative, from home or absolute. */
import { basename, dirname, isWithin, join, relativeTo, type Path } from '../files/path';
import type { Range } from '../files/range';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { importPlaces } from './importPlaces';
import { importingFile } from './importStanding';
import { instructionKind } from './instructionKind';
import { isInstruction } from './reading';

export interface Renamed {
  readonly from: Path;
  readonly to: Path;
}

export interface ImportEdit {
  readonly path: Path;
  readonly range: Range;
  readonly text: string;
}

/** `textOf` gives what an editor holds of a file, where one does. A renamed folder takes its files along. */
export function renamedImports(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  renames: readonly Renamed[],
  textOf: (path: Path) => string | undefined,
): readonly ImportEdit[] {
  const { snapshot } = inspected.replayed.world;
  const layers = inspected.report.stack.filter(isInstruction).map(({ path }) => path);
  const paths = new Set([...(workspace?.instructions.keys() ?? []), ...layers]);
  return [...paths].flatMap((path) => {
    const kind = instructionKind(inspected, path);
    if (kind !== 'memory' && kind !== 'rule') return [];
    const state = snapshot.files.get(path) ?? workspace?.instructions.get(path);
    const text = textOf(path) ?? (state?.kind === 'text' ? state.text : undefined);
    if (!text?.includes('@')) return [];
    const file = importingFile(inspected, path);
    const folder = dirname(newName(file.real, renames));
    return importPlaces(text, file).flatMap(({ range, written, target }): ImportEdit[] => {
      const to = newName(target, renames);
      const isMoved = folder !== dirname(file.real) && isRelative(written);
      if (to === target && !isMoved) return [];
      const next = `@${inFormOf(written, to, folder, file.home).replaceAll(' ', '\\ ')}`;
      return next === `@${written.replaceAll(' ', '\\ ')}` ? [] : [{ path, range, text: next }];
    });
  });
}

function newName(path: Path, renames: readonly Renamed[]): Path {
  for (const { from, to } of renames) {
    const below = relativeTo(from, path);
    if (below !== undefined) return below === '' ? to : join(to, below);
  }
  return path;
}

function isRelative(written: string): boolean {
  return !written.startsWith('~/') && !/^(?:\/|[A-Za-z]:[\\/])/.test(written);
}

function inFormOf(written: string, to: Path, folder: Path, home: Path): string {
  if (written.startsWith('~/')) {
    const below = relativeTo(home, to);
    return below === undefined ? to : `~/${below}`;
  }
  if (!isRelative(written)) return to;
  const relative = relativePath(folder, to);
  const needsDot = written.startsWith('./') || !/^[A-Za-z0-9._-]/.test(relative);
  return needsDot && !relative.startsWith('../') ? `./${relative}` : relative;
}

/** `to` as seen from a folder, with as many `..` as it takes. */
export function relativePath(folder: Path, to: Path): string {
  let up = '';
  let at = folder;
  while (!isWithin(at, to) && dirname(at) !== at) {
    at = dirname(at);
    up += '../';
  }
  return up + (relativeTo(at, to) ?? basename(to));
}
