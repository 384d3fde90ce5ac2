/**
 * A Markdown text as its top-level blocks. Of an edited text only the blocks around the change are lexed again:
 * the lexer takes longer for 2,000 lines than a key press may.
 */
import { Lexer, type Token } from 'marked';

/** Texts whose blocks are remembered: more documents than anybody types in at a time. */
const MOST_KNOWN = 8;
/** How many unchanged blocks behind the change are lexed again before they are believed; then four times as many. */
const FIRST_REACH = 2;

/** The blocks of a body without frontmatter, with LF line ends; `undefined` where they nest too deep to be followed. */
export function lexBlocks(body: string): readonly Token[] | undefined {
  try {
    // gfm off, as imports and comments are read
    const lexer = new Lexer({ gfm: false });
    lexer.blockTokens(body, lexer.tokens);
    // only the blocks themselves are kept, not what the lexer notes for the text inside them
    return [...lexer.tokens];
  } catch {
    return undefined;
  }
}

/** Lexes texts that are edited; each is known by a name, its file's path. */
export class BlockMemory {
  readonly #known = new Map<string, Known>();

  /** What `lexBlocks` answers for `body`. */
  of(name: string, body: string): readonly Token[] | undefined {
    const before = this.#known.get(name);
    if (before?.body === body) return before.blocks;
    const blocks = (before && edited(before.blocks, body)) ?? lexBlocks(body);
    this.#known.delete(name);
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    if (blocks) this.#known.set(name, { body, blocks });
    return blocks;
  }
}

interface Known {
  readonly body: string;
  readonly blocks: readonly Token[];
}

/** Nothing where too little of the text before is left to go by. */
function edited(before: readonly Token[], body: string): readonly Token[] | undefined {
  let [first, start] = [0, 0];
  for (let next; (next = before[first]) && body.startsWith(next.raw, start); first++) start += next.raw.length;
  if (first === before.length && start === body.length) return before;
  let [last, end] = [before.length, body.length];
  for (let next; last > first && (next = before[last - 1]) && endsWith(body, next.raw, start, end); last--)
    end -= next.raw.length;
  const from = stepBack(before, first);
  for (let at = first; at > from; at--) start -= before[at - 1]?.raw.length ?? 0;
  for (let reach = FIRST_REACH; ; reach *= 4) {
    const to = stepForward(before, last, reach);
    if (to === undefined) break;
    let stop = end;
    for (let at = last; at < to; at++) stop += before[at]?.raw.length ?? 0;
    const lexed = lexBlocks(ownCopy(body.slice(start, stop)));
    if (!lexed) return undefined;
    if (endsAlike(lexed, before, to)) return [...before.slice(0, from), ...lexed, ...before.slice(to)];
  }
  const rest = lexBlocks(body.slice(start));
  return rest && [...before.slice(0, from), ...rest];
}

/** A part of a text keeps all of that text alive, which would be one for each edit; joined anew, it stands for itself. */
function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}

function endsWith(body: string, raw: string, start: number, end: number): boolean {
  return end - raw.length >= start && body.endsWith(raw, end);
}

/** Blank lines: what stands behind them is read without regard to what stands before. */
function isBorder(block: Token | undefined): boolean {
  return block?.type === 'space';
}

/** The block before the change may go on into it, and so may what it is joined to without a blank line. */
function stepBack(before: readonly Token[], first: number): number {
  let from = first;
  while (from > 0 && isBorder(before[from - 1])) from--;
  if (from > 0) from--;
  const open = before.slice(0, from).findIndex(isOpen);
  if (open >= 0) from = open;
  while (from > 0 && !isBorder(before[from - 1])) from--;
  return from;
}

/** A definition or a tag looks for its end as far as the text goes; `[a](b)` is none. */
function isOpen({ type, raw }: Token): boolean {
  return type === 'def' || /^ {0,3}(?:<[a-z]|\[(?![^\]]*\](?!:)))/i.test(raw);
}

/** Behind so many unchanged blocks and the blank lines that end them. */
function stepForward(before: readonly Token[], last: number, reach: number): number | undefined {
  let left = reach;
  for (let at = last; at < before.length; at++)
    if (!isBorder(before[at])) left--;
    else if (left <= 0) return at + 1;
  return undefined;
}

/** The lexer has come back to where it was: the last block and the blank lines behind it are those from before. */
function endsAlike(lexed: readonly Token[], before: readonly Token[], to: number): boolean {
  return [1, 2].every((back) => {
    const [now, then] = [lexed.at(-back), before[to - back]];
    return now !== undefined && now.type === then?.type && now.raw === then.raw;
  });
}
