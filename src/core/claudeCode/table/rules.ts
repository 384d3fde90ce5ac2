/** Rule files: which are found, in which order, and how their frontmatter is read. */
import { changed, measured } from '../history';

export const ruleValues = {
  rulesInFileSystemOrder: changed(false, measured('2.1.90', '2.1.332', true)),
  mainRulesInWorktree: changed(true, measured('2.1.90', '2.1.332', false)),
  lenientYaml: changed(false, measured('2.1.112', '2.1.128', true)),
  tagInListFails: changed(false, measured('2.1.90', '2.1.332', true)),
};
