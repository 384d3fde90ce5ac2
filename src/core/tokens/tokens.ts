/** A token count never travels alone: it says how it was got and how far it may be off. */

export interface Tokens {
  readonly count: number;
  /** How far the true count may lie from `count`, in tokens, in 95 of 100 texts of this kind. */
  readonly margin: number;
  readonly how: 'estimated' | 'counted';
}

export const noTokens: Tokens = { count: 0, margin: 0, how: 'counted' };

/** The sum of counts; margins add up, since errors of one estimator lean the same way. */
export function addTokens(parts: Iterable<Tokens>): Tokens {
  let count = 0;
  let margin = 0;
  let how: Tokens['how'] = 'counted';
  for (const part of parts) {
    count += part.count;
    margin += part.margin;
    if (part.how === 'estimated') how = 'estimated';
  }
  return { count, margin, how };
}

/** Counts a text. Tests use one that counts characters. */
export type Counter = (text: string) => Tokens;
