/** The cheapest way to cover a word with learned fragments, each of them one token. */

/** How a form is tiled best: what it costs, and how many of its letters stand alone. */
export interface Tiling {
  cost: number;
  tiles: number;
  singles: number;
}

/** Fragments as a tree of letters in flat arrays, built straight from the sorted list of the table. */
export class Tiles {
  readonly #mask: number;
  readonly #from: Int32Array;
  readonly #letter: Uint16Array;
  readonly #to: Int32Array;
  /** Nodes at which a fragment ends. */
  readonly #ends: Uint8Array;
  #nodes = 1;
  #costs = new Int32Array(512);
  #tiles = new Int32Array(512);
  #singles = new Int32Array(512);

  /** `list` holds the fragments in order, each as the length it shares with the one before and what follows. */
  constructor(list: string) {
    // every letter of the list makes at most one node; a third of the places stays empty
    const size = 1 << Math.ceil(Math.log2(list.length * 1.5 + 16));
    this.#mask = size - 1;
    this.#from = new Int32Array(size).fill(-1);
    this.#letter = new Uint16Array(size);
    this.#to = new Int32Array(size);
    this.#ends = new Uint8Array(list.length + 2);
    const path = new Int32Array(64);
    let depth = 0;
    for (let at = 0; at < list.length; at++) {
      const code = list.charCodeAt(at);
      if (code >= SHARED && code < SHARED + 17) {
        if (at > 0) this.#ends[path[depth] ?? 0] = 1;
        depth = code - SHARED;
        continue;
      }
      path[depth + 1] = this.#grow(path[depth] ?? 0, code);
      depth++;
    }
    if (depth > 0) this.#ends[path[depth] ?? 0] = 1;
  }

  #slot(node: number, letter: number): number {
    return ((Math.imul(node, 0x9e3779b1) ^ Math.imul(letter, 0x85ebca6b)) >>> 7) & this.#mask;
  }

  #grow(node: number, letter: number): number {
    let slot = this.#slot(node, letter);
    while (this.#from[slot] !== -1) {
      if (this.#from[slot] === node && this.#letter[slot] === letter) return this.#to[slot] ?? 0;
      slot = (slot + 1) & this.#mask;
    }
    this.#from[slot] = node;
    this.#letter[slot] = letter;
    return (this.#to[slot] = this.#nodes++);
  }

  /** The node reached from `node` by `letter`; 0 where no fragment goes on that way. */
  #next(node: number, letter: number): number {
    let slot = this.#slot(node, letter);
    while (this.#from[slot] !== -1) {
      if (this.#from[slot] === node && this.#letter[slot] === letter) return this.#to[slot] ?? 0;
      slot = (slot + 1) & this.#mask;
    }
    return 0;
  }

  /** Work is bounded by the length of `form` times that of the longest fragment. */
  tile(form: string, into: Tiling): void {
    const { length } = form;
    if (this.#costs.length <= length) this.#widen(length * 2);
    const [costs, tiles, singles] = [this.#costs, this.#tiles, this.#singles];
    costs.fill(1 << 28, 0, length + 1);
    costs[0] = tiles[0] = singles[0] = 0;
    for (let at = 0; at < length; at++) {
      const cost = costs[at] ?? 0;
      const count = (tiles[at] ?? 0) + 1;
      const alone = singles[at] ?? 0;
      const code = form.charCodeAt(at);
      if (cost + letterCost(code) < (costs[at + 1] ?? 0)) {
        costs[at + 1] = cost + letterCost(code);
        tiles[at + 1] = count;
        singles[at + 1] = alone + 1;
      }
      for (let end = at, node = 0; end < length;) {
        node = this.#next(node, form.charCodeAt(end++));
        if (node === 0) break;
        if (this.#ends[node] !== 1 || cost + 1 >= (costs[end] ?? 0)) continue;
        costs[end] = cost + 1;
        tiles[end] = count;
        singles[end] = alone + (end - at === 1 ? 1 : 0);
      }
    }
    into.cost = costs[length] ?? 0;
    into.tiles = tiles[length] ?? 0;
    into.singles = singles[length] ?? 0;
  }

  #widen(length: number): void {
    this.#costs = new Int32Array(length + 1);
    this.#tiles = new Int32Array(length + 1);
    this.#singles = new Int32Array(length + 1);
  }
}

/** Lengths are written as characters from `0` on: none of them is a letter or a mark. */
export const SHARED = 48;

/** Scripts of which no word was measured but whose letters are a token each: Armenian to Khmer. */
const ONE_EACH: readonly (readonly [from: number, to: number])[] = [
  [0x530, 0x600],
  [0x900, 0xe80],
  [0x1000, 0x1100],
  [0x1780, 0x1800],
];

/** A letter that no fragment covers costs a token; beyond ASCII one for each of its bytes. */
export function letterCost(code: number): number {
  if (code < 0x80 || ONE_EACH.some(([from, to]) => code >= from && code < to)) return 1;
  return code < 0x800 ? 2 : 3;
}
