/** Takes one event back, as if it had not happened. */
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
    const step = stepIn(argument);
    if (step === undefined || step < 1) throw new HumanError(commandWords(vscode.env.language)['command.noEvent']);
    await deps.control.forget(step);
  });
}
