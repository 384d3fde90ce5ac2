/** The Skills view: the catalogue by state. */
import type { Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { skillRows } from '../present/skillRows';
import { registerTreeView } from './treeView';

export function registerSkillsView(inspection: Inspection, language: string): Disposable {
  return registerTreeView({ id: VIEW.skills, rows: skillRows }, inspection, language);
}
