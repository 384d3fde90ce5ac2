/** What runs of punctuation and other symbols cost: as measured, else the cheapest split into known runs. */
import type { Ruler, Table } from './table';

/** What stands left of a run and right of it: nothing, or a blank; right of an apostrophe a letter counts too. */
export type Left = 'n' | 's';
export type Right = 'n' | 's' | 'l';

/** Known runs are no longer than this; rulers of one sign are, and go by their lengths. */
const LONGEST_KNOWN = 15;
/** A longer run is cut here: work stays bounded. */
export const LONGEST_RUN = 256;
/** What a space on one side adds to a run on average where that was not measured. */
const SPACED = 0.25;

export type RunCost = (run: string, left: Left, right: Right) => number;

export function punctuationCosts({ signs, runs }: Table): RunCost {
  const known = (run: string, left: Left, right: Right): number | undefined => {
    const exact = signs.get(left + right + run);
    if (exact !== undefined) return exact;
    if (left === 's' && right === 's') {
      const [onLeft, onRight] = [signs.get(`sn${run}`), signs.get(`ns${run}`)];
      if (onLeft !== undefined || onRight !== undefined) return Math.max(onLeft ?? 0, onRight ?? 0) + SPACED / 2;
    }
    const bare = signs.get(`nn${run}`);
    if (bare !== undefined) return bare + (left === 's' ? SPACED : 0) + (right === 's' ? SPACED : 0);
    return isRuler(run, runs) ? 1 : undefined;
  };
  return (run, left, right) =>
    signs.get(left + right + run) ??
    rulerCost(run, runs) ??
    known(run, left, right) ??
    cheapestSplit(run, [left, right], runs, known, () => 1);
}

export function symbolCosts({ signs, runs }: Table): RunCost {
  const known = (run: string): number | undefined => signs.get(`y${run}`) ?? (isRuler(run, runs) ? 1 : undefined);
  return (run) => rulerCost(run, runs) ?? known(run) ?? cheapestSplit(run, ['n', 'n'], runs, known, unknownSymbol);
}

/** A symbol that was never measured, by the bytes it takes. */
function unknownSymbol(char: string): number {
  if (char.length > 1) return 3;
  return char.charCodeAt(0) < 0x800 ? 1.8 : 2.2;
}

function isRuler(run: string, runs: Table['runs']): boolean {
  return run.length > 1 && runs.get(run.charAt(0))?.lengths.includes(run.length) === true && isRepeated(run);
}

function isRepeated(run: string): boolean {
  return repeatedFrom(run, 0) === run.length;
}

/** Where the sign that stands at `at` stops being repeated. */
function repeatedFrom(run: string, at: number): number {
  const first = run.charCodeAt(at);
  let end = at + 1;
  while (end < run.length && run.charCodeAt(end) === first) end++;
  return end;
}

/** A run of one sign whose lengths were measured. */
function rulerCost(run: string, runs: Table['runs']): number | undefined {
  if (run.length < 5 || !isRepeated(run)) return undefined;
  const ruler = runs.get(run.charAt(0));
  return ruler === undefined ? undefined : fewestLengths(run.length, ruler);
}

/** The fewest tokens for `total` of one sign; far beyond the lengths, the greatest of them is the cheapest. */
function fewestLengths(total: number, { lengths, single }: Ruler): number {
  const greatest = lengths[0] ?? 1;
  const each = lengths.length === 0 ? single : 1;
  const sure = Math.max(0, Math.floor((total - 2 * LONGEST_RUN) / greatest));
  const rest = total - sure * greatest;
  const fewest = new Int32Array(rest + 1);
  for (let sum = 1; sum <= rest; sum++) {
    let best = (fewest[sum - 1] ?? 0) + single;
    for (const length of lengths) if (length <= sum) best = Math.min(best, (fewest[sum - length] ?? 0) + 1);
    fewest[sum] = best;
  }
  return sure * each + (fewest[rest] ?? 0);
}

function cheapestSplit(
  run: string,
  [left, right]: readonly [Left, Right],
  runs: Table['runs'],
  known: (part: string, left: Left, right: Right) => number | undefined,
  unknown: (char: string) => number,
): number {
  const costs = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  for (let at = 0; at < run.length; at++) {
    const before = costs[at] ?? 0;
    if (before === Number.POSITIVE_INFINITY) continue;
    const reach = (end: number, cost: number) => (costs[end] = Math.min(costs[end] ?? cost, before + cost));
    const char = String.fromCodePoint(run.codePointAt(at) ?? 0);
    reach(at + char.length, unknown(char));
    for (let end = at + 1, last = Math.min(run.length, at + LONGEST_KNOWN); end <= last; end++) {
      const cost = known(run.slice(at, end), at === 0 ? left : 'n', end === run.length ? right : 'n');
      if (cost !== undefined) reach(end, cost);
    }
    const room = repeatedFrom(run, at) - at;
    for (const length of room > LONGEST_KNOWN ? (runs.get(char)?.lengths ?? []) : []) {
      if (length <= room) reach(at + length, 1);
    }
  }
  return costs[run.length] ?? run.length;
}
