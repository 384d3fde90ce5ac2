/**
 * A stand-in for the parts of the editor's API that the extension uses. Vitest hands it out under the name
 * `vscode`; `editor` is the other side of it, where a test plays the user.
 */
import type * as real from 'vscode';
import {
  EventEmitter,
  FakeQuickPick,
  FakeStatusBarItem,
  FakeTextEditor,
  FakeTree,
  TabInputText,
  Uri,
  type PickItem,
  type Range,
  type TreeProvider,
  type WorkspaceEdit,
} from './fakeClasses';

import type {
  FakeDocument,
  ContentProvider,
  HoverProvider,
  LinkProvider,
  DefinitionProvider,
  CompletionProvider,
  LensProvider,
} from './fakeProviders';

export * from './fakeClasses';
export type { FakeDocument, LensProvider } from './fakeProviders';

export const TextDocumentChangeReason = { Undo: 1, Redo: 2 } as const;
export const TreeItemCollapsibleState = { None: 0, Collapsed: 1, Expanded: 2 } as const;
export const StatusBarAlignment = { Left: 1, Right: 2 } as const;
export const QuickPickItemKind = { Separator: -1, Default: 0 } as const;
export const ConfigurationTarget = { Global: 1, Workspace: 2 } as const;
export const OverviewRulerLane = { Full: 7 } as const;
export const DecorationRangeBehavior = { ClosedClosed: 1 } as const;
export const QuickInputButtons = { Back: { id: 'back' } } as const;
export const CompletionItemKind = { File: 16, Folder: 18, Property: 9, Value: 11 } as const;
export const FileType = { File: 1, Directory: 2 } as const;
export const ViewColumn = { Active: -1 } as const;
export const ExtensionMode = { Production: 1, Development: 2, Test: 3 } as const;

interface FakeTab {
  readonly input: unknown;
  readonly isActive: boolean;
}

const events = {
  activeTextEditor: new EventEmitter<unknown>(),
  activeNotebookEditor: new EventEmitter<unknown>(),
  visibleTextEditors: new EventEmitter<unknown>(),
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
  willRename: new EventEmitter<unknown>(),
  watched: new EventEmitter<{ kind: 'create' | 'change' | 'delete'; uri: Uri }>(),
};

/** As it all is when the editor has just been opened. */
const blank = () => ({
  activeTextEditor: undefined as { document: FakeDocument; selection?: unknown } | undefined,
  visible: [] as FakeTextEditor[],
  /** Kinds of decoration, each as it was described. */
  decorations: [] as unknown[],
  activeNotebookEditor: undefined as { notebook: { uri: Uri } } | undefined,
  tabs: [] as FakeTab[],
  folders: undefined as { uri: Uri; name: string; index: number }[] | undefined,
  trusted: true,
  settings: new Map<string, unknown>(),
  userSettings: new Map<string, unknown>(),
  documents: [] as FakeDocument[],
  language: 'en',
  clipboard: '',
  /** Commands that were called, each with its arguments. */
  commands: [] as unknown[][],
  registered: new Map<string, (...args: unknown[]) => Promise<void>>(),
  /** Files of the disk. */
  files: new Set<string>(),
  /** Folders of the disk, where a test asks for one. */
  fileFolders: new Set<string>(),
  /** What a search for files finds, and what was searched for. */
  found: [] as Uri[],
  searched: [] as string[],
  /** Edits that were proposed. */
  edits: [] as WorkspaceEdit[],
  /** Files they would make, by path, each with its text; and whether edits are confirmed. */
  proposed: new Map<string, string>(),
  agrees: true,
  /** Documents that were shown. */
  shown: [] as Uri[],
  messages: [] as string[],
  warnings: [] as string[],
  /** What the last dialog that stops everything said below its message. */
  modal: undefined as string | undefined,
  status: [] as string[],
  log: [] as string[],
  /** Button that is pressed in a message. */
  answer: undefined as string | undefined,
  quickPick: undefined as FakeQuickPick | undefined,
  /** The last list offered, and the label that is chosen in it; nothing is chosen without one. */
  offered: [] as readonly PickItem[],
  choose: undefined as string | undefined,
  /** Text that is typed next, and what was said against it. */
  type: undefined as string | undefined,
  invalid: undefined as string | undefined,
  /** How the last text was asked for. */
  input: undefined as real.InputBoxOptions | undefined,
  trees: new Map<string, FakeTree>(),
  statusBar: undefined as FakeStatusBarItem | undefined,
  hover: undefined as HoverProvider | undefined,
  lenses: undefined as LensProvider | undefined,
  links: undefined as LinkProvider | undefined,
  definitions: undefined as DefinitionProvider | undefined,
  completion: undefined as CompletionProvider | undefined,
  /** Providers of read-only documents, by scheme. */
  content: new Map<string, ContentProvider>(),
  webviewViews: new Map<string, real.WebviewViewProvider>(),
  panelSerializers: new Map<string, real.WebviewPanelSerializer>(),
  panels: [] as unknown[],
  /** Makes the panel of a new tab. */
  makePanel: (): unknown => undefined,
});

const state = blank();

function register<Value>(map: Map<string, Value>, id: string, value: Value): { dispose(): void } {
  map.set(id, value);
  return { dispose: () => void map.delete(id) };
}

function say(message: string, ...rest: (string | real.MessageOptions)[]): Promise<string | undefined> {
  state.messages.push(message);
  for (const each of rest) if (typeof each === 'object' && each.modal === true) state.modal = each.detail;
  return Promise.resolve(state.answer !== undefined && rest.includes(state.answer) ? state.answer : undefined);
}

const on = events;

export const window = {
  get activeTextEditor() {
    return state.activeTextEditor;
  },
  get activeNotebookEditor() {
    return state.activeNotebookEditor;
  },
  get visibleTextEditors() {
    return state.visible;
  },
  onDidChangeVisibleTextEditors: on.visibleTextEditors.event,
  createTextEditorDecorationType(options: object) {
    const type = {
      ...options,
      dispose: () => void (state.decorations = state.decorations.filter((each) => each !== type)),
    };
    state.decorations.push(type);
    return type;
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
  showInformationMessage: say,
  showErrorMessage: say,
  showWarningMessage(message: string, ...buttons: string[]): Promise<string | undefined> {
    state.warnings.push(message);
    return Promise.resolve(buttons.find((button) => button === state.answer));
  },
  setStatusBarMessage: (text: string) => void state.status.push(text),
  showQuickPick(items: readonly PickItem[]): Promise<PickItem | undefined> {
    state.offered = items;
    return Promise.resolve(items.find(({ label, kind }) => label === state.choose && kind === undefined));
  },
  showInputBox(
    options: Omit<real.InputBoxOptions, 'validateInput'> & { validateInput?: (text: string) => string | undefined },
  ) {
    const { validateInput } = options;
    state.input = options;
    state.invalid = state.type === undefined ? undefined : validateInput?.(state.type);
    return Promise.resolve(state.invalid === undefined ? state.type : undefined);
  },
  createQuickPick: () => (state.quickPick = new FakeQuickPick()),
  showTextDocument(uri: Uri) {
    state.shown.push(uri);
    return Promise.resolve({});
  },
  createTreeView(id: string, options: { treeDataProvider: TreeProvider<never> }): FakeTree {
    const tree = new FakeTree(options.treeDataProvider);
    state.trees.set(id, tree);
    return tree;
  },
  createStatusBarItem: () => (state.statusBar = new FakeStatusBarItem()),
  registerWebviewViewProvider: (id: string, provider: real.WebviewViewProvider) =>
    register(state.webviewViews, id, provider),
  registerWebviewPanelSerializer: (id: string, serializer: real.WebviewPanelSerializer) =>
    register(state.panelSerializers, id, serializer),
  createWebviewPanel() {
    const panel = state.makePanel();
    state.panels.push(panel);
    return panel;
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
      update(key: string, value: unknown, target: number) {
        (target === ConfigurationTarget.Global ? state.userSettings : state.settings).set(key, value);
        return Promise.resolve();
      },
    };
  },
  asRelativePath(uri: Uri): string {
    const folder = workspace.getWorkspaceFolder(uri);
    return folder ? uri.path.slice(folder.uri.path.length + 1) : uri.path;
  },
  findFiles(glob: string): Promise<Uri[]> {
    state.searched.push(glob);
    return Promise.resolve(state.found);
  },
  fs: {
    stat(uri: Uri) {
      const type = state.files.has(uri.path) ? FileType.File : state.fileFolders.has(uri.path) ? FileType.Directory : 0;
      return type === 0 ? Promise.reject(new Error('not there')) : Promise.resolve({ type });
    },
  },
  applyEdit(edit: WorkspaceEdit): Promise<boolean> {
    state.edits.push(edit);
    for (const [path, text] of edit.created) state.proposed.set(path, text);
    if (state.agrees) for (const path of edit.created.keys()) state.files.add(path);
    return Promise.resolve(state.agrees);
  },
  openTextDocument: (uri: Uri) => Promise.resolve(editor.document(uri)),
  registerTextDocumentContentProvider: (scheme: string, provider: ContentProvider) =>
    register(state.content, scheme, provider),
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
  onWillRenameFiles: on.willRename.event,
};

export const commands = {
  registerCommand: (id: string, run: (...args: unknown[]) => Promise<void>) => register(state.registered, id, run),
  executeCommand(...call: unknown[]): Promise<unknown> {
    state.commands.push(call);
    return Promise.resolve(undefined);
  },
};

export const languages = {
  registerCodeLensProvider(_: unknown, provider: LensProvider) {
    state.lenses = provider;
    return { dispose: () => void (state.lenses = undefined) };
  },
  registerDocumentLinkProvider(_: unknown, provider: LinkProvider) {
    state.links = provider;
    return { dispose: () => void (state.links = undefined) };
  },
  registerDefinitionProvider(_: unknown, provider: DefinitionProvider) {
    state.definitions = provider;
    return { dispose: () => void (state.definitions = undefined) };
  },
  registerCompletionItemProvider(_: unknown, provider: CompletionProvider) {
    state.completion = provider;
    return { dispose: () => void (state.completion = undefined) };
  },
  registerHoverProvider(_: unknown, provider: HoverProvider) {
    state.hover = provider;
    return { dispose: () => void (state.hover = undefined) };
  },
};

export const env = {
  get language() {
    return state.language;
  },
  clipboard: {
    writeText(text: string) {
      state.clipboard = text;
      return Promise.resolve();
    },
  },
};

/** The user's side of the fake. */
export const editor = {
  state,
  events,

  reset(): void {
    for (const emitter of Object.values(events)) emitter.dispose();
    Object.assign(state, blank());
  },

  /** How many listen to what the editor tells. */
  get listeners(): number {
    return Object.values(events).reduce((sum, { size }) => sum + size, 0);
  },

  /** Runs a command as a key, a menu or a link does. */
  async run(id: string, ...args: unknown[]): Promise<void> {
    const command = state.registered.get(id);
    if (!command) throw new Error(`no command ${id}`);
    await command(...args);
  },

  openFolders(...paths: string[]): void {
    state.folders = paths.map((path, index) => {
      const uri = path.includes('://') ? Uri.parse(path) : Uri.file(path);
      return { uri, name: path, index };
    });
    events.folders.fire(undefined);
  },

  /** The document at a place; the one that is open, if there is one. */
  document(place: string | Uri, text = ''): FakeDocument {
    const uri = place instanceof Uri ? place : place.includes(':') ? Uri.parse(place) : Uri.file(place);
    const known = state.documents.find((each) => each.uri.toString() === uri.toString());
    if (known) return known;
    const document: FakeDocument = {
      uri,
      languageId: uri.path.endsWith('.md') ? 'markdown' : 'plaintext',
      isDirty: false,
      text,
      getText: (range) => {
        if (!range) return document.text;
        const lines = document.text.split('\n');
        const offset = ({ line, character }: Range['start']) =>
          lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
        return document.text.slice(offset(range.start), offset(range.end));
      },
      get lineCount() {
        return document.text.split('\n').length;
      },
      lineAt: (line) => {
        const found = document.text.split('\n')[line] ?? '';
        return { text: found, isEmptyOrWhitespace: found.trim() === '', range: `line ${line}` };
      },
    };
    state.documents.push(document);
    return document;
  },

  /** Shows a document in the only group; its tab is a plain one unless another input is given. */
  show(place: string | Uri, input?: unknown): FakeDocument {
    const document = editor.document(place);
    state.activeTextEditor = { document };
    state.activeNotebookEditor = undefined;
    editor.activateTab(input ?? new TabInputText(document.uri));
    events.activeTextEditor.fire(state.activeTextEditor);
    return document;
  },

  /** Puts documents side by side. */
  reveal(...documents: FakeDocument[]): FakeTextEditor[] {
    state.visible = documents.map(
      (document) => state.visible.find((each) => each.document === document) ?? new FakeTextEditor(document),
    );
    events.visibleTextEditors.fire(state.visible);
    return state.visible;
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
