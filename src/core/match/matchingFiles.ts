/** Which files of a workspace a list of patterns matches. */
import type { FileIndex } from '../files/fileIndex';
import type { Path } from '../files/path';
import { compile, Matcher } from './patterns';

export interface Matching {
  readonly count: number;
  /** The first of them, in the order of their paths. */
  readonly first: readonly Path[];
}

const SHOWN = 10;

const known = new WeakMap<FileIndex, Map<string, Matching>>();

/** `patterns` are already split at commas and relative to `base`; worked out once for an index. */
export function matchingFiles(index: FileIndex, patterns: readonly string[], base: Path): Matching {
  const answers = known.get(index) ?? new Map<string, Matching>();
  known.set(index, answers);
  const key = JSON.stringify([base, patterns]);
  let matching = answers.get(key);
  if (!matching) answers.set(key, (matching = find(index, patterns, base)));
  return matching;
}

function find(index: FileIndex, patterns: readonly string[], base: Path): Matching {
  const matcher = new Matcher(compile(patterns));
  if (matcher.isDead) return { count: 0, first: [] };
  const first: Path[] = [];
  let count = 0;
  for (const path of index.paths) {
    if (!matcher.test(base, path).matched) continue;
    count++;
    if (first.length < SHOWN) first.push(path);
  }
  return { count, first };
}
