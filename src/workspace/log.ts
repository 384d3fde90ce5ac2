/** The log the user can read, and the one quiet message about a fault of ours. */
import * as vscode from 'vscode';

export interface Log {
  /** What happens event by event. */
  debug(text: string): void;
  info(text: string): void;
  warn(text: string): void;
  /** With the stack, when there is one. Written whatever the level. */
  fault(what: string, error: unknown): void;
}

/** How much is written; faults and warnings always are. */
export type LogLevel = 'off' | 'info' | 'debug';

export function createLog(level: () => LogLevel): { readonly channel: vscode.LogOutputChannel; readonly log: Log } {
  const channel = vscode.window.createOutputChannel('Context Stack', { log: true });
  return { channel, log: logTo(channel, level) };
}

export function logTo(channel: Pick<vscode.LogOutputChannel, 'info' | 'warn' | 'error'>, level: () => LogLevel): Log {
  return {
    // The channel has a level of its own that hides debug lines: whoever sets ours to debug wants to see them.
    debug: (text) => {
      if (level() === 'debug') channel.info(text);
    },
    info: (text) => {
      if (level() !== 'off') channel.info(text);
    },
    warn: (text) => channel.warn(text),
    fault: (what, error) =>
      channel.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  };
}

/** Says once that something is wrong, in the words handed in, and no more until `reset`. */
export function quietMessage(
  channel: Pick<vscode.LogOutputChannel, 'show'>,
  words: { readonly text: string; readonly showLog: string },
): { say(): void; reset(): void } {
  let said = false;
  return {
    reset: () => {
      said = false;
    },
    say: () => {
      if (said) return;
      said = true;
      void vscode.window.showWarningMessage(words.text, words.showLog).then((answer) => {
        if (answer === words.showLog) channel.show();
      });
    },
  };
}
