/** Mentions a file in the session: the one it is run on, one that is open, or one that is searched for by name. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { pickFile } from './pickFile';
import { pathIn } from './target';
import { tell } from './tell';

export function registerMentionFile(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.mentionFile, async (argument) => {
    needReport(deps.inspection);
    const words = commandWords(vscode.env.language);
    const asked = { title: words['command.mentionTitle'], placeholder: words['command.mentionHint'] };
    const path = pathIn(argument, deps) ?? (await pickFile(asked, deps));
    if (path === undefined) return;
    await deps.control.add({ kind: 'mention', path });
    tell('command.mentioned', { path: vscode.workspace.asRelativePath(vscode.Uri.file(path)) });
  });
}
