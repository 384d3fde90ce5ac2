/** How a path is written for people: relative to the start directory, `~` for home. */
import { basename, dirname, relativeTo, type Path } from '../core/files/path';

/** The two folders a path is seen from; a `Report` is one. */
export interface Vantage {
  readonly start: Path;
  readonly home: Path;
}

/** `src/a.ts`, `~/.claude/CLAUDE.md` or `/etc/x`; the start directory itself is `.`. */
export function shownPath(path: Path, from: Vantage): string {
  const inStart = relativeTo(from.start, path);
  if (inStart !== undefined) return inStart === '' ? '.' : inStart;
  const inHome = relativeTo(from.home, path);
  if (inHome !== undefined) return inHome === '' ? '~' : `~/${inHome}`;
  return path;
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
