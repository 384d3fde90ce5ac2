/** Asks where the session starts. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';

interface StartItem extends vscode.QuickPickItem {
  readonly start: Path | undefined;
}

export function registerChooseStart(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.chooseStart, async () => {
    const words = commandWords(vscode.env.language);
    const now = deps.inspection.report?.start;
    const folders = deps.control.startCandidates().map((start): StartItem => ({
      label: vscode.Uri.file(start).fsPath,
      description: start === now ? words['command.startNow'] : '',
      iconPath: new vscode.ThemeIcon('folder'),
      start,
    }));
    const chosen = await vscode.window.showQuickPick<StartItem>(
      [{ label: words['command.startFollow'], iconPath: new vscode.ThemeIcon('eye'), start: undefined }, ...folders],
      { title: words['command.startTitle'], placeHolder: words['command.startHint'] },
    );
    if (chosen) await deps.control.chooseStart(chosen.start);
  });
}
