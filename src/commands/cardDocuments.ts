/**
 * Cards as documents that cannot be written, drawn anew with each report while they are open, and shown as
 * rendered Markdown. What a card says comes from src/present.
 */
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../events';
import { CARD_SCHEME } from '../ids';
import type { Inspection } from '../inspection';

/** Draws a card; `of` is what the address carries. */
export type DrawCard = (of: string) => string | Promise<string>;

export interface CardDocuments extends Disposable {
  /** Shows the card `kind` of `of` in a preview whose tab is called `name`. */
  show(kind: string, of: string, name: string): Promise<void>;
}

export function registerCardDocuments(inspection: Inspection, draw: Readonly<Record<string, DrawCard>>): CardDocuments {
  const store = new DisposableStore();
  const changed = store.add(new vscode.EventEmitter<vscode.Uri>());
  const open = () => vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === CARD_SCHEME);
  store.add(
    vscode.workspace.registerTextDocumentContentProvider(CARD_SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: ({ query }) => {
        const address = new URLSearchParams(query);
        return draw[address.get('kind') ?? '']?.(address.get('of') ?? '') ?? '';
      },
    }),
  );
  store.add(
    inspection.onDidChange(() => {
      for (const { uri } of open()) changed.fire(uri);
    }),
  );
  return {
    show: async (kind, of, name) => {
      const query = new URLSearchParams({ kind, of }).toString();
      const title = name.replaceAll('/', ' ').replace(/\.md$/, '');
      const uri = vscode.Uri.from({ scheme: CARD_SCHEME, path: `/${title}.md`, query });
      await vscode.workspace.openTextDocument(uri);
      await vscode.commands.executeCommand('markdown.showPreview', uri);
    },
    dispose: () => store.dispose(),
  };
}
