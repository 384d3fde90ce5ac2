/**
 * Where the imagined session was started: the workspace folder of the active editor, unless the user chose
 * or set another one. A file outside every workspace folder changes nothing.
 */
import * as vscode from 'vscode';
import { foldersBetween, dirname, type Path } from '../core/files/path';
import { DisposableStore, Emitter, type Disposable } from '../events';
import { pathOf } from './documentPath';
import { resolveFrom } from './placeRequest';
import type { Setting } from './settings';

const CHOSEN = 'startDirectory';

export class StartDirectory implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changed = this.#store.add(new Emitter<void>());
  readonly #memory: vscode.Memento;
  readonly #setting: Setting<string | undefined>;
  readonly #home: Path;
  #folder: Path | undefined;
  #chosen: Path | undefined;
  #current: Path | undefined;

  /** Fires after `current` became another. */
  readonly onDidChange = this.#changed.event;

  constructor(memory: vscode.Memento, setting: Setting<string | undefined>, home: Path) {
    this.#memory = memory;
    this.#setting = setting;
    this.#home = home;
    this.#chosen = memory.get<Path>(CHOSEN);
    const update = () => this.update();
    this.#store.add(vscode.window.onDidChangeActiveTextEditor(update));
    this.#store.add(vscode.window.onDidChangeActiveNotebookEditor(update));
    this.#store.add(vscode.workspace.onDidChangeWorkspaceFolders(update));
    this.#store.add(setting.onDidChange(update));
    this.update();
  }

  /** Nothing without a folder on a disk. */
  get current(): Path | undefined {
    return this.#current;
  }

  /** Why there is no start directory: no folder is open, or none that lies on a disk. */
  get missing(): 'noFolder' | 'virtual' {
    return vscode.workspace.workspaceFolders?.length ? 'virtual' : 'noFolder';
  }

  /** `undefined` follows the active editor again. */
  async choose(start: Path | undefined): Promise<void> {
    this.#chosen = start;
    this.update();
    await this.#memory.update(CHOSEN, start);
  }

  /** The workspace folders, then the folders above the active file, nearest first. */
  candidates(): readonly Path[] {
    const file = activePath();
    const folder = file?.folder;
    const between = file && folder ? foldersBetween(folder, dirname(file.path)).reverse() : [];
    return [...new Set([...workspacePaths(), ...between])];
  }

  dispose(): void {
    this.#store.dispose();
  }

  /** Looks at the active editor now: the event that tells of it may come after others of the same gesture. */
  update(): void {
    const folders = workspacePaths();
    const active = activePath()?.folder;
    if (active !== undefined) this.#folder = active;
    else if (this.#folder === undefined || !folders.includes(this.#folder)) this.#folder = folders[0];
    const next = this.#folder && (this.#chosen ?? this.#fromSetting(this.#folder));
    if (next === this.#current) return;
    this.#current = next;
    this.#changed.fire();
  }

  #fromSetting(folder: Path): Path {
    const written = this.#setting.value;
    return written === undefined ? folder : resolveFrom(folder, written, this.#home);
  }
}

/** The workspace folders that lie on the machine's disk, in the user's order. */
export function workspacePaths(): readonly Path[] {
  return (vscode.workspace.workspaceFolders ?? []).flatMap(({ uri }) => pathOf(uri) ?? []);
}

function activePath(): { readonly path: Path; readonly folder: Path | undefined } | undefined {
  const { activeTextEditor, activeNotebookEditor } = vscode.window;
  const uri = activeNotebookEditor?.notebook.uri ?? activeTextEditor?.document.uri;
  const path = uri && pathOf(uri);
  if (!uri || path === undefined) return undefined;
  const folder = vscode.workspace.getWorkspaceFolder(uri);
  return { path, folder: folder && pathOf(folder.uri) };
}
