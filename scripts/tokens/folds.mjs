// Cross-validation over packages: what belongs together stays on one side.
import { createHash } from 'node:crypto';
import { cut, pieceOf } from './cut.mjs';

export const FOLDS = 5;

/**
 * Adds to each text its fold. Packages of one scope belong together, and so do packages that share many of their
 * longer lines: forks and translations repeat each other's text. The order of the folds is that of the texts.
 */
export function intoFolds(texts) {
  const leader = new Map(texts.map((text) => [ownerOf(text), ownerOf(text)]));
  const leaderOf = (name) => {
    let top = name;
    while (leader.get(top) !== top) top = leader.get(top);
    return top;
  };
  for (const [one, other] of sharing(texts)) leader.set(leaderOf(one), leaderOf(other));
  const sizes = new Map();
  for (const text of texts) {
    const top = leaderOf(ownerOf(text));
    sizes.set(top, (sizes.get(top) ?? 0) + 1);
  }
  // the largest first, each into the fold that has the fewest files; the hash decides between equals
  const order = [...sizes].sort(([a, m], [b, n]) => n - m || (hash(a) < hash(b) ? -1 : 1));
  const filled = new Array(FOLDS).fill(0);
  const foldOf = new Map();
  for (const [name, size] of order) {
    const fold = filled.indexOf(Math.min(...filled));
    filled[fold] += size;
    foldOf.set(name, fold);
  }
  return texts.map((text) => ({ ...text, fold: foldOf.get(leaderOf(ownerOf(text))) }));
}

const ownerOf = ({ pkg }) => (pkg.startsWith('@') ? pkg.split('/')[0] : pkg);
const hash = (text) => createHash('sha256').update(text).digest('hex');
/** Shorter lines are alike by chance, and lines that many have (licences, code of conduct) join nothing. */
const LONG_LINE = 80;
const COMMON_LINE = 4;
/** Owners that share this many long lines belong together. */
const SHARED_LINES = 10;

function sharing(texts) {
  const owners = new Map();
  for (const text of texts) {
    for (const line of new Set(text.text.split('\n'))) {
      if (line.length < LONG_LINE) continue;
      const who = owners.get(line) ?? new Set();
      owners.set(line, who.add(ownerOf(text)));
    }
  }
  const shared = new Map();
  for (const who of owners.values()) {
    if (who.size < 2 || who.size > COMMON_LINE) continue;
    const [first, ...others] = [...who].sort();
    for (const other of others) {
      const pair = `${first}\n${other}`;
      shared.set(pair, (shared.get(pair) ?? 0) + 1);
    }
  }
  return [...shared].filter(([, lines]) => lines >= SHARED_LINES).map(([pair]) => pair.split('\n'));
}

/**
 * The measurements a fold may learn from: what stands only in the texts that are held out is left out, and the
 * weights are lowered by what those texts contribute.
 */
export function withoutFold(core, measurements, texts, fold) {
  const [all, held] = [new Map(), new Map()];
  const add = (counts, key, by) => counts.set(key, (counts.get(key) ?? 0) + by);
  for (const text of texts) {
    text.cut ??= cut(core, text.text, 'new');
    for (const counts of text.fold === fold ? [all, held] : [all]) {
      for (const [word, times] of text.cut.words) add(counts, pieceOf(word), times);
      for (const other of text.cut.others) add(counts, other, 1);
    }
  }
  const share = (key) => 1 - (held.get(key) ?? 0) / (all.get(key) ?? 1);
  const pieces = measurements.pieces
    .map((row) => ({ ...row, weight: row.weight * share(row.piece) }))
    .filter(({ piece }) => share(piece) > 0);
  const characters = measurements.characters.map((row) => ({ ...row, chars: row.chars.filter((c) => share(c) > 0) }));
  return { ...measurements, pieces, characters };
}
