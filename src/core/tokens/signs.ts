/** What runs of punctuation and other symbols cost: as measured, else the cheapest split into known runs. */
import type { Ruler, Table } from './table';

/** What stands left of a run and right of it: nothing, or a blank; right of an apostrophe a letter counts too. */
export type Left = 'n' | 's';
export type Right = 'n' | 's' | 'l';

/** Runs are split into parts up to this length, few known ones are longer; rulers go by their own lengths. */
const LONGEST_PART = 12;
/** A longer run is cut here: work stays bounded. */
export const LONGEST_RUN = 128;
/** What a space on one side adds to a run on average where that was not measured. */
const SPACED = 0.25;

export type RunCost = (run: string, left: Left, right: Right) => number;
type Known = (run: string, left: Left, right: Right) => number | undefined;

export function punctuationCosts({ signs, runs }: Table): RunCost {
  const known: Known = (run, left, right) => {
    const exact = signs.get(left + right + run);
    if (exact !== undefined) return exact;
    if (left === 'n' && right === 'n') return isRuler(run, runs) ? 1 : undefined;
    if (left === 's' && right === 's') {
      const [onLeft, onRight] = [signs.get(`sn${run}`), signs.get(`ns${run}`)];
      if (onLeft !== undefined || onRight !== undefined) return Math.max(onLeft ?? 0, onRight ?? 0) + SPACED / 2;
    }
    const bare = signs.get(`nn${run}`);
    if (bare !== undefined) return bare + (left === 's' ? SPACED : 0) + (right === 's' ? SPACED : 0);
    return isRuler(run, runs) ? 1 : undefined;
  };
  const split = splitter(known, longestParts(signs, 2), runs, () => 1);
  return (run, left, right) =>
    signs.get(left + right + run) ?? rulerCost(run, runs) ?? known(run, left, right) ?? split(run, left, right);
}

export function symbolCosts({ signs, runs }: Table): RunCost {
  const known: Known = (run) => signs.get(`y${run}`) ?? (isRuler(run, runs) ? 1 : undefined);
  const split = splitter(known, longestParts(signs, 1), runs, unknownSymbol);
  return (run, left, right) => rulerCost(run, runs) ?? known(run, left, right) ?? split(run, left, right);
}

/** By its first unit how long a known run may be; names of runs carry their context of so many characters. */
function longestParts(signs: Table['signs'], context: number): ReadonlyMap<number, number> {
  const longest = new Map<number, number>();
  for (const name of signs.keys()) {
    const first = name.charCodeAt(context);
    const length = Math.min(LONGEST_PART, name.length - context);
    longest.set(first, Math.max(longest.get(first) ?? 0, length));
  }
  return longest;
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

/** The cheapest way to put a run together from known ones. */
function splitter(
  known: Known,
  longest: ReadonlyMap<number, number>,
  runs: Table['runs'],
  unknown: (char: string) => number,
): RunCost {
  return (run, left, right) => {
    const costs = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY);
    costs[0] = 0;
    for (let at = 0; at < run.length; at++) {
      const before = costs[at] ?? 0;
      if (before === Number.POSITIVE_INFINITY) continue;
      const reach = (end: number, cost: number) => (costs[end] = Math.min(costs[end] ?? cost, before + cost));
      const char = String.fromCodePoint(run.codePointAt(at) ?? 0);
      reach(at + char.length, unknown(char));
      const most = Math.min(run.length, at + (longest.get(run.charCodeAt(at)) ?? 0));
      for (let end = at + 1; end <= most; end++) {
        const cost = known(run.slice(at, end), at === 0 ? left : 'n', end === run.length ? right : 'n');
        if (cost !== undefined) reach(end, cost);
      }
      const lengths = runs.get(char)?.lengths;
      if (!lengths) continue;
      const room = repeatedFrom(run, at) - at;
      if (room === 1) continue;
      for (const length of lengths) if (length <= room) reach(at + length, 1);
    }
    return costs[run.length] ?? run.length;
  };
}
