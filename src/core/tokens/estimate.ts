/**
 * A simple estimate of how many tokens a text is, from measured averages by kind of character for both tokenizer
 * families. Good to about a tenth on prose and code; the margin says so.
 */
import type { ModelFacts } from '../claudeCode/models';
import type { Counter, Tokens } from './tokens';

interface Weights {
  /** Tokens of one word of up to six letters, and of each further three letters. */
  readonly word: number;
  readonly more: number;
  readonly han: number;
  readonly kana: number;
  readonly symbol: number;
  readonly other: number;
}

/** Fitted by eye on the public averages: English Markdown is 2.4 (new) and 3.3 (old) characters a token, Han 1.1 tokens a character. */
const WEIGHTS: Readonly<Record<ModelFacts['family'], Weights>> = {
  new: { word: 1.25, more: 0.55, han: 1.12, kana: 0.72, symbol: 0.75, other: 0.75 },
  old: { word: 1.02, more: 0.28, han: 1.12, kana: 0.72, symbol: 0.62, other: 0.75 },
};

const MARGIN = 0.12;
/** A text longer than this is weighed by a sample from its start: work stays bounded. */
const SAMPLE = 2_000_000;

const pieces =
  /([A-Za-z\u00c0-\u024f]+)|(\d+)|([\u3040-\u30ff]+)|([\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+)|(\n+)|([ \t]{2,})|([\x21-\x7e]+?(?=[A-Za-z0-9\s]|[^\x00-\x7f]|$))|([^\x00-\x7f])/g;

/** A counter for one family; texts it has seen before cost a look-up (bounded). */
export function estimator(family: ModelFacts['family']): Counter {
  const weights = WEIGHTS[family];
  const known = new Map<string, Tokens>();
  return (text) => {
    let tokens = known.get(text);
    if (tokens) return tokens;
    tokens = estimate(text, weights);
    if (known.size >= 4096) known.clear();
    known.set(text, tokens);
    return tokens;
  };
}

function estimate(text: string, weights: Weights): Tokens {
  const sample = text.length > SAMPLE ? text.slice(0, SAMPLE) : text;
  let sum = 0;
  for (const match of sample.matchAll(pieces)) {
    const length = match[0].length;
    if (match[1] !== undefined) sum += weights.word + Math.max(0, Math.ceil((length - 6) / 3)) * weights.more;
    else if (match[2] !== undefined) sum += Math.ceil(length / 3);
    else if (match[3] !== undefined) sum += length * weights.kana;
    else if (match[4] !== undefined) sum += length * weights.han;
    else if (match[5] !== undefined || match[6] !== undefined) sum += Math.ceil(length / 16);
    else if (match[7] !== undefined) sum += Math.ceil(length / 2) * weights.symbol;
    else sum += weights.other;
  }
  const count = Math.round((sum * text.length) / Math.max(1, sample.length));
  return { count, margin: Math.ceil(count * MARGIN), how: 'estimated' };
}
