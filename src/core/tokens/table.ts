/** The learned table of one family, read from the text it is shipped as. */
import { decodeFrontCoded } from './frontCoded';
import type { Family } from './forms';
import { Tiles } from './tiles';

/** A sign that is repeated to draw with. */
export interface Ruler {
  /** What one of them costs. */
  readonly single: number;
  /** How many in a row are one token, the greatest number first. */
  readonly lengths: readonly number[];
}

export interface Table {
  readonly family: Family;
  readonly tiles: Tiles;
  /** Words that tiling gets wrong, with what they cost. */
  readonly exceptions: ReadonlyMap<string, number>;
  /** What a run of signs costs, by the spaces beside it and its text; `y` goes before runs of other symbols. */
  readonly signs: ReadonlyMap<string, number>;
  /** Signs that rulers are made of. */
  readonly runs: ReadonlyMap<string, Ruler>;
  /** Characters that stand alone and do not cost what most of their kind do. */
  readonly characters: ReadonlyMap<string, number>;
  /** What to add for words of three or more tiles, by kind of word: as it is, per tile, single letter and letter. */
  readonly corrections: readonly (readonly number[])[];
  /** How far counts may be off, by kind of text, as a share of its tokens. */
  readonly margins: readonly number[];
}

/** One line each: a name, a blank, and what it is the name of. Lines of signs and characters carry their cost. */
export function decodeTable(text: string): Table {
  const lines = text.split('\n').map((line): [string, string] => {
    const at = line.indexOf(' ');
    return [line.slice(0, at), line.slice(at + 1)];
  });
  const line = (name: string): string => lines.find(([first]) => first === name)?.[1] ?? '';
  const all = (name: string): string[] => lines.filter(([first]) => first === name).map(([, rest]) => rest);
  const counts = line('counts');
  const words = decodeFrontCoded(line('exceptions'));
  const signs = new Map<string, number>();
  const characters = new Map<string, number>();
  for (const rest of all('sign')) {
    const [context = '', cost, ...runs] = rest.split(' ');
    for (const run of runs) signs.set(context + run, Number(cost));
  }
  for (const rest of all('alone')) {
    const [cost, chars = ''] = rest.split(' ');
    for (const char of chars) characters.set(char, Number(cost));
  }
  return {
    family: line('family') === 'old' ? 'old' : 'new',
    tiles: new Tiles(line('fragments')),
    exceptions: new Map(words.map((word, at) => [word, counts.charCodeAt(at) - COUNT])),
    signs,
    runs: new Map(all('run').map(rulerOf)),
    characters,
    corrections: all('correction').map(numbers),
    margins: numbers(line('margins')),
  };
}

function rulerOf(line: string): [sign: string, ruler: Ruler] {
  const [single = 1, ...lengths] = numbers(line.slice(2));
  return [line.slice(0, 1), { single, lengths }];
}

/** Counts of exceptions are written as characters from `0` on. */
export const COUNT = 48;

function numbers(list: string): number[] {
  return list === '' ? [] : list.split(' ').map(Number);
}
