/** Skills and commands: which are found, under which names, and what happens when one is invoked. */
import { changed, logged, measured } from '../history';

export const skillValues = {
  addedDirCommands: changed(false, measured('2.1.90', '2.1.332', true)),
  nestedSkillsWithoutRepository: changed(false, measured('2.1.90', '2.1.332', true)),
  oneName: changed(false, measured('2.1.212', '2.1.225', true)),
  scopedNames: changed(false, logged('2.1.178', '2.1.175', '2.1.187', true)),
  scopedByUserSkill: changed(false, measured('2.1.250', '2.1.265', true)),
  folderAndName: changed(false, logged('2.1.290', '2.1.288', '2.1.293', true)),
  skillOverrides: changed(false, logged('2.1.129', '2.1.128', '2.1.145', true)),
  wideBooleans: changed(false, logged('2.1.218', '2.1.212', '2.1.225', true)),
  bomInSkill: changed(false, logged('2.1.239', '2.1.238', '2.1.250', true)),
  /** In bytes; a larger skill is not listed. */
  skillFileLimit: changed<number | undefined>(undefined, measured('2.1.90', '2.1.332', 1_000_000)),
};
