/** The words at the line where Claude Code stops reading. */
import type { Cut } from '../core/draft/facts';
import { groupedNumber } from './tokens';
import { say, type Words } from './words/say';

/** People count lines from 1: the first line that is not read has the zero-based number of the last one that is. */
export function cutText({ by, line, character, lines, limit }: Cut, words: Words): string {
  const shown = { line: groupedNumber(character === 0 ? line : line + 1), lines: groupedNumber(lines) };
  return by === 'lines'
    ? say(words, 'cut.lines', shown)
    : say(words, 'cut.characters', { ...shown, limit: groupedNumber(limit) });
}
