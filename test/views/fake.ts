/** A stand-in for the parts of the editor's API that the views use; `editor` is the side a test plays the user on. */

export class EventEmitter<T> {
  readonly #listeners = new Set<(value: T) => unknown>();
  readonly event = (listener: (value: T) => unknown) => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };
  get size(): number {
    return this.#listeners.size;
  }
  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }
  dispose(): void {
    this.#listeners.clear();
  }
}

export class Uri {
  readonly scheme: string;
  readonly path: string;
  readonly query: string;
  private constructor(scheme: string, path: string, query: string) {
    this.scheme = scheme;
    this.path = path;
    this.query = query;
  }
  static file(path: string): Uri {
    return new Uri('file', path, '');
  }
  static from({ scheme, path, query }: { scheme: string; path: string; query: string }): Uri {
    return new Uri(scheme, path, query);
  }
}

export class ThemeColor {
  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }
}

export class ThemeIcon {
  readonly id: string;
  readonly color: ThemeColor | undefined;
  constructor(id: string, color?: ThemeColor) {
    this.id = id;
    this.color = color;
  }
}

export class MarkdownString {
  readonly value: string;
  isTrusted: { enabledCommands: readonly string[] } | undefined;
  supportHtml = false;
  constructor(value: string) {
    this.value = value;
  }
}

export class TreeItem {
  readonly label: string;
  readonly collapsibleState: number;
  id: string | undefined;
  description: string | undefined;
  tooltip: MarkdownString | undefined;
  iconPath: ThemeIcon | undefined;
  contextValue: string | undefined;
  command: { command: string; arguments: unknown[] } | undefined;
  accessibilityInformation: { label: string } | undefined;
  constructor(label: string, collapsibleState: number) {
    this.label = label;
    this.collapsibleState = collapsibleState;
  }
}

export class Hover {
  readonly contents: MarkdownString;
  constructor(contents: MarkdownString) {
    this.contents = contents;
  }
}

export const TreeItemCollapsibleState = { None: 0, Collapsed: 1, Expanded: 2 } as const;
export const StatusBarAlignment = { Left: 1, Right: 2 } as const;

export interface Provider<Row> {
  readonly onDidChangeTreeData: (listener: (row: Row | undefined) => unknown) => { dispose(): void };
  getTreeItem(row: Row): TreeItem;
  resolveTreeItem(item: TreeItem, row: Row): TreeItem;
  getChildren(row?: Row): Row[];
  getParent(row: Row): Row | undefined;
}

export class FakeTree {
  readonly provider: Provider<never>;
  readonly visibility = new EventEmitter<unknown>();
  readonly onDidChangeVisibility = this.visibility.event;
  visible = false;
  disposed = false;
  message: string | undefined;
  badge: { value: number; tooltip: string } | undefined;
  constructor(provider: Provider<never>) {
    this.provider = provider;
  }
  show(visible: boolean): void {
    this.visible = visible;
    this.visibility.fire(undefined);
  }
  dispose(): void {
    this.disposed = true;
  }
}

class FakeStatusBarItem {
  shown = false;
  disposed = false;
  name: string | undefined;
  text = '';
  tooltip: MarkdownString | undefined;
  backgroundColor: ThemeColor | undefined;
  command: string | undefined;
  accessibilityInformation: { label: string } | undefined;
  show(): void {
    this.shown = true;
  }
  hide(): void {
    this.shown = false;
  }
  dispose(): void {
    this.disposed = true;
  }
}

interface ContentProvider {
  onDidChange: (listener: (uri: Uri) => unknown) => { dispose(): void };
  provideTextDocumentContent(uri: Uri): string;
}

export interface FakeDocument {
  readonly uri: Uri;
  lineAt(line: number): { text: string; isEmptyOrWhitespace: boolean; range: string };
}

interface HoverProvider {
  provideHover(document: FakeDocument, position: { line: number }): Hover | undefined;
}

const activeChanged = new EventEmitter<unknown>();
const configurationChanged = new EventEmitter<{ affectsConfiguration(section: string): boolean }>();

/** What was registered, and what the user has open and set. */
export const editor = {
  trees: new Map<string, FakeTree>(),
  status: undefined as FakeStatusBarItem | undefined,
  content: new Map<string, ContentProvider>(),
  hover: undefined as HoverProvider | undefined,
  documents: [] as FakeDocument[],
  active: undefined as FakeDocument | undefined,
  settings: new Map<string, unknown>(),

  reset(): void {
    editor.trees.clear();
    editor.content.clear();
    editor.settings.clear();
    Object.assign(editor, { status: undefined, hover: undefined, documents: [], active: undefined });
    activeChanged.dispose();
    configurationChanged.dispose();
  },
  document(uri: Uri, text = ''): FakeDocument {
    const lineAt = (line: number) => {
      const found = text.split('\n')[line] ?? '';
      return { text: found, isEmptyOrWhitespace: found.trim() === '', range: `line ${line}` };
    };
    return { uri, lineAt };
  },
  activate(document: FakeDocument | undefined): void {
    editor.active = document;
    activeChanged.fire(undefined);
  },
  set(key: string, value: unknown): void {
    editor.settings.set(key, value);
    configurationChanged.fire({ affectsConfiguration: (section) => section === key });
  },
  get listeners(): number {
    return activeChanged.size + configurationChanged.size;
  },
};

export const window = {
  createTreeView(id: string, options: { treeDataProvider: Provider<never> }): FakeTree {
    const tree = new FakeTree(options.treeDataProvider);
    editor.trees.set(id, tree);
    return tree;
  },
  createStatusBarItem(): FakeStatusBarItem {
    editor.status = new FakeStatusBarItem();
    return editor.status;
  },
  get activeTextEditor() {
    return editor.active && { document: editor.active };
  },
  onDidChangeActiveTextEditor: activeChanged.event,
};

export const workspace = {
  get textDocuments() {
    return editor.documents;
  },
  getConfiguration: () => ({ get: (key: string, fallback?: unknown) => editor.settings.get(key) ?? fallback }),
  onDidChangeConfiguration: configurationChanged.event,
  registerTextDocumentContentProvider(scheme: string, provider: ContentProvider) {
    editor.content.set(scheme, provider);
    return { dispose: () => void editor.content.delete(scheme) };
  },
};

export const languages = {
  registerHoverProvider(_: unknown, provider: HoverProvider) {
    editor.hover = provider;
    return { dispose: () => void (editor.hover = undefined) };
  },
};
