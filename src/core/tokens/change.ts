/**
 * What an edit changes of a known weight: only the lines that became others are counted, so that a key press in a
 * long file costs next to nothing.
 */
import type { Counter, Tokens } from './tokens';

/** Stretches up to this length are counted in one piece, longer ones chunk by chunk. */
const SHORT = 4096;
/** So many chunks are a dozen long files. */
const MOST_CHUNKS = 32_768;
/** Step in which two texts are compared. */
const STEP = 2048;

/** Weighs `after` by what `before` is known to weigh. It may be off by the rounding of the counts it is made of. */
export type ChangeCounter = (known: Tokens, before: string, after: string) => Tokens;

/** One for each counter: it remembers the chunks it has counted. */
export function changeCounter(count: Counter): ChangeCounter {
  const chunks = new Map<string, number>();
  const weigh = (chunk: string): number => {
    let tokens = chunks.get(chunk);
    if (tokens !== undefined) return tokens;
    tokens = count(chunk).count;
    if (chunks.size >= MOST_CHUNKS) chunks.clear();
    chunks.set(chunk, tokens);
    return tokens;
  };
  const inChunks = (text: string) => chunksOf(text).reduce((sum, chunk) => sum + weigh(chunk), 0);
  return (known, before, after) => {
    if (before === after) return known;
    const [was, is] = changedLines(before, after);
    const isShort = Math.max(was.length, is.length) <= SHORT;
    const by = isShort ? count(is).count - count(was).count : inChunks(is) - inChunks(was);
    const sum = Math.max(0, known.count + by);
    const margin = known.count > 0 ? Math.ceil((known.margin * sum) / known.count) : count(is).margin;
    return { count: sum, margin, how: known.count > 0 ? known.how : count(is).how };
  };
}

/** A line with the blank ones behind it; a run of white space is never cut. */
export function chunksOf(text: string): string[] {
  return text.split(/(?<=\n)(?=\S)/);
}

/** What is left of two texts without the chunks they have in common at both ends. */
export function changedLines(before: string, after: string): [was: string, is: string] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && after.startsWith(before.slice(start, start + STEP), start)) start += STEP;
  start = Math.min(start, most);
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (
    end + STEP <= most - start &&
    after.endsWith(before.slice(-end - STEP, before.length - end), after.length - end)
  )
    end += STEP;
  while (end < most - start && before.charCodeAt(before.length - end - 1) === after.charCodeAt(after.length - end - 1))
    end++;
  while (start > 0 && !(isBorder(before, start) && isBorder(after, start))) start--;
  while (end > 0 && !(isBorder(before, before.length - end) && isBorder(after, after.length - end))) end--;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

/** A line begins here, and with a character that is to be seen. */
function isBorder(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) === 10 && !/\s/.test(text.charAt(at));
}
