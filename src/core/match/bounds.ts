/**
 * How much work a path pattern may make. Patterns come from files anybody may have written, and both libraries
 * behind them turn a pattern into an expression that can try every way to share a name out among its stars.
 */

/** Steps one list of patterns may cost on one path: some tens of milliseconds. */
const STEPS = 3_000_000;

/** Making a pattern ready costs the square of its length; this is about a quarter of a second for one list. */
const READY = 100_000_000;

/** What of a pattern decides its cost. */
export interface Stars {
  /** Parts that are `**`. */
  readonly folders: number;
  /** The most runs of stars in another part. */
  readonly inName: number;
}

export function starsOf(pattern: string): Stars {
  const parts = pattern.split('/');
  const inName = parts.filter((part) => part !== '**').map((part) => part.split(/\*+/).length - 1);
  return { folders: parts.length - inName.length, inName: inName.reduce((most, runs) => Math.max(most, runs), 0) };
}

/** Which of a list's patterns can be tried on `path` within bounds; usually all, the others match nothing. */
export function affordable(patterns: readonly Stars[], path: string): boolean[] {
  const parts = path.split('/');
  const longest = parts.reduce((most, part) => Math.max(most, part.length), 0);
  let left = STEPS;
  return patterns.map(({ folders, inName }) => {
    const steps = ways(parts.length, folders) * ways(longest, inName);
    if (steps > left) return false;
    left -= steps;
    return true;
  });
}

/** Which of a list's patterns are short enough to be made ready at all. */
export function readable(patterns: readonly string[]): boolean[] {
  let left = READY;
  return patterns.map(({ length }) => {
    if (length ** 2 > left) return false;
    left -= length ** 2;
    return true;
  });
}

/** In how many ways `stars` stars can share out `length` places. */
function ways(length: number, stars: number): number {
  let count = 1;
  for (let at = 0; at < stars; at++) count *= (length + at + 1) / (at + 1);
  return count;
}
