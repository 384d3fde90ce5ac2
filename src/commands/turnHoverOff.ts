/** Turns the hover of effective rules off, and offers to turn it on again. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND, SETTING } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';

export function registerTurnHoverOff(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.turnHoverOff, async () => {
    const words = commandWords(vscode.env.language);
    await setHover('off');
    const again = words['command.hoverOn'];
    const answer = await vscode.window.showInformationMessage(words['command.hoverIsOff'], again);
    if (answer === again) await setHover('firstLine');
  });
}

async function setHover(value: 'off' | 'firstLine'): Promise<void> {
  await vscode.workspace.getConfiguration().update(SETTING.hover, value, vscode.ConfigurationTarget.Global);
}
