/**
 * Counts somebody asked the model's own endpoint for, as plain data: they go before the estimate wherever a text
 * has one. What a count means is the same for both: the tokens of the text alone, trailing whitespace left out.
 */
import { textId, type TextId } from '../files/text';
import { endOfContent } from './normalise';
import type { Counter, Tokens } from './tokens';

/** By the id a model has at the endpoint, then by the text's key. Tokenizers differ, so a count is of one model. */
export type Counted = ReadonlyMap<string, ReadonlyMap<TextId, number>>;

/** For whoever has no network. */
export const nothingCounted: Counted = new Map();

/** The id a model has at the endpoint: the size of the window asked for is no part of it. */
export function modelAtEndpoint(id: string): string {
  return id.replace(/\[1m\]$/i, '');
}

/** What is counted of a text: a message swallows the whitespace it ends with. */
export function countedPart(text: string): string {
  return text.slice(0, endOfContent(text));
}

/** As many as a large project has; each is worked out once, since a report asks for all of them. */
const MOST_KEYS = 8192;
const keys = new Map<string, TextId>();

/** Names a text by the part of it that is counted. */
export function countKey(text: string): TextId {
  let key = keys.get(text);
  if (key === undefined) {
    key = textId(countedPart(text));
    if (keys.size >= MOST_KEYS) keys.clear();
    keys.set(text, key);
  }
  return key;
}

const EMPTY = textId('');

/** Gives the count where there is one, and the estimate for every other text. */
export function countedFirst(estimate: Counter, counts: ReadonlyMap<TextId, number>): Counter {
  return (text): Tokens => {
    const key = countKey(text);
    const count = key === EMPTY ? 0 : counts.get(key);
    return count === undefined ? estimate(text) : { count, margin: 0, how: 'counted' };
  };
}
