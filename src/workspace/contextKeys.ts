/** Tells the editor what menus and welcome views depend on. */
import * as vscode from 'vscode';
import { DisposableStore, type Disposable } from '../events';
import type { ExactCounts } from '../exact';
import { CONTEXT } from '../ids';
import type { Inspection } from '../inspection';
import type { Following } from './following';

export function contextKeys(inspection: Inspection, following: Following, exact: ExactCounts): Disposable {
  const store = new DisposableStore();
  const told = new Map<string, unknown>();
  const tell = (key: string, value: unknown) => {
    if (told.get(key) === value) return;
    told.set(key, value);
    void vscode.commands.executeCommand('setContext', key, value);
  };
  const update = () => {
    tell(CONTEXT.following, following.on);
    tell(CONTEXT.status, inspection.status.kind);
    tell(CONTEXT.exactCounts, exact.state.kind);
    tell(CONTEXT.apiKey, exact.hasKey);
  };
  store.add(inspection.onDidChange(update));
  store.add(following.onDidChange(update));
  store.add(exact.onDidChange(update));
  update();
  return store;
}
