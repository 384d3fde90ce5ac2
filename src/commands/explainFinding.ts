/** Opens the page of findings at the section of one code. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { command } from './command';
import type { CommandDeps } from './deps';

export function registerExplainFinding(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.explainFinding, async (code) => {
    const page = vscode.Uri.joinPath(deps.extensionUri, 'docs', 'findings.md');
    await vscode.commands.executeCommand(
      'markdown.showPreview',
      typeof code === 'string' ? page.with({ fragment: code }) : page,
    );
  });
}
