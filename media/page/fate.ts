/** What becomes of a layer at a compaction, in a few words. */
import type { Fate } from '../../src/core/report';
import { groupedNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';

export function fateOf(fate: Fate, words: PageWords): string {
  const said = words[`page.fate.${fate.kind}`];
  return fate.kind === 'cut' ? fill(said, { tokens: groupedNumber(fate.toTokens) }) : said;
}
