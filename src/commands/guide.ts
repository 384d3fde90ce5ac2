/** Asks several questions one after the other, each a short list, with a way back to the one before. */
import * as vscode from 'vscode';
import { DisposableStore } from '../events';

export interface Choice {
  readonly label: string;
  readonly detail?: string;
  readonly value: string;
}

export interface Question {
  readonly placeholder: string;
  readonly choices: readonly Choice[];
}

/** The values chosen, in order; nothing when it was left. `next` is given those so far, and answers nothing at the end. */
export async function guide(
  title: string,
  total: number,
  next: (chosen: readonly string[]) => Question | undefined,
): Promise<readonly string[] | undefined> {
  const chosen: string[] = [];
  for (let question; (question = next(chosen));) {
    const answer = await ask(title, question, chosen.length, total);
    if (answer === undefined) return undefined;
    if (answer === BACK) chosen.pop();
    else chosen.push(answer.value);
  }
  return chosen;
}

const BACK = Symbol('back');

interface ChoiceItem extends vscode.QuickPickItem {
  readonly value: string;
}

function ask(
  title: string,
  { placeholder, choices }: Question,
  step: number,
  total: number,
): Promise<ChoiceItem | typeof BACK | undefined> {
  const store = new DisposableStore();
  const pick = store.add(vscode.window.createQuickPick<ChoiceItem>());
  Object.assign(pick, { title, placeholder, step: step + 1, totalSteps: total, ignoreFocusOut: true });
  pick.items = [...choices];
  pick.buttons = step === 0 ? [] : [vscode.QuickInputButtons.Back];
  return new Promise((resolve) => {
    const end = (answer: ChoiceItem | typeof BACK | undefined) => {
      resolve(answer);
      store.dispose();
    };
    store.add(pick.onDidTriggerButton(() => end(BACK)));
    store.add(pick.onDidAccept(() => end(pick.selectedItems[0])));
    store.add(pick.onDidHide(() => end(undefined)));
    pick.show();
  });
}
