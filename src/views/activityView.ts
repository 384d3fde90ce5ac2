/** The Activity view: what happened, and what it loaded. */
import type { Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { activityRows } from '../present/activityRows';
import { stateSentence } from '../present/emptyStates';
import { registerTreeView } from './treeView';

export function registerActivityView(inspection: Inspection, language: string): Disposable {
  return registerTreeView(
    {
      id: VIEW.activity,
      rows: activityRows,
      // how good the report is, the Stack view says for all
      message: ({ status, report }, _, words) => (report ? undefined : stateSentence(status, report, words)),
    },
    inspection,
    language,
  );
}
