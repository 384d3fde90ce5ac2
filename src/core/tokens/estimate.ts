/**
 * A simple estimate of how many tokens a text is, from measured averages by kind of character for both tokenizer
 * families. Good to about a tenth on prose and code; the margin says so.
 */
import type { ModelFacts } from '../claudeCode/models';
import type { Counter, Tokens } from './tokens';

interface Weights {
  /** Tokens of a word of up to six letters, and of each further three letters. */
  readonly word: number;
  readonly more: number;
  readonly han: number;
  readonly kana: number;
  /** Of two characters of punctuation. */
  readonly symbol: number;
  readonly other: number;
}

/** Set so that English Markdown comes out near 2.4 (new) and 3.3 (old) characters a token, Han near 1.1 tokens each. */
const WEIGHTS: Readonly<Record<ModelFacts['family'], Weights>> = {
  new: { word: 1.25, more: 0.55, han: 1.12, kana: 0.72, symbol: 0.75, other: 0.75 },
  old: { word: 1.02, more: 0.28, han: 1.12, kana: 0.72, symbol: 0.62, other: 0.75 },
};

const MARGIN = 0.12;
/** A text longer than this is weighed by a sample from its start: work stays bounded. */
const SAMPLE = 2_000_000;

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

/** Kinds of characters, as numbers: a report weighs megabytes, and comparing texts would cost more than counting. */
const LETTER = 0;
const DIGIT = 1;
const KANA = 2;
const HAN = 3;
const NEWLINE = 4;
const BLANK = 5;
const PUNCTUATION = 6;
const OTHER = 7;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[A-Za-z]/.test(char)) return LETTER;
  if (/\d/.test(char)) return DIGIT;
  if (char === '\n') return NEWLINE;
  return /\s/.test(char) ? BLANK : PUNCTUATION;
});

function estimate(text: string, weights: Weights): Tokens {
  const end = Math.min(text.length, SAMPLE);
  let sum = 0;
  for (let at = 0; at < end;) {
    const kind = kindOf(text.charCodeAt(at));
    const from = at++;
    while (at < end && kindOf(text.charCodeAt(at)) === kind) at++;
    sum += weigh(kind, at - from, weights);
  }
  const count = Math.round((sum * text.length) / Math.max(1, end));
  return { count, margin: Math.ceil(count * MARGIN), how: 'estimated' };
}

function kindOf(code: number): number {
  if (code < 0x80) return ASCII[code] ?? OTHER;
  if (code < 0xc0) return OTHER;
  if (code <= 0x24f) return LETTER;
  if (code >= 0x3040 && code <= 0x30ff) return KANA;
  const isHan =
    (code >= 0x3400 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af) || (code >= 0xf900 && code <= 0xfaff);
  return isHan ? HAN : OTHER;
}

/** One run of characters of a kind. A single blank between words is free. */
function weigh(kind: number, length: number, weights: Weights): number {
  switch (kind) {
    case LETTER:
      return length <= 6 ? weights.word : weights.word + Math.ceil((length - 6) / 3) * weights.more;
    case DIGIT:
      return Math.ceil(length / 3);
    case KANA:
      return length * weights.kana;
    case HAN:
      return length * weights.han;
    case NEWLINE:
      return Math.ceil(length / 16);
    case BLANK:
      return length === 1 ? 0 : Math.ceil(length / 16);
    case PUNCTUATION:
      return Math.ceil(length / 2) * weights.symbol;
    default:
      return length * weights.other;
  }
}
