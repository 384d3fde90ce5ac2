/** The Markdown of memory files as Claude Code reads it: which block comments vanish, and where imports stand. */
import { Lexer, type Token, type Tokens } from 'marked';
import type { Dialect } from './dialect';

/** An `@path` in a memory file. */
export interface ImportMention {
  /** The path as written, `\ ` turned into a space, a `#fragment` cut. */
  readonly path: string;
  /** Zero-based line in the text that was lexed. */
  readonly line: number;
  /** Zero-based position of the `@` in that line. */
  readonly character: number;
}

export interface MarkdownFacts {
  /** The text with block-level comments removed. */
  readonly text: string;
  readonly imports: readonly ImportMention[];
}

/** Longer files are not searched for comments and imports: lexing them would block an editor for seconds. */
const LEX_LIMIT = 4 * 1024 * 1024;

/** `body` has LF line ends and no frontmatter. */
export function readMarkdown(body: string, { definitionsKept }: Pick<Dialect, 'definitionsKept'>): MarkdownFacts {
  const hasComment = body.includes('<!--');
  if ((!hasComment && !body.includes('@')) || body.length > LEX_LIMIT) return { text: body, imports: [] };
  const tokens = lex(body);
  if (!tokens) return { text: body, imports: [] };
  const finder = new ImportFinder(body);
  const kept = keptBlocks(tokens, definitionsKept);
  for (const [at, token] of tokens.entries()) finder.visitBlock(token, kept[at] ?? '');
  return { text: hasComment ? kept.join('') : body, imports: finder.found };
}

/** What is left of each block once block comments are removed. */
export function keptBlocks(blocks: readonly Token[], definitionsKept: boolean): string[] {
  let removed = false;
  return blocks.map(({ type, raw }) => {
    // the blank lines behind a comment go with it (measured)
    const kept =
      (removed && type === 'space') || (type === 'def' && !definitionsKept)
        ? ''
        : type === 'html' && isComment(raw)
          ? withoutComments(raw)
          : raw;
    removed = kept === '' && (type === 'html' || type === 'def');
    return kept;
  });
}

/** Far more than any paragraph somebody wrote. */
const MOST_MARKS = 2000;

function marksIn(text: string): number {
  let marks = 0;
  for (const char of text) if ('*_~[]`<'.includes(char)) marks++;
  return marks;
}

/** Nothing for what nests deeper than the lexer's own recursion can follow: such a text is sent as it stands. */
function lex(body: string): readonly Token[] | undefined {
  try {
    // gfm off: measured, a table cell and struck-out text are plain text to it, and only white space starts an import
    const lexer = new Lexer({ gfm: false });
    lexer.blockTokens(body, lexer.tokens);
    for (const { src, tokens } of lexer.inlineQueue) {
      // emphasis is searched for in the square of its marks: such a paragraph is taken as plain text
      if (marksIn(src) > MOST_MARKS) tokens.push({ type: 'text', raw: src, text: src, escaped: false });
      else lexer.inlineTokens(src, tokens);
    }
    return lexer.tokens;
  } catch {
    return undefined;
  }
}

function isComment(raw: string): boolean {
  return raw.trimStart().startsWith('<!--') && raw.includes('-->');
}

/** What is left of an HTML block that begins with a comment: text behind it stays, nothing else does (measured). */
function withoutComments(raw: string): string {
  const rest = raw.replaceAll(/<!--[\s\S]*?-->/g, '');
  return rest.trim() === '' ? '' : rest;
}

const written = /(?:^|\s)@((?:[^\s\\]|\\ )+)/g;

class ImportFinder {
  readonly found: ImportMention[] = [];
  readonly #source: string;
  readonly #lineStarts: number[] = [0];
  #cursor = 0;
  #blockStart = 0;

  constructor(source: string) {
    this.#source = source;
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) this.#lineStarts.push(at + 1);
  }

  /** `rest` is what a comment left of an HTML block. */
  visitBlock(token: Token, rest: string): void {
    this.#cursor = this.#blockStart;
    this.#blockStart += token.raw.length;
    if (token.type !== 'html') this.#visit(token);
    else if (isComment(token.raw)) {
      // not in the comment itself, which may name the same file
      this.#cursor += token.raw.indexOf('-->');
      this.#search(rest);
    }
  }

  #visit(token: Token): void {
    switch (token.type) {
      case 'code':
      case 'codespan':
      case 'html':
      case 'def':
      case 'image':
      case 'escape':
      case 'space':
        this.#skip(token.raw);
        return;
      case 'list':
        for (const item of (token as Tokens.List).items) this.#visitAll(item.tokens, item.raw);
        return;
      default: {
        const inner = 'tokens' in token ? (token.tokens as readonly Token[] | undefined) : undefined;
        if (inner) this.#visitAll(inner, token.raw);
        else if (token.type === 'text') this.#search(token.raw);
      }
    }
  }

  #visitAll(tokens: readonly Token[], raw: string): void {
    const before = this.#cursor;
    for (const token of tokens) this.#visit(token);
    // what an inner token's position could not be found for is made good by the outer one
    const end = this.#source.indexOf(raw, before);
    if (end >= 0) this.#cursor = Math.max(this.#cursor, Math.min(this.#source.length, end + raw.length));
  }

  #skip(raw: string): void {
    const at = this.#source.indexOf(raw, this.#cursor);
    if (at >= 0) this.#cursor = at + raw.length;
  }

  #search(text: string): void {
    for (const match of text.matchAll(written)) {
      const token = match[1] ?? '';
      const at = this.#source.indexOf(`@${token}`, this.#cursor);
      const path = importPath(token);
      if (at >= 0) this.#cursor = at + token.length + 1;
      if (path !== undefined) this.found.push({ path, ...this.#position(Math.max(at, 0)) });
    }
  }

  #position(offset: number): { line: number; character: number } {
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - (this.#lineStarts[low] ?? 0) };
  }
}

/** The path an `@token` names, or nothing when its first character rules an import out (measured). */
function importPath(token: string): string | undefined {
  const path = (token.split('#', 1)[0] ?? '').replaceAll('\\ ', ' ');
  return /^(?:\.\/|~\/|\/.|[A-Za-z0-9._-])/.test(path) ? path : undefined;
}
