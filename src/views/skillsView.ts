/** The Skills view: the catalogue by state. */
import type { Disposable } from '../events';
import { VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { emptySentence } from '../present/emptyStates';
import { skillRows } from '../present/skillRows';
import { say } from '../present/words/say';
import { registerTreeView } from './treeView';

export function registerSkillsView(inspection: Inspection, language: string): Disposable {
  return registerTreeView(
    {
      id: VIEW.skills,
      rows: skillRows,
      message: ({ status, report }, _, words) =>
        report?.skills.length === 0 ? say(words, 'empty.noSkills') : emptySentence(status, report, words),
    },
    inspection,
    language,
  );
}
