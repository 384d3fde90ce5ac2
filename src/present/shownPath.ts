/** How a path is written for people: relative to the start directory, `~` for home. */
import { basename, dirname, isWithin, relativeTo, type Path } from '../core/files/path';

/** The two folders a path is seen from; a `Report` is one. */
export interface Vantage {
  readonly start: Path;
  readonly home: Path;
}

/** `src/a.ts`, `../CLAUDE.md`, `~/.claude/CLAUDE.md` or `/etc/x`; the start directory itself is `.`. */
export function shownPath(path: Path, from: Vantage): string {
  const inStart = relativeTo(from.start, path);
  if (inStart !== undefined) return inStart === '' ? '.' : inStart;
  const above = seenFromAbove(path, from);
  if (above !== undefined) return above;
  const inHome = relativeTo(from.home, path);
  if (inHome !== undefined) return inHome === '' ? '~' : `~/${inHome}`;
  return path;
}

/** How many folders up a path is still written with `..`: a session often starts in a package of a repository. */
const NEAR = 3;

function seenFromAbove(path: Path, from: Vantage): string | undefined {
  let folder = from.start;
  for (let up = 1; up <= NEAR; up++) {
    folder = dirname(folder);
    // home and what lies above it have names of their own
    if (dirname(folder) === folder || isWithin(folder, from.home)) return undefined;
    const relative = relativeTo(folder, path);
    if (relative !== undefined)
      return ['..'.concat('/..'.repeat(up - 1)), relative].filter((part) => part !== '').join('/');
  }
  return undefined;
}

/** The folder that holds what `shownName` names, as shown: a skill stands for its whole folder. */
export function shownFolder(path: Path, from: Vantage): string {
  return shownPath(dirname(skillFolder(path)), from);
}

/** What a row calls the file: its name, but for a skill its folder's name. */
export function shownName(path: Path): string {
  return basename(skillFolder(path));
}

/** A skill is known by its folder; any other file is itself. */
export function skillFolder(path: Path): Path {
  return basename(path) === 'SKILL.md' ? dirname(path) : path;
}
