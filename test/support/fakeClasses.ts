/** The classes of the fake editor: plain values and events, with nothing behind them. */
import type * as real from 'vscode';

export class Uri {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
  readonly query: string;

  private constructor(scheme: string, authority: string, path: string, query = '') {
    this.scheme = scheme;
    this.authority = authority;
    this.path = path;
    this.query = query;
  }

  static file(path: string): Uri {
    return new Uri('file', '', path);
  }

  static from({ scheme, path, query }: { scheme: string; path: string; query?: string }): Uri {
    return new Uri(scheme, '', path, query);
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
    return `${this.scheme}://${this.authority}${this.path}${this.query === '' ? '' : `?${this.query}`}`;
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

export class ThemeColor {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export class ThemeIcon {
  static readonly File = new ThemeIcon('file');
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

export class Hover {
  readonly contents: MarkdownString;

  constructor(contents: MarkdownString) {
    this.contents = contents;
  }
}

export class Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };

  constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number) {
    this.start = { line: startLine, character: startCharacter };
    this.end = { line: endLine, character: endCharacter };
  }
}

export class DocumentLink {
  readonly range: Range;
  readonly target: Uri;

  constructor(range: Range, target: Uri) {
    this.range = range;
    this.target = target;
  }
}

export class Location {
  readonly uri: Uri;
  readonly range: Range;

  constructor(uri: Uri, range: Range) {
    this.uri = uri;
    this.range = range;
  }
}

export class CompletionItem {
  readonly label: string;
  readonly kind: number;
  range: Range | undefined;
  detail: string | undefined;
  insertText: string | undefined;
  sortText: string | undefined;

  constructor(label: string, kind: number) {
    this.label = label;
    this.kind = kind;
  }
}

export class CodeLens {
  readonly range: Range;
  readonly command: real.Command;

  constructor(range: Range, command: real.Command) {
    this.range = range;
    this.command = command;
  }
}

/** What is drawn in an editor, by the kind of decoration in the order they were made. */
export class FakeTextEditor {
  readonly drawn = new Map<unknown, readonly unknown[]>();
  readonly document: unknown;

  constructor(document: unknown) {
    this.document = document;
  }

  setDecorations(type: unknown, ranges: readonly unknown[]): void {
    this.drawn.set(type, ranges);
  }
}

export class TreeItem {
  readonly label: string;
  readonly collapsibleState: real.TreeItemCollapsibleState;
  id: string | undefined;
  description: string | undefined;
  tooltip: MarkdownString | undefined;
  iconPath: ThemeIcon | undefined;
  contextValue: string | undefined;
  command: { command: string; arguments: unknown[] } | undefined;
  accessibilityInformation: real.AccessibilityInformation | undefined;

  constructor(label: string, collapsibleState: real.TreeItemCollapsibleState) {
    this.label = label;
    this.collapsibleState = collapsibleState;
  }
}

/** What a tree view draws from, as the views write it. */
export interface TreeProvider<Row> {
  readonly onDidChangeTreeData: (listener: (row: Row | undefined) => unknown) => { dispose(): void };
  getTreeItem(row: Row): TreeItem;
  resolveTreeItem(item: TreeItem, row: Row): TreeItem;
  getChildren(row?: Row): Row[];
  getParent(row: Row): Row | undefined;
}

export class FakeTree {
  readonly provider: TreeProvider<never>;
  readonly #visibility = new EventEmitter<unknown>();
  readonly onDidChangeVisibility = this.#visibility.event;
  visible = false;
  disposed = false;
  message: string | undefined;
  badge: real.ViewBadge | undefined;

  constructor(provider: TreeProvider<never>) {
    this.provider = provider;
  }

  show(visible: boolean): void {
    this.visible = visible;
    this.#visibility.fire(undefined);
  }

  dispose(): void {
    this.disposed = true;
  }
}

export class FakeStatusBarItem {
  shown = false;
  disposed = false;
  name: string | undefined;
  text = '';
  tooltip: MarkdownString | undefined;
  backgroundColor: ThemeColor | undefined;
  command: string | undefined;
  accessibilityInformation: real.AccessibilityInformation | undefined;

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

/** What a list to choose from is made of. */
export type PickItem = Pick<real.QuickPickItem, 'label' | 'description' | 'detail' | 'kind'>;

/** A list that is filled while the user types. */
export class FakeQuickPick {
  readonly #accepted = new EventEmitter<void>();
  readonly #hidden = new EventEmitter<void>();
  readonly #typed = new EventEmitter<string>();
  readonly onDidAccept = this.#accepted.event;
  readonly onDidHide = this.#hidden.event;
  readonly onDidChangeValue = this.#typed.event;
  readonly #pressed = new EventEmitter<unknown>();
  readonly onDidTriggerButton = this.#pressed.event;
  buttons: readonly unknown[] = [];
  items: readonly PickItem[] = [];
  selectedItems: readonly PickItem[] = [];
  busy = false;
  shown = false;
  title = '';
  placeholder = '';

  show(): void {
    this.shown = true;
  }

  hide(): void {
    this.#hidden.fire();
  }

  type(text: string): void {
    this.#typed.fire(text);
  }

  press(button: unknown): void {
    this.#pressed.fire(button);
  }

  accept(label: string): void {
    this.selectedItems = this.items.filter((item) => item.label === label);
    this.#accepted.fire();
  }

  dispose(): void {
    this.shown = false;
  }
}

/** A secret storage that keeps what it is given, and tells of it. */
export class FakeSecrets {
  readonly stored = new Map<string, string>();
  readonly #changed = new EventEmitter<{ readonly key: string }>();
  readonly onDidChange = this.#changed.event;

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.stored.get(key));
  }

  store(key: string, value: string): Promise<void> {
    this.stored.set(key, value);
    this.#changed.fire({ key });
    return Promise.resolve();
  }

  delete(key: string): Promise<void> {
    this.stored.delete(key);
    this.#changed.fire({ key });
    return Promise.resolve();
  }
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

/** Changes to files, by path: the text of a new file, or what a place in one gets. */
export class WorkspaceEdit {
  readonly created = new Map<string, string>();
  readonly replaced: {
    readonly uri: Uri;
    readonly path: string;
    readonly range: Range;
    readonly text: string;
    readonly about: unknown;
  }[] = [];
  readonly renamed: { readonly from: string; readonly to: string }[] = [];

  createFile(uri: Uri, { contents }: { contents: Uint8Array }): void {
    this.created.set(uri.path, Buffer.from(contents).toString());
  }

  replace(uri: Uri, range: Range, text: string, about?: unknown): void {
    this.replaced.push({ uri, path: uri.path, range, text, about });
  }

  renameFile(from: Uri, to: Uri): void {
    this.renamed.push({ from: from.path, to: to.path });
  }
}
