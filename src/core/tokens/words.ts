/** What a word costs: what is known of it, else its tiling and what tilings of that kind are wrong by. */
import { formOf } from './forms';
import { GUESSED, PLAIN, RARE, kindOfWord } from './kindOfText';
import type { Table } from './table';
import type { Tiling } from './tiles';

/** From this many tiles on a word is one the fragments were not learned for. */
const MANY_TILES = 3;
/** What is not a word is cut into pieces of this length: no work grows faster than the text. */
export const LONGEST_WORD = 256;

export interface Costed {
  cost: number;
  kind: number;
}

export function wordCosts(table: Table): (word: string, into: Costed) => void {
  const tiling: Tiling = { cost: 0, tiles: 0, singles: 0 };
  const { exceptions, tiles, family } = table;
  return (word, into) => {
    const known = exceptions.get(word);
    into.kind = kindOfWord(word);
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
    into.cost = tiling.cost + extra;
    if (tiling.tiles < MANY_TILES) return;
    into.cost = Math.max(1, into.cost + correction(table, word, into.kind, tiling));
    if (into.kind === PLAIN) into.kind = GUESSED;
  };
}

function correction({ corrections }: Table, word: string, kind: number, { tiles, singles }: Tiling): number {
  const row = corrections[correctionOf(word, kind)];
  if (row === undefined) return 0;
  const [one = 0, perTile = 0, perSingle = 0, perLetter = 0] = row;
  return one + perTile * tiles + perSingle * singles + perLetter * word.length;
}

/** Which row of corrections a word has: ASCII words with capitals beyond the first have one of their own. */
export function correctionOf(word: string, kind: number): number {
  if (kind !== PLAIN) return kind;
  return /[A-Z]/.test(word.slice(1)) ? RARE + 1 : PLAIN;
}
