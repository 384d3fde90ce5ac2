/** Proposes one new file, and opens it once it was agreed to. What is there is never written over. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import { isName } from '../present/newFiles';
import { createWords } from '../present/words/createWords';
import { fill } from '../present/words/fill';
import { propose } from './changes';
import { HumanError } from './humanError';
import { openFile } from './openLayer';

/** Throws a `HumanError` where there is such a file. */
export async function createFile(path: Path, text: string, label: string): Promise<void> {
  const words = createWords(vscode.env.language);
  const uri = vscode.Uri.file(path);
  if (await isThere(uri))
    throw new HumanError(fill(words['create.exists'], { path: vscode.workspace.asRelativePath(uri) }));
  const changes = [{ kind: 'create', path, text }] as const;
  if (await propose({ changes, label, stale: words['create.stale'] })) await openFile(path);
}

/** Nothing when it was left. */
export function askName(title: string, prompt: string, value: string): Thenable<string | undefined> {
  const words = createWords(vscode.env.language);
  return vscode.window.showInputBox({
    title,
    prompt,
    value,
    validateInput: (text) => (isName(text) ? undefined : words['create.nameInvalid']),
  });
}

async function isThere(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
