/** What a word costs: what is known of it, else its tiling and what tilings of that kind are wrong by. */
import { formOf } from './forms';
import { GUESSED, PLAIN, RARE, kindOfWord } from './kindOfText';
import type { Table } from './table';
import type { Tiling } from './tiles';

/** From this many tiles on a word is one the fragments were not learned for. */
const MANY_TILES = 3;
/** What is not a word is cut into pieces of this length: no work grows faster than the text. */
export const LONGEST_WORD = 256;

/** What a word costs, and how that was found. */
export interface Costed {
  cost: number;
  kind: number;
  /** Which correction was added; -1 for none. */
  correction: number;
  tiles: number;
  singles: number;
}

export const notCosted = (): Costed => ({ cost: 0, kind: 0, correction: -1, tiles: 0, singles: 0 });

export function wordCosts(table: Table): (word: string, into: Costed) => void {
  const tiling: Tiling = { cost: 0, tiles: 0, singles: 0 };
  const { exceptions, tiles, family } = table;
  return (word, into) => {
    const known = exceptions.get(word);
    into.kind = kindOfWord(word);
    into.correction = -1;
    if (known !== undefined) {
      into.cost = known;
      return;
    }
    const { form, extra } = formOf(word, family);
    const small = extra > 0 ? exceptions.get(form.slice(1, -1)) : undefined;
    if (small !== undefined) {
      into.cost = small + extra;
      return;
    }
    tiles.tile(form, tiling);
    into.tiles = tiling.tiles;
    into.singles = tiling.singles;
    into.cost = tiling.cost + extra;
    if (tiling.tiles < MANY_TILES && into.kind !== RARE) return;
    into.correction = correctionOf(word, into.kind);
    into.cost = Math.max(1, into.cost + corrected(table.corrections[into.correction], word, tiling));
    if (into.kind === PLAIN) into.kind = GUESSED;
  };
}

function corrected(row: readonly number[] | undefined, word: string, { tiles, singles }: Tiling): number {
  if (row === undefined) return 0;
  const [one = 0, perTile = 0, perSingle = 0, perLetter = 0] = row;
  return one + perTile * tiles + perSingle * singles + perLetter * word.length;
}

/** Which correction a word has: its kind's; ASCII words with capitals beyond the first have one of their own. */
function correctionOf(word: string, kind: number): number {
  return kind === PLAIN && /[A-Z]/.test(word.slice(1)) ? GUESSED : kind;
}
