/**
 * Writes into the user's files, and only here: every change is shown in the editor's own preview of refactorings
 * first, and nothing is written before it is confirmed there.
 */
import * as vscode from 'vscode';
import type { FileChange } from '../core/findings/finding';
import { HumanError } from './humanError';

export interface Proposal {
  readonly changes: readonly FileChange[];
  /** What the changes are about, shown above them. */
  readonly label: string;
  /** What is said when a text became another meanwhile. */
  readonly stale: string;
}

/** True when the user confirmed and the changes were made. Throws a `HumanError` when a file is not as it was. */
export async function propose(proposal: Proposal): Promise<boolean> {
  return vscode.workspace.applyEdit(await editOf(proposal), { isRefactoring: true });
}

/** The changes as one edit that has to be confirmed. */
async function editOf({ changes, label, stale }: Proposal): Promise<vscode.WorkspaceEdit> {
  const edit = new vscode.WorkspaceEdit();
  const metadata = { needsConfirmation: true, label };
  for (const change of changes) {
    const uri = vscode.Uri.file(change.path);
    if (change.kind === 'create') {
      edit.createFile(uri, { contents: Buffer.from(change.text) }, metadata);
    } else if (change.kind === 'rename') {
      edit.renameFile(uri, vscode.Uri.file(change.to), {}, metadata);
    } else {
      const { startLine, startCharacter, endLine, endCharacter } = change.range;
      const document = await vscode.workspace.openTextDocument(uri);
      const range = new vscode.Range(startLine, startCharacter, endLine, endCharacter);
      if (document.getText(range).replaceAll('\r\n', '\n') !== change.was) throw new HumanError(stale);
      edit.replace(uri, range, change.text, metadata);
    }
  }
  return edit;
}
