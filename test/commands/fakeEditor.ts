/** A stand-in for the parts of the editor's API that src/commands uses, with what a test answers in the user's place. */
import { DisposableStore } from '../../src/events';

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

  static from({ scheme, path, query }: { scheme: string; path: string; query?: string }): Uri {
    return new Uri(scheme, path, query ?? '');
  }

  get fsPath(): string {
    return this.path;
  }

  toString(): string {
    return `${this.scheme}:${this.path}?${this.query}`;
  }
}

export class Range {
  readonly line: number;

  constructor(line: number) {
    this.line = line;
  }
}

export class ThemeIcon {
  static readonly File = new ThemeIcon('file');
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export class TabInputText {
  readonly uri: Uri;

  constructor(uri: Uri) {
    this.uri = uri;
  }
}

export class EventEmitter<T> {
  readonly #listeners = new Set<(value: T) => void>();

  readonly event = (listener: (value: T) => void) => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };

  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}

export const QuickPickItemKind = { Separator: -1, Default: 0 } as const;
export const ConfigurationTarget = { Global: 1 } as const;

export interface Item {
  readonly label: string;
  readonly description?: string;
  readonly detail?: string;
  readonly kind?: number;
}

class QuickPick {
  readonly #accepted = new EventEmitter<void>();
  readonly #hidden = new EventEmitter<void>();
  readonly #typed = new EventEmitter<string>();
  items: readonly Item[] = [];
  selectedItems: readonly Item[] = [];
  busy = false;
  title = '';
  placeholder = '';
  readonly onDidAccept = this.#accepted.event;
  readonly onDidHide = this.#hidden.event;
  readonly onDidChangeValue = this.#typed.event;

  show(): void {
    user.quickPick = this;
  }

  hide(): void {
    this.#hidden.fire();
  }

  type(text: string): void {
    this.#typed.fire(text);
  }

  accept(label: string): void {
    this.selectedItems = this.items.filter((item) => item.label === label);
    this.#accepted.fire();
  }

  dispose(): void {
    user.quickPick = undefined;
  }
}

/** The user's side: what is seen, and what is answered. */
export const user = {
  language: 'en',
  commands: new Map<string, (...args: unknown[]) => Promise<void>>(),
  executed: [] as unknown[][],
  messages: [] as string[],
  status: [] as string[],
  clipboard: '',
  settings: new Map<string, unknown>(),
  files: new Set<string>(),
  found: [] as Uri[],
  searched: [] as string[],
  tabs: [] as Uri[],
  shown: [] as Uri[],
  active: undefined as Uri | undefined,
  documents: [] as { uri: Uri }[],
  providers: new Map<
    string,
    { provideTextDocumentContent(uri: Uri): string; onDidChange: EventEmitter<Uri>['event'] }
  >(),
  quickPick: undefined as QuickPick | undefined,
  /** The last list offered. */
  offered: [] as readonly Item[],
  /** Label that is chosen next; nothing is chosen without one. */
  choose: undefined as string | undefined,
  /** Text that is typed next. */
  type: undefined as string | undefined,
  invalid: undefined as string | undefined,
  /** Button that is pressed in a message. */
  press: undefined as string | undefined,

  reset(): void {
    Object.assign(user, {
      language: 'en',
      commands: new Map(),
      executed: [],
      messages: [],
      status: [],
      clipboard: '',
      settings: new Map(),
      files: new Set(),
      found: [],
      searched: [],
      tabs: [],
      shown: [],
      active: undefined,
      documents: [],
      providers: new Map(),
      quickPick: undefined,
      offered: [],
      choose: undefined,
      type: undefined,
      invalid: undefined,
      press: undefined,
    });
  },

  async run(id: string, ...args: unknown[]): Promise<void> {
    const command = user.commands.get(id);
    if (!command) throw new Error(`no command ${id}`);
    await command(...args);
  },
};

const message = (text: string, ...buttons: string[]): Promise<string | undefined> => {
  user.messages.push(text);
  return Promise.resolve(buttons.find((button) => button === user.press));
};

/** What `import 'vscode'` gives. */
export const vscode = {
  Uri,
  Range,
  ThemeIcon,
  TabInputText,
  EventEmitter,
  QuickPickItemKind,
  ConfigurationTarget,
  env: {
    get language() {
      return user.language;
    },
    clipboard: {
      writeText: (text: string) => {
        user.clipboard = text;
        return Promise.resolve();
      },
    },
  },
  commands: {
    registerCommand: (id: string, run: (...args: unknown[]) => Promise<void>) => {
      const store = new DisposableStore();
      user.commands.set(id, run);
      store.add({ dispose: () => void user.commands.delete(id) });
      return store;
    },
    executeCommand: (...call: unknown[]) => {
      user.executed.push(call);
      return Promise.resolve(undefined);
    },
  },
  window: {
    get activeTextEditor() {
      return user.active && { document: { uri: user.active } };
    },
    tabGroups: {
      get all() {
        return [{ tabs: user.tabs.map((uri) => ({ input: new TabInputText(uri) })) }];
      },
    },
    showInformationMessage: message,
    showErrorMessage: message,
    setStatusBarMessage: (text: string) => void user.status.push(text),
    showQuickPick: (items: readonly Item[]) => {
      user.offered = items;
      return Promise.resolve(items.find(({ label, kind }) => label === user.choose && kind !== -1));
    },
    showInputBox: ({ validateInput }: { validateInput?: (text: string) => string | undefined }) => {
      user.invalid = user.type === undefined ? undefined : validateInput?.(user.type);
      return Promise.resolve(user.invalid === undefined ? user.type : undefined);
    },
    createQuickPick: () => new QuickPick(),
    showTextDocument: (uri: Uri) => {
      user.shown.push(uri);
      return Promise.resolve({});
    },
  },
  workspace: {
    get textDocuments() {
      return user.documents;
    },
    asRelativePath: (uri: Uri) => uri.path.replace('/shop/', ''),
    findFiles: (glob: string) => {
      user.searched.push(glob);
      return Promise.resolve(user.found);
    },
    fs: {
      stat: (uri: Uri) => (user.files.has(uri.path) ? Promise.resolve({}) : Promise.reject(new Error('not there'))),
    },
    openTextDocument: (uri: Uri) => {
      user.documents.push({ uri });
      return Promise.resolve({ uri });
    },
    registerTextDocumentContentProvider: (
      scheme: string,
      provider: { provideTextDocumentContent(uri: Uri): string; onDidChange: EventEmitter<Uri>['event'] },
    ) => {
      user.providers.set(scheme, provider);
      return { dispose: () => void user.providers.delete(scheme) };
    },
    getConfiguration: () => ({
      update: (key: string, value: unknown) => {
        user.settings.set(key, value);
        return Promise.resolve();
      },
    }),
  },
};
