/** Copies the whole stack as Markdown, to be pasted into an issue or a chat. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { stackMarkdown } from '../present/stackMarkdown';
import { commandWords } from '../present/words/commandWords';
import { wordsFor } from '../present/words/say';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { tell } from './tell';

export function registerCopyStack(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.copyStack, async () => {
    const report = needReport(deps.inspection);
    const { language } = vscode.env;
    await vscode.env.clipboard.writeText(stackMarkdown(report, wordsFor(language), commandWords(language)));
    tell('command.copiedStack', { n: report.stack.length });
  });
}
