/** Opens the file behind a row, a link or a layer of the page, at a line if one is given. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { lineIn, pathIn } from './target';

export function registerOpenLayer(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.openLayer, async (argument, second) => {
    const path = pathIn(argument, deps);
    if (path === undefined) throw new HumanError(commandWords(vscode.env.language)['command.noFile']);
    await openFile(path, lineIn(argument) ?? lineIn(second));
  });
}

/** Shows a file in the editor; `line` counts from 1. */
export async function openFile(path: string, line?: number): Promise<void> {
  const uri = vscode.Uri.file(path);
  try {
    await vscode.workspace.fs.stat(uri);
  } catch {
    throw new HumanError(fill(commandWords(vscode.env.language)['command.missing'], { path: uri.fsPath }));
  }
  const at = line === undefined ? undefined : new vscode.Range(line - 1, 0, line - 1, 0);
  // The editor's own way of opening, so that pictures and notebooks open as what they are.
  await vscode.commands.executeCommand('vscode.open', uri, at ? { selection: at } : {});
}
