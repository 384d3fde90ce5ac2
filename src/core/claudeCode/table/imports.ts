/** Imports: what counts as one, where they work, how deep they go and what stops them. */
import { always, changed, measured } from '../history';

export const importValues = {
  importHops: always(4),
  linksNeedApproval: changed(false, measured('2.1.225', '2.1.238', true)),
  startImportsOnce: changed(false, measured('2.1.90', '2.1.332', true)),
  importedRuleOnce: changed(false, measured('2.1.277', '2.1.283', true)),
};
