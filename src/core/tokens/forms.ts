/** How a word is written before it is tiled: its ends marked, and its capitals where they follow a rule. */
import type { ModelFacts } from '../claudeCode/models';

export type Family = ModelFacts['family'];

export interface Form {
  readonly form: string;
  /** Tokens paid beside the tiles. */
  readonly extra: number;
}

/**
 * `word` → `^word$`: the marks are no letters, so no word has them. The old family learned `+^word$` for `Word` and
 * `!^word$` for `WORD`; with the new one a capital first letter costs a token of its own, and other capitals are
 * letters like any other.
 */
export function formOf(word: string, family: Family): Form {
  const small = word.toLowerCase();
  if (small === word) return { form: `^${word}$`, extra: 0 };
  if (isTitle(word, small)) {
    const rest = small.slice(0, 1) + word.slice(1);
    if (rest !== small) return { form: `^${word}$`, extra: 0 };
    return family === 'new' ? { form: `^${small}$`, extra: 1 } : { form: `+^${small}$`, extra: 0 };
  }
  const isCapitals = family === 'old' && word.length > 1 && word.toUpperCase() === word;
  return { form: isCapitals ? `!^${small}$` : `^${word}$`, extra: 0 };
}

/** Whether only the first of its first two letters is a capital. */
function isTitle(word: string, small: string): boolean {
  if (word.length === 1) return word !== small;
  return word.charCodeAt(0) !== small.charCodeAt(0) && word.charCodeAt(1) === small.charCodeAt(1);
}
