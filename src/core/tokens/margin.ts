/** How far an estimate may be off: by what kinds of text it is made of, and never less than a token. */

/** What a text that was only sampled may be off by, as a share. */
const SAMPLED = 0.05;

/** `rates` are learned from texts the estimator had not seen: 95 of 100 lie within. */
export function marginOf(sums: Float64Array, scale: number, rates: readonly number[]): number {
  let [margin, total] = [0, 0];
  sums.forEach((tokens, kind) => {
    total += tokens;
    margin += tokens * (rates[kind] ?? 1);
  });
  if (total === 0) return 0;
  return Math.ceil(1 + (margin + (scale > 1 ? total * SAMPLED : 0)) * scale);
}
