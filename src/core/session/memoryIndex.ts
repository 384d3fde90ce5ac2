/** What is sent of MEMORY.md: the first 200 lines or about 25,000 bytes, then a line that says what was cut (measured). */
import type { Behaviour } from '../claudeCode/behaviour';
import { normalise } from '../files/text';
import { readFrontmatter } from '../parse/frontmatter';
import { readMarkdown } from '../parse/markdown';

const MAX_LINES = 200;
const MAX_BYTES = 25_000;

export interface MemoryIndexText {
  readonly sent: string;
  readonly lines: number;
  readonly linesKept: number;
  readonly cutBy: 'nothing' | 'lines' | 'bytes';
}

export function memoryIndex(file: string, behaviour: Behaviour): MemoryIndexText {
  const body = readFrontmatter(normalise(file), behaviour).body;
  const text = readMarkdown(body).text.trim();
  const lines = text === '' ? [] : text.split('\n');
  const bytes = utf8Length(text);
  let kept = lines.slice(0, MAX_LINES);
  const overLines = lines.length > MAX_LINES;
  const overBytes = utf8Length(kept.join('\n')) > MAX_BYTES;
  if (overBytes) kept = withinBytes(kept);
  if (!overLines && !overBytes) return { sent: text, lines: lines.length, linesKept: lines.length, cutBy: 'nothing' };
  const size = describeSize(lines.length, bytes, overLines, bytes > MAX_BYTES);
  const cut = lines.length - kept.length;
  const where =
    behaviour.memoryWarning === 'full'
      ? `: ${String(cut)} of ${String(lines.length)} lines were cut off, starting at line ${String(kept.length + 1)} ("${preview(lines[kept.length] ?? '')}")`
      : '';
  const warning =
    `> WARNING: MEMORY.md is ${size}. Only part of it was loaded${where}. ` +
    'Keep index entries to one line under ~200 chars; move detail into topic files.';
  const sent = `${kept.join('\n')}\n\n${warning}`;
  return { sent, lines: lines.length, linesKept: kept.length, cutBy: overBytes ? 'bytes' : 'lines' };
}

function withinBytes(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const line of lines) {
    used += utf8Length(line) + 1;
    if (used > MAX_BYTES) break;
    kept.push(line);
  }
  return kept;
}

function describeSize(lines: number, bytes: number, overLines: boolean, overBytes: boolean): string {
  const kilobytes = `${(bytes / 1024).toFixed(1)}KB`;
  if (overLines && overBytes) return `${String(lines)} lines and ${kilobytes}`;
  return overLines
    ? `${String(lines)} lines (limit: ${String(MAX_LINES)})`
    : `${kilobytes} (limit: ${(MAX_BYTES / 1024).toFixed(1)}KB)`;
}

function preview(line: string): string {
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

function utf8Length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) length += code > 0x7ff && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return length;
}
