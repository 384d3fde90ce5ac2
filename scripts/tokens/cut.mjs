// What a text is made of, for weighing measurements by the packages they stand for.

/** The words of a text with how often each is there, and its other pieces and characters. */
export function cut(core, text, family) {
  const words = new Map();
  const others = new Set();
  const sent = core.normalised(text, family);
  for (let at = 0; at < sent.length;) {
    const kind = core.kindAt(sent, at);
    const from = at;
    at += core.unitsAt(sent, at);
    if (kind === core.WORD) {
      while (at < sent.length && at - from < core.LONGEST_WORD && core.kindAt(sent, at) === kind) at++;
      const word = sent.slice(from, at);
      words.set(word, (words.get(word) ?? 0) + 1);
    } else if (kind === core.PUNCTUATION || kind === core.SYMBOL) {
      while (at < sent.length && core.kindAt(sent, at) === kind) at += core.unitsAt(sent, at);
      others.add(sent.slice(from, at));
    } else if (kind === core.ALONE) others.add(sent.slice(from, at));
  }
  return { words, others };
}

/** A word as `pieces.tsv` has it: with a small first letter where only that was a capital. */
export function pieceOf(word) {
  const small = word.toLowerCase();
  const isTitle = word[0] !== small[0] && (word.length === 1 || word[1] === small[1]);
  return isTitle ? small[0] + word.slice(1) : word;
}
