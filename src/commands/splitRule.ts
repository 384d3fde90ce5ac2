/** Splits the rule in the editor, or the section the cursor is in, into a short rule and a skill; shown before it is done. */
import * as vscode from 'vscode';
import { basename, type Path } from '../core/files/path';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { shownPath } from '../present/shownPath';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { propose } from './changes';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { activePath, pathIn } from './target';
import { tell } from './tell';

export function registerSplitRule(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.splitRule, async (argument) => {
    const report = needReport(deps.inspection);
    const words = commandWords(vscode.env.language);
    const path = pathIn(argument, deps) ?? activePath(deps);
    const { inspected, workspaceFiles } = deps.inspection;
    if (path === undefined || !inspected || !isSplittable(path)) throw new HumanError(words['command.splitNoRule']);
    const document = await vscode.workspace.openTextDocument(vscode.Uri.file(path));
    const active = vscode.window.activeTextEditor;
    const line = active?.document === document ? active.selection.active.line : 0;
    // with parsers and all, which starting the editor does not wait for
    const { splitNear } = await import('../core/engine');
    const split = splitNear(inspected, workspaceFiles, path, document.getText(), line);
    if (!split) throw new HumanError(words['command.splitNoSteps']);
    const label = fill(words['command.splitLabel'], { skill: shownPath(split.skill, report) });
    const isDone = await propose({ changes: split.changes, label, stale: words['command.stale'] });
    if (isDone) tell('command.splitDone', { name: split.name });
  });
}

function isSplittable(path: Path): boolean {
  return /\/\.claude\/rules\/.*\.md$/.test(path) || basename(path) === 'CLAUDE.md';
}
