/** Turns exact counts on for this workspace, after saying what is sent where; turns them off; forgets the key. */
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import type { CommandWords } from '../present/words/commandEn';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { tell } from './tell';

export function registerCountExactly(deps: CommandDeps): Disposable {
  const { exact } = deps;
  const store = new DisposableStore();
  store.add(command(deps, COMMAND.countExactly, (argument) => turnOn(deps, argument === 'anotherKey')));
  store.add(
    command(deps, COMMAND.countExactlyOff, async () => {
      await exact.turnOff();
      tell('command.exactIsOff');
    }),
  );
  store.add(
    command(deps, COMMAND.forgetApiKey, async () => {
      await exact.forgetKey();
      tell('command.keyForgotten');
    }),
  );
  return store;
}

async function turnOn({ inspection, exact }: CommandDeps, wantsAnotherKey: boolean): Promise<void> {
  const words = commandWords(vscode.env.language);
  if (!exact.allowed) throw new HumanError(words['command.exactUntrusted']);
  needReport(inspection);
  const { state } = exact;
  if (state.kind === 'off' && !(await agrees(words))) return;
  const hasUsableKey = exact.hasKey && !(state.kind === 'stopped' && (state.why === 'key' || state.why === 'noKey'));
  const key = hasUsableKey && !wantsAnotherKey ? undefined : await askKey(words);
  if (key === undefined && (!hasUsableKey || wantsAnotherKey)) return;
  await exact.turnOn(key);
  tell('command.exactIsOn');
}

/** Everything that leaves the machine, in words, before anything does. */
async function agrees(words: CommandWords): Promise<boolean> {
  const yes = words['command.exactYes'];
  const detail = words['command.exactDetail'];
  return (await vscode.window.showInformationMessage(words['command.exactAsk'], { modal: true, detail }, yes)) === yes;
}

async function askKey(words: CommandWords): Promise<string | undefined> {
  const typed = await vscode.window.showInputBox({
    title: words['command.keyTitle'],
    prompt: words['command.keyPrompt'],
    password: true,
    // The key is copied from another window.
    ignoreFocusOut: true,
    validateInput: (text) => (looksLikeKey(text) ? undefined : words['command.keyInvalid']),
  });
  return typed !== undefined && looksLikeKey(typed) ? typed.trim() : undefined;
}

/** Enough to tell a key from a slip of the clipboard; whether it is one, the endpoint says. */
function looksLikeKey(text: string): boolean {
  return /^sk-ant-[\w-]{8,300}$/.test(text.trim());
}
