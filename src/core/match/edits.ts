/** How far two words are apart, for words that were meant to be another. */

/** Longer words are never compared: what somebody means by one is short. */
const LONGEST = 64;

/**
 * The fewest letters to put in, take out, replace or swap with their neighbour to make `b` of `a`; `most + 1` for any
 * number above `most`.
 */
export function edits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? 0, most + 1);
}

/**
 * One edit in a short word, two in a long one: what a slip of the hand makes. In a very short one a letter may be too
 * many or missing, but not another: `api` is no slip of `app`.
 */
export function isSlip(written: string, meant: string): boolean {
  if (written === meant) return false;
  if (meant.length < 4 && (meant.length < 3 || written.length === meant.length)) return false;
  const most = meant.length < 9 ? 1 : 2;
  return edits(written, meant, most) <= most;
}
