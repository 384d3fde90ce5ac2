/** Makes everything that learns from disk and editor, and joins it: whatever becomes different asks for a report. */
import { ExtensionMode, type ExtensionContext } from 'vscode';
import { dirname, isWithin, join, type Path } from '../core/files/path';
import type { Control } from '../control';
import { CachedTree } from '../disk/cachedTree';
import { machinePlace } from '../disk/machinePlace';
import { fromNative } from '../disk/nativePath';
import { nodeTree } from '../disk/nodeTree';
import { DisposableStore, type Disposable } from '../events';
import type { ExactCounts } from '../exact';
import type { Imagination } from '../imagination';
import type { Inspection } from '../inspection';
import { askOnChange } from './askOnChange';
import { ClaudeVersion } from './claudeVersion';
import { contextKeys } from './contextKeys';
import { createControl } from './control';
import { EditorEvents } from './editorEvents';
import { ApiKey } from './exact/apiKey';
import { CountStore } from './exact/countStore';
import { countingAddress } from './exact/endpoint';
import { ExactCounting } from './exact/exactCounting';
import { exactMessage, type ExactWords } from './exact/exactMessage';
import { loadEngine, type Engine } from './engine';
import { examining } from './examining';
import { followExclude } from './followExclude';
import { Following } from './following';
import { createImagination } from './imagine';
import { createLog, quietMessage, type Log } from './log';
import { placeRequest } from './placeRequest';
import { Refresh } from './refresh';
import { SessionStore } from './sessionStore';
import { Settings } from './settings';
import { StartDirectory, workspacePaths } from './startDirectory';
import { terminalPath } from './terminalPath';
import { isRestricted, trustedTree } from './trust';
import { unsavedDocuments } from './unsavedDocuments';
import { Watchers } from './watchers';
import { WorkspaceFilesWatch } from './workspaceFiles';

export interface Workspace extends Disposable {
  readonly control: Control;
  readonly exact: ExactCounts;
  readonly imagination: Imagination;
  readonly log: Log;
  readonly showLog: () => void;
  /** Begins the work: the first report comes after this has returned. */
  start(): void;
  /** Writes what is not kept yet. */
  flush(): Promise<void>;
}

export interface AssembleParts {
  readonly context: Pick<
    ExtensionContext,
    | 'workspaceState'
    | 'globalState'
    | 'secrets'
    | 'storageUri'
    | 'globalStorageUri'
    | 'extensionPath'
    | 'extensionMode'
    | 'environmentVariableCollection'
  >;
  readonly inspection: Inspection;
  /** What to say when a report could not be made. */
  readonly words: { readonly text: string; readonly showLog: string };
  /** What to say when exact counts stopped. */
  readonly exactWords: ExactWords;
  readonly engine?: () => Promise<Engine>;
}

export function assemble({ context, inspection, words, exactWords, engine = loadEngine }: AssembleParts): Workspace {
  const store = new DisposableStore();
  const { workspaceState: memory, storageUri } = context;
  const settings = store.add(new Settings());
  const { channel, log } = createLog(() => settings.logLevel.value);
  store.add(channel);

  const { home, env } = machinePlace('/' as Path);
  const ownConfig =
    env['CLAUDE_CONFIG_DIR'] === undefined ? join(home, '.claude') : fromNative(env['CLAUDE_CONFIG_DIR']);
  // On a remote machine the editor's settings are files like any other. They lie beside its storage.
  const ofEditor = dirname(dirname(dirname(fromNative(context.globalStorageUri.fsPath))));
  const tree = new CachedTree(trustedTree(nodeTree(), () => [...workspacePaths(), ownConfig]));
  const start = store.add(new StartDirectory(memory, settings.startDirectory, home));
  const following = store.add(new Following(memory, settings.follow));
  const sessions = store.add(new SessionStore(memory, storageUri?.fsPath, log));
  const claude = new ClaudeVersion(memory, settings.claudeVersion, () => !isRestricted());

  const refresh = store.add(
    new Refresh({
      engine,
      tree,
      start,
      sessions,
      inspection,
      log,
      message: quietMessage(channel, words),
      restricted: isRestricted,
      claude: (place) => claude.of(place),
      used: (place) => claude.usedIn(place),
      model: () => settings.model.value,
      request: (folder) =>
        placeRequest(folder, {
          configDirectory: settings.configDirectory.value,
          addedDirectories: settings.addedDirectories.value,
          flags: settings.flags.value,
          settingSources: settings.settingSources.value,
        }),
      unsaved: unsavedDocuments,
      counted: () => exact.counted,
      gathered: () => watchers.update(),
    }),
  );
  const watchers: Watchers = store.add(
    new Watchers({
      tree,
      log,
      changed: (quiet) => refresh.ask(quiet),
      mayWatch: (path) => !isRestricted() || isWithin(ownConfig, path),
    }),
  );
  store.add(new WorkspaceFilesWatch({ engine, tree, inspection, log }));
  const leftOut = followExclude(() => settings.followExclude.value, workspacePaths);
  const events: EditorEvents = store.add(
    new EditorEvents({
      following: () => following.on,
      excluded: (path) => isWithin(ofEditor, path) || leftOut(path),
      emit: (event) => {
        log.debug(`${event.kind} ${event.path}`);
        start.update();
        control.add(event).catch((error: unknown) => log.fault('An event was lost', error));
      },
    }),
  );
  const exact: ExactCounting = store.add(
    new ExactCounting({
      memory,
      key: new ApiKey(context.secrets, context.globalState),
      store: new CountStore(context.globalStorageUri.fsPath),
      inspection,
      log,
      address: () => countingAddress(context.extensionMode !== ExtensionMode.Production, process.env),
      restricted: isRestricted,
      changed: () => refresh.ask(),
      say: exactMessage(exactWords, () => channel.show()),
    }),
  );
  const forgetDisk = () => {
    tree.clear();
    exact.tryAgain();
  };
  const control = createControl({
    start,
    sessions,
    refresh,
    following,
    claude,
    forgetDisk,
    editorEvents: () => events,
  });

  store.add(examining({ inspection, engine, log, left: settings.findingExclude, folders: workspacePaths }));
  store.add(askOnChange({ settings, start, tree, claude, refresh }));
  store.add(following.onDidChange(() => events.show()));
  store.add(
    terminalPath(
      context.environmentVariableCollection,
      settings.terminalPath,
      `${context.extensionPath}/media/bin`,
      process.execPath,
    ),
  );
  store.add(contextKeys(inspection, following, exact));
  return {
    control,
    exact,
    imagination: createImagination(engine, tree, inspection),
    log,
    showLog: () => channel.show(),
    start: () => {
      if (start.current !== undefined) inspection.become({ kind: 'loading' });
      refresh.ask();
      restore().catch((error: unknown) => log.fault('The open tabs could not be read', error));
    },
    flush: async () => {
      await Promise.all([sessions.flush(), exact.flush()]);
    },
    dispose: () => store.dispose(),
  };

  /** Restored tabs are events of the session the window comes back with. */
  async function restore(): Promise<void> {
    const session = start.current === undefined ? undefined : await sessions.at(start.current);
    events.restore(new Set(session?.events.flatMap((event) => ('path' in event ? event.path : []))));
  }
}
