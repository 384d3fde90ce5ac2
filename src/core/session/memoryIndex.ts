/** What is sent of MEMORY.md: its first lines, as far as two limits allow, then a line that says what was cut (measured). */
import type { Behaviour } from '../claudeCode/behaviour';
import { normalise } from '../files/text';
import { readFrontmatter } from '../parse/frontmatter';
import { readMarkdown } from '../parse/markdown';
import { cutText } from './listingText';

export interface MemoryIndexText {
  readonly sent: string;
  readonly lines: number;
  readonly linesKept: number;
  readonly cutBy: 'nothing' | 'lines' | 'characters';
  /** How much of the text without frontmatter and comments is sent, in characters. */
  readonly charsKept: number;
}

export function memoryIndex(file: string, behaviour: Behaviour): MemoryIndexText {
  const body = readFrontmatter(normalise(file, behaviour.bomIgnored), behaviour).body;
  return cutIndex(readMarkdown(body, behaviour).text.trim(), behaviour);
}

/** `text` is trimmed, its frontmatter and block comments are gone. */
export function cutIndex(text: string, behaviour: Behaviour): MemoryIndexText {
  const { autoMemoryLines: maxLines, autoMemoryChars: maxChars } = behaviour;
  const lines = text === '' ? [] : text.split('\n');
  const first = lines.slice(0, maxLines).join('\n');
  const isLong = lines.length > maxLines;
  if (!isLong && text.length <= maxChars) {
    return { sent: text, lines: lines.length, linesKept: lines.length, cutBy: 'nothing', charsKept: text.length };
  }
  const kept = first.length > maxChars ? cutAtLineEnd(first, maxChars) : first;
  const linesKept = kept.split('\n').length;
  const size = describeSize(lines.length, text.length, behaviour);
  const where = behaviour.memoryWarning === 'full' ? `: ${describeCut(lines, kept, linesKept, behaviour)}` : '';
  const warning =
    `> WARNING: MEMORY.md is ${size}. Only part of it was loaded${where}. ` +
    'Keep index entries to one line under ~200 chars; move detail into topic files.';
  return {
    sent: `${kept}\n\n${warning}`,
    lines: lines.length,
    linesKept,
    cutBy: first.length > maxChars ? 'characters' : 'lines',
    charsKept: kept.length,
  };
}

/** The last line end that fits; a first line that is too long is cut in the middle. */
function cutAtLineEnd(text: string, maxChars: number): string {
  const end = text.lastIndexOf('\n', maxChars);
  return text.slice(0, end > 0 ? end : maxChars);
}

function describeSize(lines: number, chars: number, limits: Behaviour): string {
  const { autoMemoryLines: maxLines, autoMemoryChars: maxChars } = limits;
  const size = kilobytes(chars);
  if (lines <= maxLines) return `${size} (limit: ${kilobytes(maxChars)}) — index entries are too long`;
  return chars > maxChars
    ? `${String(lines)} lines and ${size}`
    : `${String(lines)} lines (limit: ${String(maxLines)})`;
}

function describeCut(lines: readonly string[], kept: string, linesKept: number, limits: Behaviour): string {
  const isMidLine = kept.length < (lines[0]?.length ?? 0);
  if (isMidLine) return `everything after the first ${String(limits.autoMemoryChars)} characters of line 1 was cut off`;
  const cut = lines.length - linesKept;
  const next = cutText(lines[linesKept] ?? '', limits.autoMemoryPreview);
  return `${String(cut)} of ${String(lines.length)} lines were cut off, starting at line ${String(linesKept + 1)} ("${next}")`;
}

function kilobytes(chars: number): string {
  return `${(chars / 1024).toFixed(1)}KB`;
}
