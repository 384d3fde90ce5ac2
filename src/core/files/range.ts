/** Places in a text, as editors count them. */

/** A place in a file: zero-based line and character, end exclusive. Lines end at LF; a CR before it counts as text. */
export interface Range {
  readonly startLine: number;
  readonly startCharacter: number;
  readonly endLine: number;
  readonly endCharacter: number;
}

/** A whole line, up to the start of the next. */
export function lineRange(line: number): Range {
  return { startLine: line, startCharacter: 0, endLine: line + 1, endCharacter: 0 };
}

/** `length` characters of one line. */
export function inLine(line: number, from: number, length: number): Range {
  return { startLine: line, startCharacter: from, endLine: line, endCharacter: from + length };
}

/** The stretch of `text` between two offsets. */
export function rangeBetween(text: string, from: number, to: number): Range {
  const [startLine, startCharacter] = placeOf(text, from);
  const [endLine, endCharacter] = placeOf(text, to);
  return { startLine, startCharacter, endLine, endCharacter };
}

/** Where `part` stands first in the lines from `firstLine` to `lastLine`; the whole first line where it does not. */
export function rangeOf(text: string, part: string, firstLine = 0, lastLine = Infinity): Range {
  const lines = text.split('\n');
  for (let line = firstLine; line < lines.length && line <= lastLine; line++) {
    const at = part === '' ? -1 : (lines[line] ?? '').indexOf(part);
    if (at >= 0) return inLine(line, at, part.length);
  }
  return lineRange(firstLine);
}

function placeOf(text: string, offset: number): [line: number, character: number] {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return [before.split('\n').length - 1, offset - start];
}

/** The offsets of a range in its text; past its end where the text is shorter. */
export function offsetsOf(text: string, range: Range): [from: number, to: number] {
  const lines = text.split('\n');
  const offset = (line: number, character: number) =>
    lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  return [offset(range.startLine, range.startCharacter), offset(range.endLine, range.endCharacter)];
}
