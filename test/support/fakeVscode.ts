/**
 * A stand-in for the parts of the editor's API that src/workspace uses. Vitest hands it out under the name
 * `vscode`; `editor` is the other side of it, where a test plays the user.
 */
import type * as real from 'vscode';

export class Uri {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;

  private constructor(scheme: string, authority: string, path: string) {
    this.scheme = scheme;
    this.authority = authority;
    this.path = path;
  }

  static file(path: string): Uri {
    return new Uri('file', '', path);
  }

  static parse(text: string): Uri {
    const match = /^([a-z-]+):(?:\/\/([^/]*))?(.*)$/.exec(text);
    return new Uri(match?.[1] ?? 'file', match?.[2] ?? '', match?.[3] ?? text);
  }

  static joinPath(base: Uri, ...parts: string[]): Uri {
    return new Uri(base.scheme, base.authority, [base.path, ...parts].join('/'));
  }

  get fsPath(): string {
    return this.path;
  }

  toString(): string {
    return `${this.scheme}://${this.authority}${this.path}`;
  }
}

export class EventEmitter<T> {
  readonly #listeners = new Set<(value: T) => unknown>();
  readonly event = (listener: (value: T) => unknown): { dispose(): void } => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };
  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
  dispose(): void {
    this.#listeners.clear();
  }
  get size(): number {
    return this.#listeners.size;
  }
}

export class TabInputText {
  readonly uri: Uri;

  constructor(uri: Uri) {
    this.uri = uri;
  }
}
export class TabInputTextDiff {
  readonly original: Uri;
  readonly modified: Uri;

  constructor(original: Uri, modified: Uri) {
    this.original = original;
    this.modified = modified;
  }
}
export class TabInputNotebook {
  readonly uri: Uri;
  readonly notebookType: string;

  constructor(uri: Uri, notebookType: string) {
    this.uri = uri;
    this.notebookType = notebookType;
  }
}

export const TextDocumentChangeReason = { Undo: 1, Redo: 2 } as const;

export interface FakeDocument {
  readonly uri: Uri;
  readonly languageId: string;
  isDirty: boolean;
  text: string;
  getText(): string;
}

interface FakeTab {
  readonly input: unknown;
  readonly isActive: boolean;
}

const events = {
  activeTextEditor: new EventEmitter<unknown>(),
  activeNotebookEditor: new EventEmitter<unknown>(),
  tabs: new EventEmitter<unknown>(),
  tabGroups: new EventEmitter<unknown>(),
  changeText: new EventEmitter<unknown>(),
  saveText: new EventEmitter<unknown>(),
  closeText: new EventEmitter<unknown>(),
  changeNotebook: new EventEmitter<unknown>(),
  saveNotebook: new EventEmitter<unknown>(),
  folders: new EventEmitter<unknown>(),
  trust: new EventEmitter<unknown>(),
  configuration: new EventEmitter<{ affectsConfiguration(section: string): boolean }>(),
  created: new EventEmitter<{ files: readonly Uri[] }>(),
  deleted: new EventEmitter<{ files: readonly Uri[] }>(),
  renamed: new EventEmitter<{ files: readonly { oldUri: Uri; newUri: Uri }[] }>(),
  watched: new EventEmitter<{ kind: 'create' | 'change' | 'delete'; uri: Uri }>(),
};

const state = {
  activeTextEditor: undefined as { document: FakeDocument } | undefined,
  activeNotebookEditor: undefined as { notebook: { uri: Uri } } | undefined,
  tabs: [] as FakeTab[],
  folders: undefined as { uri: Uri; name: string; index: number }[] | undefined,
  trusted: true,
  settings: new Map<string, unknown>(),
  userSettings: new Map<string, unknown>(),
  documents: [] as FakeDocument[],
  commands: [] as unknown[][],
  warnings: [] as string[],
  answer: undefined as string | undefined,
  log: [] as string[],
};

const on = events;

export const window = {
  get activeTextEditor() {
    return state.activeTextEditor;
  },
  get activeNotebookEditor() {
    return state.activeNotebookEditor;
  },
  onDidChangeActiveTextEditor: on.activeTextEditor.event,
  onDidChangeActiveNotebookEditor: on.activeNotebookEditor.event,
  tabGroups: {
    get all() {
      return [{ tabs: state.tabs, isActive: true }];
    },
    get activeTabGroup() {
      return { tabs: state.tabs, activeTab: state.tabs.find((tab) => tab.isActive) };
    },
    onDidChangeTabs: on.tabs.event,
    onDidChangeTabGroups: on.tabGroups.event,
  },
  showWarningMessage(message: string): Promise<string | undefined> {
    state.warnings.push(message);
    return Promise.resolve(state.answer);
  },
  createOutputChannel(name: string) {
    const line = (level: string) => (text: unknown) => void state.log.push(`${level} ${String(text)}`);
    return {
      name,
      trace: line('trace'),
      debug: line('debug'),
      info: line('info'),
      warn: line('warn'),
      error: line('error'),
      show: () => undefined,
      dispose: () => undefined,
    };
  },
};

export const workspace = {
  get workspaceFolders() {
    return state.folders;
  },
  get isTrusted() {
    return state.trusted;
  },
  get textDocuments() {
    return state.documents;
  },
  getWorkspaceFolder(uri: Uri) {
    const inside = (state.folders ?? []).filter(
      (folder) => uri.scheme === folder.uri.scheme && `${uri.path}/`.startsWith(`${folder.uri.path}/`),
    );
    return inside.sort((a, b) => b.uri.path.length - a.uri.path.length)[0];
  },
  getConfiguration() {
    return {
      get: (key: string, fallback: unknown) => state.settings.get(key) ?? state.userSettings.get(key) ?? fallback,
      inspect: (key: string) => ({ globalValue: state.userSettings.get(key), workspaceValue: state.settings.get(key) }),
    };
  },
  createFileSystemWatcher() {
    const kind = (wanted: string) => (listener: (uri: Uri) => unknown) =>
      on.watched.event((change) => (change.kind === wanted ? listener(change.uri) : undefined));
    return {
      onDidCreate: kind('create'),
      onDidChange: kind('change'),
      onDidDelete: kind('delete'),
      dispose: () => undefined,
    };
  },
  onDidChangeTextDocument: on.changeText.event,
  onDidSaveTextDocument: on.saveText.event,
  onDidCloseTextDocument: on.closeText.event,
  onDidChangeNotebookDocument: on.changeNotebook.event,
  onDidSaveNotebookDocument: on.saveNotebook.event,
  onDidChangeWorkspaceFolders: on.folders.event,
  onDidGrantWorkspaceTrust: on.trust.event,
  onDidChangeConfiguration: on.configuration.event,
  onDidCreateFiles: on.created.event,
  onDidDeleteFiles: on.deleted.event,
  onDidRenameFiles: on.renamed.event,
};

export const commands = {
  executeCommand(...call: unknown[]): Promise<unknown> {
    state.commands.push(call);
    return Promise.resolve(undefined);
  },
};

export const l10n = {
  t: (text: string, ...values: unknown[]) => text.replace(/\{(\d+)\}/g, (_, at) => String(values[Number(at)])),
};

/** The user's side of the fake. */
export const editor = {
  state,
  events,

  reset(): void {
    for (const emitter of Object.values(events)) emitter.dispose();
    Object.assign(state, { activeTextEditor: undefined, activeNotebookEditor: undefined, folders: undefined });
    Object.assign(state, { tabs: [], trusted: true, documents: [], commands: [], warnings: [], log: [] });
    Object.assign(state, { answer: undefined, settings: new Map(), userSettings: new Map() });
  },

  openFolders(...paths: string[]): void {
    state.folders = paths.map((path, index) => {
      const uri = path.includes('://') ? Uri.parse(path) : Uri.file(path);
      return { uri, name: path, index };
    });
    events.folders.fire(undefined);
  },

  document(path: string, text = ''): FakeDocument {
    const uri = path.includes(':') ? Uri.parse(path) : Uri.file(path);
    const known = state.documents.find((each) => each.uri.toString() === uri.toString());
    if (known) return known;
    const document: FakeDocument = {
      uri,
      languageId: path.endsWith('.md') ? 'markdown' : 'plaintext',
      isDirty: false,
      text,
      getText: () => document.text,
    };
    state.documents.push(document);
    return document;
  },

  /** Shows a document in the only group; its tab is a plain one unless another input is given. */
  show(path: string, input?: unknown): FakeDocument {
    const document = editor.document(path);
    state.activeTextEditor = { document };
    state.activeNotebookEditor = undefined;
    editor.activateTab(input ?? new TabInputText(document.uri));
    events.activeTextEditor.fire(state.activeTextEditor);
    return document;
  },

  activateTab(input: unknown): void {
    const others = state.tabs.map((tab) => ({ input: tab.input, isActive: false }));
    state.tabs = [...others.filter((tab) => !sameInput(tab.input, input)), { input, isActive: true }];
    events.tabs.fire(undefined);
  },

  /** What a key press does to a document. Of the first one the editor tells before it knows that it made it dirty. */
  type(document: FakeDocument, text: string): void {
    document.text = text;
    events.changeText.fire({ document, contentChanges: [{ text }], reason: undefined });
    if (document.isDirty) return;
    document.isDirty = true;
    events.changeText.fire({ document, contentChanges: [], reason: undefined });
  },

  save(document: FakeDocument): void {
    document.isDirty = false;
    events.changeText.fire({ document, contentChanges: [], reason: undefined });
    events.saveText.fire(document);
  },

  set(key: string, value: unknown): void {
    state.settings.set(key, value);
    events.configuration.fire({ affectsConfiguration: (section) => key === section || key.startsWith(`${section}.`) });
  },

  trust(): void {
    state.trusted = true;
    events.trust.fire(undefined);
  },
};

function sameInput(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A `Memento` that keeps what it is given as JSON, as the editor does. */
export class FakeMemento implements real.Memento {
  readonly stored = new Map<string, string>();

  keys(): readonly string[] {
    return [...this.stored.keys()];
  }
  get<T>(key: string, fallback?: T): T {
    const text = this.stored.get(key);
    return (text === undefined ? fallback : JSON.parse(text)) as T;
  }
  update(key: string, value: unknown): Promise<void> {
    if (value === undefined) this.stored.delete(key);
    else this.stored.set(key, JSON.stringify(value));
    return Promise.resolve();
  }
}
