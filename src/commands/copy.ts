/** Copies what a row is about: its path or its name. */
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { pathIn, skillIn } from './target';
import { tell } from './tell';

export function registerCopy(deps: CommandDeps): Disposable {
  const store = new DisposableStore();
  const copy = async (text: string | undefined) => {
    if (text === undefined) throw new HumanError(commandWords(vscode.env.language)['command.noFile']);
    await vscode.env.clipboard.writeText(text);
    tell('command.copied', { text });
  };
  store.add(
    command(deps, COMMAND.copyPath, (argument) => {
      const path = pathIn(argument, deps);
      return copy(path && vscode.Uri.file(path).fsPath);
    }),
  );
  store.add(command(deps, COMMAND.copySkillName, (argument) => copy(skillIn(argument))));
  return store;
}
