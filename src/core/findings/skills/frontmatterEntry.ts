/** Where a key stands in the frontmatter of a skill: findings mark it, fixes write another value or take it away. */
import { inLine, type Range } from '../../files/range';
import type { Frontmatter } from '../../parse/frontmatter';

export interface Entry {
  /** The line of the key, up to its end. */
  readonly line: Range;
  /** Its lines and those of its value, up to the start of the next key. */
  readonly whole: Range;
}

/** The last of that name, which is the one that counts; `text` has LF line ends. Nothing where it is written otherwise. */
export function entryOf(text: string, { state, bodyLine }: Frontmatter, key: string): Entry | undefined {
  if (state !== 'read') return undefined;
  const lines = text.split('\n', bodyLine);
  const at = lines.findLastIndex((line) => line.startsWith(key) && /^[ \t]*:/.test(line.slice(key.length)));
  if (at < 1) return undefined;
  const next = lines.findIndex((line, index) => index > at && /^(?:[^\s#-]|---)/.test(line));
  if (next < 0) return undefined;
  return {
    line: inLine(at, 0, lines[at]?.length ?? 0),
    whole: { startLine: at, startCharacter: 0, endLine: next, endCharacter: 0 },
  };
}

/** The line of a key, or the first line of the file where there is none. */
export function lineOf(text: string, frontmatter: Frontmatter, key: string): Range {
  return entryOf(text, frontmatter, key)?.line ?? inLine(0, 0, text.split('\n', 1)[0]?.length ?? 0);
}
