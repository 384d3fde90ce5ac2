/** What is sent of MEMORY.md: the first 200 lines or 25,000 characters, then a line that says what was cut (measured). */
import type { Behaviour } from '../claudeCode/behaviour';
import { normalise } from '../files/text';
import { readFrontmatter } from '../parse/frontmatter';
import { readMarkdown } from '../parse/markdown';
import { cutText } from './listingText';

const MAX_LINES = 200;
/** Counted in characters, whatever the warning says (measured with Japanese text). */
const MAX_CHARS = 25_000;

export interface MemoryIndexText {
  readonly sent: string;
  readonly lines: number;
  readonly linesKept: number;
  readonly cutBy: 'nothing' | 'lines' | 'characters';
}

export function memoryIndex(file: string, behaviour: Behaviour): MemoryIndexText {
  const body = readFrontmatter(normalise(file, behaviour.bomIgnored), behaviour).body;
  const text = readMarkdown(body, behaviour).text.trim();
  const lines = text === '' ? [] : text.split('\n');
  const first = lines.slice(0, MAX_LINES).join('\n');
  const isLong = lines.length > MAX_LINES;
  if (!isLong && text.length <= MAX_CHARS) {
    return { sent: text, lines: lines.length, linesKept: lines.length, cutBy: 'nothing' };
  }
  const kept = first.length > MAX_CHARS ? cutAtLineEnd(first) : first;
  const linesKept = kept.split('\n').length;
  const size = describeSize(lines.length, text.length);
  const where = behaviour.memoryWarning === 'full' ? `: ${describeCut(lines, kept, linesKept)}` : '';
  const warning =
    `> WARNING: MEMORY.md is ${size}. Only part of it was loaded${where}. ` +
    'Keep index entries to one line under ~200 chars; move detail into topic files.';
  return {
    sent: `${kept}\n\n${warning}`,
    lines: lines.length,
    linesKept,
    cutBy: first.length > MAX_CHARS ? 'characters' : 'lines',
  };
}

/** The last line end that fits; a first line that is too long is cut in the middle. */
function cutAtLineEnd(text: string): string {
  const end = text.lastIndexOf('\n', MAX_CHARS);
  return text.slice(0, end > 0 ? end : MAX_CHARS);
}

function describeSize(lines: number, chars: number): string {
  const size = kilobytes(chars);
  if (lines <= MAX_LINES) return `${size} (limit: ${kilobytes(MAX_CHARS)}) — index entries are too long`;
  return chars > MAX_CHARS
    ? `${String(lines)} lines and ${size}`
    : `${String(lines)} lines (limit: ${String(MAX_LINES)})`;
}

function describeCut(lines: readonly string[], kept: string, linesKept: number): string {
  const isMidLine = kept.length < (lines[0]?.length ?? 0);
  if (isMidLine) return `everything after the first ${String(MAX_CHARS)} characters of line 1 was cut off`;
  const cut = lines.length - linesKept;
  const next = cutText(lines[linesKept] ?? '', PREVIEW);
  return `${String(cut)} of ${String(lines.length)} lines were cut off, starting at line ${String(linesKept + 1)} ("${next}")`;
}

/** Characters shown of the first line that was cut off. */
const PREVIEW = 80;

function kilobytes(chars: number): string {
  return `${(chars / 1024).toFixed(1)}KB`;
}
