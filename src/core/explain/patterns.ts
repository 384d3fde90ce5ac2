/**
 * How each pattern of a rule or skill is read, and what it says of one file: which one decided, and where a file
 * is not matched, the likely misunderstanding. All answers come from the matcher itself.
 */
import { ancestorsDownTo, dirname, isWithin, type Path } from '../files/path';
import { expandBraces } from '../match/braces';
import { isDead, isReadable, matchPath, type Match } from '../match/patterns';
import { splitAtCommas } from '../parse/pathsValue';

/** Why no file at all can match a pattern. */
export type DeadBecause = 'dot' | 'parent' | 'home' | 'comment' | 'absolute' | 'unreadable';

/** One pattern after the split at commas, and what it became. */
export interface Reading {
  /** As written between the commas. */
  readonly written: string;
  /** The text it was split out of at a comma, when it was. */
  readonly splitFrom: string | undefined;
  /** Every form after brace expansion, without a trailing `/**`. */
  readonly forms: readonly string[];
  readonly expanded: boolean;
  readonly tailDropped: boolean;
  readonly exclusion: boolean;
  /** Tied to its base, or matching at any depth below it. */
  readonly reach: 'anchored' | 'anyDepth';
  /** It stands for everything. */
  readonly everything: boolean;
  readonly dead: DeadBecause | undefined;
}

/** What a pattern says of a file. */
export type Verdict =
  | { readonly code: 'matches' }
  /** It matches by itself, and an exclusion behind it takes the file out again. */
  | { readonly code: 'excludedBy'; readonly by: string }
  /** An exclusion that took this file out. */
  | { readonly code: 'excludes' }
  /** An exclusion that is not about this file, or without effect on it. */
  | { readonly code: 'idle' }
  | { readonly code: 'outside' }
  | { readonly code: 'dead' }
  /** Seen from another folder it would match. */
  | { readonly code: 'otherBase'; readonly folder: Path; readonly side: 'above' | 'below' }
  /** A folder called `[id]`, say, is read as one letter of a class. */
  | { readonly code: 'brackets' }
  | { readonly code: 'noFit' };

export interface Tested {
  readonly match: Match;
  /** In the order of the patterns. */
  readonly verdicts: readonly Verdict[];
}

/** `value` is what `paths` holds; as measured, every string of a list is split at its commas. */
export function readPatterns(value: unknown, base: Path): readonly Reading[] {
  return strings(value).flatMap((item) => {
    const parts = splitAtCommas(item);
    return parts.map((written) => readingOf(written, parts.length > 1 ? item : undefined, base));
  });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(strings) : [];
}

/** Forms that are kept of one pattern: more say nothing to a person. */
const MOST_FORMS = 12;

function readingOf(written: string, splitFrom: string | undefined, base: Path): Reading {
  const expanded = expandBraces(written);
  const forms = expanded.map((form) => (form.endsWith('/**') ? form.slice(0, -3) : form));
  const [first = ''] = forms;
  return {
    written,
    splitFrom,
    forms: forms.slice(0, MOST_FORMS),
    expanded: expanded.length > 1 || expanded[0] !== written,
    tailDropped: forms.some((form, at) => form !== expanded[at]),
    exclusion: first.startsWith('!'),
    reach: forms.every(isAnchored) ? 'anchored' : 'anyDepth',
    everything: forms.some((form) => form === '' || form === '**'),
    dead: deadBecause(first, base),
  };
}

/** A slash at the start or in the middle ties a pattern to its base, unless it begins with `**`. */
function isAnchored(form: string): boolean {
  const pattern = form.replace(/^!/, '').replace(/\/$/, '');
  return pattern.includes('/') && !pattern.startsWith('**/');
}

function deadBecause(form: string, base: Path): DeadBecause | undefined {
  const pattern = form.replace(/^!/, '');
  if (isDead(form) || isDead(pattern)) {
    if (pattern.startsWith('#')) return 'comment';
    if (pattern.startsWith('~')) return 'home';
    return pattern.startsWith('..') ? 'parent' : 'dot';
  }
  // the root of the file system is never meant by a slash in front: it is the base
  if ((base !== '/' && isWithin(base, pattern as Path)) || /^[A-Za-z]:[\\/]/.test(pattern)) return 'absolute';
  return isReadable(form) ? undefined : 'unreadable';
}

/** What the patterns, taken together, say of `file`, and each by itself. `top` ends the search for another base. */
export function testPatterns(readings: readonly Reading[], base: Path, file: Path, top: Path): Tested {
  const written = readings.map((reading) => reading.written);
  const match = matchPath(written, base, file);
  return { match, verdicts: readings.map((reading) => verdictOf(reading, match, base, file, top)) };
}

function verdictOf(reading: Reading, match: Match, base: Path, file: Path, top: Path): Verdict {
  const { written, exclusion } = reading;
  if (!isWithin(base, file) || base === file) {
    const above = match.matched ? undefined : otherBase(reading, base, file, top);
    return above ?? { code: 'outside' };
  }
  if (reading.dead) return { code: 'dead' };
  const won = match.pattern === written;
  if (exclusion) return !match.matched && match.why === 'excluded' && won ? { code: 'excludes' } : { code: 'idle' };
  if (matchPath([written], base, file).matched) {
    if (match.matched) return { code: 'matches' };
    return { code: 'excludedBy', by: match.pattern ?? '' };
  }
  return (
    otherBase(reading, base, file, top) ?? {
      code: /\[/.test(written) && fitsLiterally(written, base, file) ? 'brackets' : 'noFit',
    }
  );
}

/** The folder nearest to the base from which the pattern would match: above it, or, where the pattern is anchored, below. */
function otherBase({ written, exclusion, dead }: Reading, base: Path, file: Path, top: Path): Verdict | undefined {
  if (exclusion || dead) return undefined;
  const chain = ancestorsDownTo(dirname(file)).filter((folder) => folder !== base && isWithin(top, folder));
  const fits = (folder: Path) => matchPath([written], folder, file).matched;
  const above = chain.filter((folder) => isWithin(folder, base)).findLast(fits);
  if (above !== undefined) return { code: 'otherBase', folder: above, side: 'above' };
  const below = chain.filter((folder) => isWithin(base, folder)).find(fits);
  return below === undefined ? undefined : { code: 'otherBase', folder: below, side: 'below' };
}

function fitsLiterally(written: string, base: Path, file: Path): boolean {
  const literal = written.replaceAll(/(?<!\\)[[\]]/g, (bracket) => `\\${bracket}`);
  return matchPath([literal], base, file).matched;
}
