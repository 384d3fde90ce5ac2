/** The Stack view, and the badge that counts the layers that changed while nobody looked. */
import { DisposableStore, type Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { stateSentence } from '../present/emptyStates';
import { badgeText, changedLayers, seenLayers, type Seen } from '../present/layerChange';
import { stackRows } from '../present/stackRows';
import { wordsFor } from '../present/words/say';
import { registerTreeView } from './treeView';

export function registerStackView(inspection: Inspection, language: string): Disposable {
  const store = new DisposableStore();
  const words = wordsFor(language);
  const { view } = store.add(
    registerTreeView(
      {
        id: VIEW.stack,
        rows: stackRows,
        showsDrafts: true,
        // without rows the welcome view says what there is to do
        message: ({ status, report }, shown) => (shown.length > 0 ? stateSentence(status, report, words) : undefined),
      },
      inspection,
      language,
    ),
  );
  let seen: Seen | undefined;
  const count = () => {
    const { report } = inspection;
    // what is there first is not a change, and while the view is open everything is seen
    if (view.visible || seen === undefined || report === undefined) seen = report && seenLayers(report);
    const changed = seen === undefined ? 0 : changedLayers(seen, report);
    view.badge = changed === 0 ? undefined : { value: changed, tooltip: badgeText(changed, words) };
  };
  store.add(inspection.onDidChange(count));
  store.add(view.onDidChangeVisibility(count));
  count();
  return store;
}
