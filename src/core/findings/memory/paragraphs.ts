/** The paragraphs and list items of a memory file as rows of word hashes, to be compared by the thousand. */
import type { Range } from '../../files/range';
import { normalise } from '../../files/text';
import type { MemoryFile } from '../../parse/memoryFile';

export interface Paragraph {
  /** Whole lines, without the last line end. */
  readonly range: Range;
  /** A hash of each word in lower case; each sign of Chinese, Japanese and Korean is one. */
  readonly words: readonly number[];
  /** The smallest hashes of its word triples: the same for nearly the same text (as in MinHash). */
  readonly keys: readonly number[];
}

/** Shorter ones are too often the same by chance. A sign counts as half a word. */
const FEWEST_WORDS = 12;
/** Keys of a paragraph. */
const KEYS = 4;
/** Longer texts are data. */
const MOST_CHARACTERS = 400_000;

const known = new WeakMap<MemoryFile, readonly Paragraph[]>();

/** Those long enough to be compared; no headings, tables, code and comments. Worked out once a file. */
export function paragraphsOf(memory: MemoryFile): readonly Paragraph[] {
  let paragraphs = known.get(memory);
  if (!paragraphs) known.set(memory, (paragraphs = memory.sent.length > MOST_CHARACTERS ? [] : read(memory)));
  return paragraphs;
}

/** Neither prose nor an item: a heading, a table, a rule, a quoted tag. */
const OTHER = /^\s*(?:#{1,6}\s|\||<|(?:[-*_]\s*){3,}$)/;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
const FENCE = /^\s*(?:`{3,}|~{3,})/;

function read({ file, frontmatter }: MemoryFile): Paragraph[] {
  const lines = normalise(file.text).split('\n');
  const found: Paragraph[] = [];
  let start = -1;
  let end: 'fence' | 'comment' | undefined;
  const close = (next: number) => {
    const paragraph = start < 0 ? undefined : paragraphIn(lines, start, next - 1);
    if (paragraph) found.push(paragraph);
    start = -1;
  };
  for (let at = frontmatter.bodyLine; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (end !== undefined) {
      if (end === 'fence' ? FENCE.test(line) : line.includes('-->')) end = undefined;
    } else if (FENCE.test(line)) {
      close(at);
      end = 'fence';
    } else if (line.includes('<!--')) {
      close(at);
      if (!line.includes('-->')) end = 'comment';
    } else if (line.trim() === '' || OTHER.test(line)) close(at);
    else if (start < 0) start = at;
    else if (ITEM.test(line)) {
      close(at);
      start = at;
    }
  }
  close(lines.length);
  return found;
}

function paragraphIn(lines: readonly string[], startLine: number, endLine: number): Paragraph | undefined {
  const words: number[] = [];
  let signs = 0;
  for (let at = startLine; at <= endLine; at++) signs += addWords(lines[at] ?? '', words);
  if (words.length - signs / 2 < FEWEST_WORDS) return undefined;
  const range = { startLine, startCharacter: 0, endLine, endCharacter: lines[endLine]?.length ?? 0 };
  return { range, words, keys: smallest(words) };
}

/** Without making a string of any of them: there are a million in a large workspace. Answers how many are single signs. */
function addWords(text: string, words: number[]): number {
  let hash = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code >= 0x41 && code <= 0x5a) code += 0x20;
    if (isSign(code)) {
      if (hash !== 0) words.push(hash);
      hash = 0;
      words.push(Math.imul(code, 0x9e3779b1) | 1);
      signs++;
    } else if (isInWord(code)) hash = Math.imul(hash ^ code, 0x01000193) | 1;
    else if (hash !== 0) {
      words.push(hash);
      hash = 0;
    }
  }
  if (hash !== 0) words.push(hash);
  return signs;
}

function isSign(code: number): boolean {
  return (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);
}

/** Letters, digits and the underscore; of what is not ASCII all but punctuation. */
function isInWord(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x303f) && code < 0xff00;
}

/** The hash of the three words from `at` on. */
export function tripleAt(words: readonly number[], at: number): number {
  const first = Math.imul(words[at] ?? 0, 0x85ebca6b) ^ (words[at + 1] ?? 0);
  return Math.imul(first, 0xc2b2ae35) ^ (words[at + 2] ?? 0);
}

function smallest(words: readonly number[]): number[] {
  const least: number[] = [];
  for (let from = 0; from + 2 < words.length; from++) {
    const triple = tripleAt(words, from);
    if ((least.length === KEYS && triple >= (least.at(-1) ?? 0)) || least.includes(triple)) continue;
    let at = least.length;
    while (at > 0 && (least[at - 1] ?? 0) > triple) at--;
    least.splice(at, 0, triple);
    if (least.length > KEYS) least.pop();
  }
  return least;
}
