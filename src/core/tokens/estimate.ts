/** An estimate of how many tokens a text is, from the learned table of a tokenizer family. */
import { KINDS } from './kindOfText';
import { marginOf } from './margin';
import { endOfContent, normalised } from './normalise';
import { scanner } from './scan';
import type { Table } from './table';
import { noTokens, type Counter, type Tokens } from './tokens';

/** Characters of texts whose counts are remembered, all together. */
const REMEMBERED = 2_000_000;

/** A counter for one family; texts it has seen before cost a look-up (bounded). */
export function estimatorOf(table: Table): Counter {
  const weigh = sumsWith(table);
  const known = new Map<string, Tokens>();
  let remembered = 0;
  return (text) => {
    let tokens = known.get(text);
    if (tokens) return tokens;
    if (endOfContent(text) === 0) return noTokens;
    const { sums, scale } = weigh(text);
    const count = sums.reduce((sum, part) => sum + part, 0) * scale;
    tokens = { count: Math.round(count), margin: marginOf(sums, scale, table.margins), how: 'estimated' };
    if (text.length > REMEMBERED) return tokens;
    if ((remembered += text.length) > REMEMBERED) {
      known.clear();
      remembered = text.length;
    }
    known.set(text, tokens);
    return tokens;
  };
}

export interface Weighed {
  /** Tokens by kind of text, with fractions. */
  readonly sums: Float64Array;
  /** What they are to be multiplied with: more than 1 where only samples of the text were read. */
  readonly scale: number;
}

/** Texts up to this length are read whole. */
const WHOLE = 2_000_000;
/** Of longer ones so many stretches are read, spread evenly. */
const STRETCHES = 50;

/** The bare sums of a text; the measuring script goes by them. */
export function sumsWith(table: Table): (text: string) => Weighed {
  const scan = scanner(table);
  return (text) => {
    const sums = new Float64Array(KINDS);
    const end = endOfContent(text);
    let read = 0;
    for (const stretch of stretchesOf(text, end)) {
      read += stretch.length;
      const sent = normalised(stretch, table.family);
      scan(sent, 0, sent.length, sums);
    }
    return { sums, scale: read === 0 ? 1 : end / read };
  };
}

/** The parts of a text that are read: all of it, or stretches from its start to its end. */
function stretchesOf(text: string, end: number): string[] {
  if (end <= WHOLE) return [text.slice(0, end)];
  const size = Math.floor(WHOLE / STRETCHES);
  return Array.from({ length: STRETCHES }, (_, part) => {
    const from = Math.floor((part * (end - size)) / (STRETCHES - 1));
    return text.slice(from, from + size);
  });
}
