/**
 * Which files of a workspace a list of patterns matches. What was found is carried on from one list of the files
 * to the next: a file more or less costs one question.
 */
import type { FileIndex, IndexChange } from '../files/fileIndex';
import { isWithin, relativeTo, type Path } from '../files/path';
import { compile, Matcher } from './patterns';
import { DEEPEST, LONGEST, plainPatterns } from './plainPatterns';

export interface Matching {
  readonly count: number;
  /** The first of them, in the order of their paths. */
  readonly first: readonly Path[];
}

const SHOWN = 10;
/** So many of the first are kept: some may go before all have to be looked for again. */
const KEPT = 64;
const MOST_KNOWN = 4096;

interface Known {
  readonly matcher: Matcher;
  age: number;
  count: number;
  /** The first of all that match, at least ten of them where there are so many. */
  first: Path[];
}

/** By the line of lists, then by patterns and base. */
const known = new WeakMap<object, Map<string, Known>>();

/** `patterns` are already split at commas and relative to `base`. Only files below `within` count. */
export function matchingFiles(index: FileIndex, patterns: readonly string[], base: Path, within = base): Matching {
  const { line, age } = index.moment;
  const answers = known.get(line) ?? new Map<string, Known>();
  known.set(line, answers);
  const key = JSON.stringify([base, within, patterns]);
  let answer = answers.get(key);
  if (!answer || answer.age > age) {
    answer = find(index, { patterns, base, within });
    if (answers.size >= MOST_KNOWN) answers.clear();
    answers.set(key, answer);
  } else if (answer.age < age) {
    for (const change of index.changesSince(answer.age))
      if (isWithin(within, change.path)) follow(answer, change, base);
    answer.age = age;
    if (answer.first.length < Math.min(answer.count, SHOWN)) refill(answer, index, { patterns, base, within });
  }
  return { count: answer.count, first: answer.first.slice(0, SHOWN) };
}

interface Asked {
  readonly patterns: readonly string[];
  readonly base: Path;
  readonly within: Path;
}

/** Files that are not below both are outside. */
function candidates(index: FileIndex, { base, within }: Asked): readonly Path[] {
  if (isWithin(base, within)) return index.filesBelow(within);
  return isWithin(within, base) ? index.filesBelow(base) : [];
}

function find(index: FileIndex, asked: Asked): Known {
  const { patterns, base } = asked;
  const compiled = compile(patterns);
  const matcher = new Matcher(compiled);
  const answer: Known = { matcher, age: index.moment.age, count: 0, first: [] };
  if (matcher.isDead) return answer;
  const fits = filterOf(patterns, matcher, base);
  for (const path of candidates(index, asked)) {
    if (!fits(path)) continue;
    answer.count++;
    if (answer.first.length < KEPT) answer.first.push(path);
  }
  return answer;
}

function follow(answer: Known, { path, there }: IndexChange, base: Path): void {
  if (answer.matcher.isDead || !answer.matcher.test(base, path).matched) return;
  answer.count += there ? 1 : -1;
  if (!there) answer.first = answer.first.filter((each) => each !== path);
  else {
    const place = answer.first.findIndex((each) => each > path);
    // behind the last that is kept there may be others that are not
    if (place >= 0) answer.first.splice(place, 0, path);
    else if (answer.first.length === answer.count - 1) answer.first.push(path);
    if (answer.first.length > KEPT) answer.first.pop();
  }
}

function refill(answer: Known, index: FileIndex, asked: Asked): void {
  const fits = filterOf(asked.patterns, answer.matcher, asked.base);
  answer.first = [];
  for (const path of candidates(index, asked)) {
    if (fits(path)) answer.first.push(path);
    if (answer.first.length === Math.min(KEPT, answer.count)) return;
  }
}

/** Asks about many paths, handed over in their order; each folder is asked about once. */
function filterOf(patterns: readonly string[], matcher: Matcher, base: Path): (path: Path) => boolean {
  const plain = plainPatterns(compile(patterns));
  if (!plain) return (path) => matcher.test(base, path).matched;
  /** The folder of the last path, of which none matches; or one that matches, with all below it. */
  let folder = '';
  let whole: string | undefined;
  return (path) => {
    const relative = relativeTo(base, path);
    if (relative === undefined || relative === '') return false;
    if (whole !== undefined && relative.startsWith(whole)) return true;
    if (relative.length > LONGEST) return matcher.test(base, path).matched;
    const own = relative.slice(0, relative.lastIndexOf('/') + 1);
    if (own !== folder) {
      if (own.split('/').length > DEEPEST) return matcher.test(base, path).matched;
      whole = firstFolder(own, whole === undefined ? folder : '', plain.test);
      folder = own;
      if (whole !== undefined) return true;
    }
    return plain.test(relative);
  };
}

/** The outermost folder on the way to `folder` that matches; those on the way to `before` do not. */
function firstFolder(folder: string, before: string, test: (relative: string) => boolean): string | undefined {
  for (let at = folder.indexOf('/'); at >= 0; at = folder.indexOf('/', at + 1)) {
    const each = folder.slice(0, at + 1);
    if (!before.startsWith(each) && test(each)) return each;
  }
  return undefined;
}
