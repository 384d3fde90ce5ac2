/** A new skill: where it lives, its name and its description are asked for. */
import * as vscode from 'vscode';
import { FILE } from '../core/claudeCode/places';
import { join } from '../core/files/path';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { skillText } from '../present/newFiles';
import { shownPath } from '../present/shownPath';
import { createWords } from '../present/words/createWords';
import { fill } from '../present/words/fill';
import { command } from './command';
import { askName, createFile } from './createFile';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';

export function registerNewSkill(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.newSkill, async () => {
    const report = needReport(deps.inspection);
    const words = createWords(vscode.env.language);
    const title = words['skill.title'];
    const config = deps.inspection.inspected?.inputs.snapshot.place.config ?? join(report.home, '.claude');
    const place = (label: string, skills: ReturnType<typeof join>) => ({
      label,
      description: shownPath(skills, report),
      skills,
    });
    const chosen = await vscode.window.showQuickPick(
      [
        place(words['skill.project'], join(report.start, FILE.skills)),
        place(words['skill.user'], join(config, 'skills')),
      ],
      { title, placeHolder: words['skill.placeHint'] },
    );
    const name = chosen && (await askName(title, words['skill.namePrompt'], ''));
    if (chosen === undefined || name === undefined) return;
    const description = await vscode.window.showInputBox({
      title,
      prompt: words['skill.descriptionPrompt'],
      validateInput: (text) => (text.trim() === '' ? words['skill.descriptionEmpty'] : undefined),
    });
    if (description === undefined) return;
    const text = skillText(name, description.trim(), words['skill.body']);
    await createFile(join(chosen.skills, `${name}/${FILE.skill}`), text, fill(words['skill.label'], { name }));
  });
}
