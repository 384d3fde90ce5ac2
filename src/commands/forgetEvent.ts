/** Takes one event back, as if it had not happened; what changed on disk did happen, and stays. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { stepIn } from './target';

export function registerForgetEvent(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.forgetEvent, async (argument) => {
    const words = commandWords(vscode.env.language);
    const step = stepIn(argument);
    if (step === undefined || step < 1) throw new HumanError(words['command.noEvent']);
    if (deps.inspection.report?.steps[step]?.event.kind === 'changed') throw new HumanError(words['command.noChange']);
    await deps.control.forget(step);
  });
}
