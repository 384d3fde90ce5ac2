/**
 * What an edit changes of a known weight: only the lines that became others are counted, so that a key press in a
 * long file costs next to nothing.
 */
import { addTokens, type Counter, type Tokens } from './tokens';

/** Stretches up to this length are counted in one piece, longer ones chunk by chunk. */
const SHORT = 4096;
/** So many chunks are a dozen long files. */
const MOST_CHUNKS = 32_768;
/** A word of one token. */
const BEHIND = 'a';
/** Step in which two texts are compared. */
const STEP = 2048;

/** Weighs `after` by what `before` is known to weigh. It may be off by the rounding of the counts it is made of. */
export type ChangeCounter = (known: Tokens, before: string, after: string) => Tokens;

/** One for each counter: it remembers the chunks it has counted. */
export function changeCounter(count: Counter): ChangeCounter {
  const chunks = new Map<string, number>();
  // a counter leaves white space at the end out: within a text it counts, so that something has to stand behind it
  const within = (part: string, isLast: boolean) =>
    isLast ? count(part).count : count(part + BEHIND).count - count(BEHIND).count;
  const weigh = (chunk: string): number => {
    let tokens = chunks.get(chunk);
    if (tokens !== undefined) return tokens;
    tokens = within(chunk, false);
    if (chunks.size >= MOST_CHUNKS) chunks.clear();
    chunks.set(chunk, tokens);
    return tokens;
  };
  const inChunks = (text: string, isLast: boolean) => {
    const all = chunksOf(text);
    const last = isLast ? all.pop() : undefined;
    return all.reduce((sum, chunk) => sum + weigh(chunk), last === undefined ? 0 : within(last, true));
  };
  return (known, before, after) => {
    if (before === after) return known;
    const [was, is] = changedLines(before, after);
    // the lines behind the change are the same in both, or there are none
    const isLast = after.endsWith(is) && before.endsWith(was);
    const weighPart = Math.max(was.length, is.length) <= SHORT ? within : inChunks;
    const by = weighPart(is, isLast) - weighPart(was, isLast);
    const sum = Math.max(0, known.count + by);
    // beside an exact count only what changed is uncertain
    const isExact = known.how === 'counted' || known.count === 0;
    const margin = isExact ? count(is).margin + count(was).margin : Math.ceil((known.margin * sum) / known.count);
    return { count: sum, margin, how: isExact ? addTokens([count(is), count(was)]).how : known.how };
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
