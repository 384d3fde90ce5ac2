/** Whether patterns match anything at all in a workspace: the first file they do, found without asking for most. */
import type { FileIndex } from '../files/fileIndex';
import { join, type Path } from '../files/path';
import { namesOf, stretchOf, type FileNames } from './fileNames';
import { compile, isDead, Matcher } from './patterns';

/**
 * Nothing when no file matches; `unknown` when looking on would take too long. `patterns` are already split at commas
 * and relative to `base`. Worked out once for an index.
 */
export function firstMatch(index: FileIndex, patterns: readonly string[], base: Path): Path | 'unknown' | undefined {
  const answers = known.get(index) ?? { left: MOST_QUESTIONS, byKey: new Map<string, Path | 'unknown' | undefined>() };
  known.set(index, answers);
  const key = JSON.stringify([base, patterns]);
  if (!answers.byKey.has(key)) answers.byKey.set(key, find(index, patterns, base, answers));
  return answers.byKey.get(key);
}

/** Files that patterns are tried on, for all questions about one index together: about a tenth of a second. */
const MOST_QUESTIONS = 300_000;

interface Answers {
  left: number;
  readonly byKey: Map<string, Path | 'unknown' | undefined>;
}

const known = new WeakMap<FileIndex, Answers>();

function find(
  index: FileIndex,
  patterns: readonly string[],
  base: Path,
  answers: Answers,
): Path | 'unknown' | undefined {
  const compiled = compile(patterns);
  const names = namesOf(index);
  const possible = compiled.parts.filter(({ pattern }) => !pattern.startsWith('!') && isPossible(pattern, names));
  if (possible.length === 0) return undefined;
  const matcher = new Matcher(compiled);
  const among = (folder: Path): Path | 'unknown' | undefined => {
    const [from, to] = stretchOf(index, folder);
    for (let at = from; at < to; at++) {
      const path = index.paths[at];
      if (path === undefined) continue;
      if (--answers.left < 0) return 'unknown';
      if (matcher.test(base, path).matched) return path;
    }
    return undefined;
  };
  // most often it is where the pattern says, and there are few files there
  for (const { pattern } of possible) {
    const folder = join(base, literalFolder(pattern));
    const found = folder === base ? undefined : among(folder);
    if (found !== undefined) return found;
  }
  return among(base);
}

/** The folders a pattern begins with that are written out. */
function literalFolder(pattern: string): string {
  const parts = pattern.replace(/^\//, '').split('/');
  const from = parts.findIndex(isSpecial);
  return parts.slice(0, from < 0 ? parts.length : from).join('/') || '.';
}

/** Every name and every ending that is written out in it occurs. */
function isPossible(pattern: string, { all, extensions }: FileNames): boolean {
  if (isDead(pattern)) return false;
  return pattern
    .toLowerCase()
    .trimEnd()
    .split('/')
    .every((part) => {
      if (part === '') return true;
      if (!isSpecial(part)) return all.has(part);
      const ending = /^\*(\.[^.*?[\]\\!{}]+)$/.exec(part)?.[1];
      return ending === undefined || extensions.has(ending) || all.has(ending);
    });
}

export function isSpecial(part: string): boolean {
  return /[*?[\]\\!{}]/.test(part);
}
