/**
 * What the user does in the editor, as events of the imagined session: showing a document reads it, typing
 * edits it, saving writes it.
 */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { SessionEvent } from '../core/session/events';
import { DisposableStore, type Disposable } from '../events';
import { pathOf } from './documentPath';

/** A burst of changes is one edit once nothing was typed for this long. */
const QUIET_MS = 1000;

type FileEvent = Extract<SessionEvent, { readonly path: Path }> & { readonly kind: 'read' | 'edit' | 'write' };

export interface EditorEventsOptions {
  readonly following: () => boolean;
  readonly excluded: (path: Path) => boolean;
  readonly emit: (event: FileEvent) => void;
}

export class EditorEvents implements Disposable {
  readonly #store = new DisposableStore();
  readonly #options: EditorEventsOptions;
  readonly #typing = new Map<Path, ReturnType<typeof setTimeout>>();
  /**
   * Changed, but not dirty: of the first key press the editor tells so and corrects itself with the next event;
   * of a file that is read again because it changed on disk it does not.
   */
  readonly #undecided = new WeakSet<vscode.TextDocument>();
  #shown: Path | undefined;

  constructor(options: EditorEventsOptions) {
    this.#options = options;
    const { window, workspace } = vscode;
    const show = () => this.show();
    for (const event of [window.onDidChangeActiveTextEditor, window.onDidChangeActiveNotebookEditor]) {
      this.#store.add(event(show));
    }
    // The editor tells of the document before it tells of the tab that says what the document is shown as.
    this.#store.add(window.tabGroups.onDidChangeTabs(show));
    this.#store.add(window.tabGroups.onDidChangeTabGroups(show));
    this.#store.add(
      workspace.onDidChangeTextDocument(({ document, contentChanges, reason }) => {
        if (contentChanges.length > 0) this.#changed(document, reason !== undefined);
        else if (document.isDirty && this.#undecided.delete(document)) this.#typed(document.uri);
      }),
    );
    this.#store.add(
      workspace.onDidChangeNotebookDocument(({ notebook, contentChanges, cellChanges }) => {
        if (contentChanges.length > 0 || cellChanges.some((cell) => cell.document)) this.#typed(notebook.uri);
      }),
    );
    this.#store.add(workspace.onDidSaveTextDocument(({ uri }) => this.#saved(uri)));
    this.#store.add(workspace.onDidSaveNotebookDocument(({ uri }) => this.#saved(uri)));
  }

  /** Reads what is in front now, when it was not the last thing read. */
  show(): void {
    const path = shownPath();
    if (path === undefined || path === this.#shown || !this.#options.following()) return;
    this.#shown = path;
    this.#emit('read', path);
  }

  /**
   * Reads the tabs that were there before, the active one last, but for those the session already knows.
   * Called once, at the start.
   */
  restore(known: ReadonlySet<Path>): void {
    const front = shownPath();
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs.flatMap((tab) => tabPath(tab) ?? []));
    if (this.#options.following()) {
      for (const path of new Set(tabs)) if (path !== front && !known.has(path)) this.#emit('read', path);
      if (front !== undefined && known.has(front)) this.#shown = front;
    }
    this.show();
  }

  /** A new session has read nothing yet, and edits under way belong to the old one. */
  reset(): void {
    this.#shown = undefined;
    for (const timer of this.#typing.values()) clearTimeout(timer);
    this.#typing.clear();
  }

  dispose(): void {
    this.reset();
    this.#store.dispose();
  }

  #changed(document: vscode.TextDocument, isUndo: boolean): void {
    if (document.isDirty || isUndo) this.#typed(document.uri);
    else this.#undecided.add(document);
  }

  #typed(uri: vscode.Uri): void {
    const path = pathOf(uri);
    if (path === undefined || !this.#options.following()) return;
    clearTimeout(this.#typing.get(path));
    this.#typing.set(
      path,
      setTimeout(() => this.#edited(path), QUIET_MS),
    );
  }

  #edited(path: Path): void {
    clearTimeout(this.#typing.get(path));
    if (this.#typing.delete(path)) this.#emit('edit', path);
  }

  #saved(uri: vscode.Uri): void {
    const path = pathOf(uri);
    if (path === undefined) return;
    this.#edited(path);
    this.#emit('write', path);
  }

  #emit(kind: FileEvent['kind'], path: Path): void {
    if (this.#options.following() && !this.#options.excluded(path)) this.#options.emit({ kind, path });
  }
}

/** The file that is in front as itself: not as half of a diff, nor inside a peek of another file. */
function shownPath(): Path | undefined {
  const { activeTextEditor, activeNotebookEditor, tabGroups } = vscode.window;
  const tab = tabGroups.activeTabGroup.activeTab;
  const path = tab && tabPath(tab);
  if (path === undefined) return undefined;
  const isNotebook = tab?.input instanceof vscode.TabInputNotebook;
  const shown = isNotebook ? activeNotebookEditor?.notebook.uri : activeTextEditor?.document.uri;
  return shown && pathOf(shown) === path ? path : undefined;
}

function tabPath({ input }: vscode.Tab): Path | undefined {
  const isFile = input instanceof vscode.TabInputText || input instanceof vscode.TabInputNotebook;
  return isFile ? pathOf(input.uri) : undefined;
}
