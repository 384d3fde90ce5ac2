/** The one message about exact counts that stopped, with what can be done about it. */
import * as vscode from 'vscode';
import type { WhyStopped } from '../../exact';
import { COMMAND } from '../../ids';

export interface ExactWords {
  readonly stopped: (why: WhyStopped, model: string) => string;
  readonly anotherKey: string;
  readonly turnOff: string;
  readonly showLog: string;
}

/** Does not wait for the answer: the message may stand there for hours. */
export function exactMessage(words: ExactWords, showLog: () => void): (why: WhyStopped, model: string) => void {
  return (why, model) => {
    const { anotherKey, turnOff } = words;
    // Another key helps where the key is at fault, or what may be done with it.
    const buttons = why === 'network' ? [turnOff, words.showLog] : [anotherKey, turnOff, words.showLog];
    void vscode.window.showWarningMessage(words.stopped(why, model), ...buttons).then((answer) => {
      if (answer === anotherKey) void vscode.commands.executeCommand(COMMAND.countExactly, 'anotherKey');
      else if (answer === turnOff) void vscode.commands.executeCommand(COMMAND.countExactlyOff);
      else if (answer === words.showLog) showLog();
    });
  };
}
