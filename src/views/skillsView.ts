/** The Skills view: the catalogue by state. */
import type { Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { stateSentence } from '../present/emptyStates';
import { skillRows } from '../present/skillRows';
import { registerTreeView } from './treeView';

export function registerSkillsView(inspection: Inspection, language: string): Disposable {
  return registerTreeView(
    {
      id: VIEW.skills,
      rows: skillRows,
      // how good the report is, the Stack view says for all
      message: ({ status, report }, _, words) => (report ? undefined : stateSentence(status, report, words)),
    },
    inspection,
    language,
  );
}
