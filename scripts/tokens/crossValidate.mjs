// What the estimator answers for texts whose packages it never saw, before it is corrected.
import { cut } from './cut.mjs';
import { FOLDS, withoutFold } from './folds.mjs';
import { learnTable } from './learn.mjs';

/**
 * One row a text: its label, what it truly costs, the sums by kind of text, and `features`: for each kind of word
 * that is corrected, how many such words it has, their tiles, single letters and letters.
 */
export function crossValidate(core, measurements, texts, family, progress = () => {}) {
  const rows = new Array(texts.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    progress(`${family}: ${fold + 1} of ${FOLDS}`);
    const learnedFrom = withoutFold(core, measurements, texts, fold);
    const table = core.decodeTable(learnTable(core, learnedFrom, family, undefined).join('\n'));
    const weigh = core.sumsWith(table);
    const costOf = core.wordCosts(table);
    for (const [at, text] of texts.entries()) {
      if (text.fold !== fold) continue;
      const { kind, lang, fold: of } = text;
      const { words } = family === 'new' ? text.cut : cut(core, text.text, family);
      const features = featuresOf(core, costOf, words);
      rows[at] = { kind, lang, fold: of, truth: text[family], sums: weigh(text.text).sums, features };
    }
  }
  return rows;
}

function featuresOf(core, costOf, words) {
  const features = Array.from({ length: core.KINDS }, () => [0, 0, 0, 0]);
  const costed = core.notCosted();
  for (const [word, times] of words) {
    costOf(word, costed);
    if (costed.correction < 0) continue;
    const row = features[costed.correction];
    row[0] += times;
    row[1] += times * costed.tiles;
    row[2] += times * costed.singles;
    row[3] += times * word.length;
  }
  return features;
}
