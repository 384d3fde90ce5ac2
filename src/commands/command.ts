/** Registers a command behind the one door where refusals become messages, and faults become log entries and one message. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { commandWords } from '../present/words/commandWords';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';

export function command(
  deps: Pick<CommandDeps, 'log' | 'showLog'>,
  id: string,
  run: (...args: readonly unknown[]) => void | Promise<void>,
): Disposable {
  return vscode.commands.registerCommand(id, async (...args: readonly unknown[]) => {
    try {
      await run(...args);
    } catch (error) {
      if (error instanceof HumanError) void vscode.window.showInformationMessage(error.message);
      else confess(deps, id, error);
    }
  });
}

function confess({ log, showLog }: Pick<CommandDeps, 'log' | 'showLog'>, id: string, error: unknown): void {
  log.fault(id, error);
  const words = commandWords(vscode.env.language);
  const look = words['command.showLog'];
  // Not awaited: the command is over, whenever the message is answered.
  void vscode.window.showErrorMessage(words['command.fault'], look).then((answer) => {
    if (answer === look) showLog();
  });
}
