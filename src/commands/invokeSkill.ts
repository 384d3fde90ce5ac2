/** Invokes a skill or command in the session: the one of a row, or one that is chosen, with its arguments. */
import * as vscode from 'vscode';
import type { Report, SkillState } from '../core/report';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { excerpt } from '../present/escape';
import { shortTokens } from '../present/tokens';
import type { CommandWords } from '../present/words/commandEn';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { skillIn } from './target';
import { tell } from './tell';

/** States in which neither the model nor the user can invoke a skill. */
const unusable: readonly SkillState[] = ['off', 'shadowed', 'waiting'];

export function registerInvokeSkill(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.invokeSkill, async (argument) => {
    const report = needReport(deps.inspection);
    const words = commandWords(vscode.env.language);
    const name = skillIn(argument) ?? (await pickSkill(report, words));
    if (name === undefined) return;
    const args = await vscode.window.showInputBox({
      title: fill(words['command.invokeTitle'], { name }),
      prompt: words['command.argumentsHint'],
    });
    if (args === undefined) return;
    await deps.control.add({ kind: 'invokeSkill', name, ...(args.trim() === '' ? {} : { args: args.trim() }) });
    tell('command.invoked', { name });
  });
}

async function pickSkill(report: Report, words: CommandWords): Promise<string | undefined> {
  const items = report.skills
    .filter(({ state }) => !unusable.includes(state))
    .map(({ name, text, bodyTokens }) => ({
      label: name,
      description: shortTokens(bodyTokens),
      detail: excerpt(text, 120),
    }));
  if (items.length === 0) throw new HumanError(words['command.noSkills']);
  const options = { title: words['command.skillTitle'], matchOnDetail: true };
  return (await vscode.window.showQuickPick(items, options))?.label;
}
