/** A quiet word that a command did what it was asked: in the status bar, gone by itself. */
import * as vscode from 'vscode';
import type { CommandWords } from '../present/words/commandEn';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';

const SHOWN_FOR = 5000;

export function tell(key: keyof CommandWords, values: Readonly<Record<string, string | number>> = {}): void {
  vscode.window.setStatusBarMessage(fill(commandWords(vscode.env.language)[key], values), SHOWN_FOR);
}
