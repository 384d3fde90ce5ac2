/** The Activity view: what happened, and what it loaded. */
import type { Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { activityRows } from '../present/activityRows';
import { registerTreeView } from './treeView';

export function registerActivityView(inspection: Inspection, language: string): Disposable {
  return registerTreeView({ id: VIEW.activity, rows: activityRows }, inspection, language);
}
