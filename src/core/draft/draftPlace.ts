/** A place in a text that is being edited. */
import type { Path } from '../files/path';
import type { Range } from '../files/range';

/** As editors count: zero-based. */
export interface TextPlace {
  readonly line: number;
  readonly character: number;
}

export interface DraftPlace {
  readonly path: Path;
  readonly text: string;
  readonly place: TextPlace;
}

/** The end counts: there the cursor stands behind the last character. */
export function holds(range: Range, { line, character }: TextPlace): boolean {
  if (line < range.startLine || line > range.endLine) return false;
  if (line === range.startLine && character < range.startCharacter) return false;
  return line !== range.endLine || character <= range.endCharacter;
}
