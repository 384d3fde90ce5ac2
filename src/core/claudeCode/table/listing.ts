/** The skill listing: the text of each line, the order of the lines, and what gives way when there are too many. */
import { always, changed, logged, measured } from '../history';

export const listingValues = {
  maxListedChars: changed(250, logged('2.1.105', '2.1.90', '2.1.112', 1536)),
  maxListedCharsSetting: changed(false, logged('2.1.105', '2.1.90', '2.1.112', true)),
  /** Characters of the body's first line that stand in for a missing description. */
  bodyLineChars: always(100),
  fromText: changed(false, measured('2.1.175', '2.1.187', true)),
  foldListing: changed(false, measured('2.1.293', '2.1.300', true)),
  listingOrder: changed<'bundledFirst' | 'bundledLast'>('bundledFirst', measured('2.1.90', '2.1.332', 'bundledLast')),
  budgetFraction: always(0.01),
  budgetFractionSetting: changed(false, measured('2.1.90', '2.1.112', true)),
  /** Tokens the budget is a share of: the window of the model, or one for all models. */
  listingWindow: changed<number | 'ofModel'>(200_000, measured('2.1.90', '2.1.332', 'ofModel')),
  /** By tokenizer family; a window that is one for all models counts as the old one's. */
  listingCharsPerToken: always({ old: 4, new: 3 }),
  overBudget: changed<'shortenAll' | 'dropWhole'>('shortenAll', measured('2.1.128', '2.1.145', 'dropWhole')),
  /** Characters; a text that would have to be shorter than this is dropped. */
  shortestListed: always(20),
};
