/** Where lines of what is sent stand in the file: frontmatter and comments are taken out, so they are not the same. */
import { inLine, lineRange, type Range } from '../../files/range';
import { normalise } from '../../files/text';
import type { MemoryFile } from '../../parse/memoryFile';

/** The `nth` line that is sent (from 0), from a character on. */
export function rangeOfSent({ file, frontmatter, sent }: MemoryFile, nth: number, from = 0): Range {
  const lines = normalise(file.text).split('\n');
  const wanted = sent.split('\n').slice(0, nth + 1);
  let at = frontmatter.bodyLine;
  for (const [number, line] of wanted.entries()) {
    // a comment may have stood before it
    while (at < lines.length && !lines[at]?.trimEnd().endsWith(line.trimEnd())) at++;
    if (number === nth && at < lines.length) {
      const text = lines[at] ?? '';
      const start = text.length - line.length + from;
      return inLine(at, Math.max(start, 0), Math.max(line.length - from, 0));
    }
    at++;
  }
  return lineRange(frontmatter.bodyLine);
}
