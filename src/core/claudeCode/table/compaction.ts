/** Compaction and resume: what the model has afterwards. */
import { always, changed, measured } from '../history';

export const compactionValues = {
  /** The most recently read or changed files. */
  restoredFiles: always(5),
  /** Characters of one invoked skill: 5,000 tokens at four characters each. */
  restoredSkillChars: always(20_000),
  /** Characters of all invoked skills together: 25,000 tokens at four characters each. */
  restoredSkillsChars: always(100_000),
  restoredCharsPerToken: always(4),
  listingAfterCompaction: changed(false, measured('2.1.90', '2.1.332', true)),
};
