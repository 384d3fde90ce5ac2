/** Asks for a new report when an input that is neither event nor file becomes another: settings, trust, what is typed. */
import * as vscode from 'vscode';
import type { CachedTree } from '../disk/cachedTree';
import { DisposableStore, type Disposable } from '../events';
import type { ClaudeVersion } from './claudeVersion';
import { pathOf } from './documentPath';
import type { Refresh } from './refresh';
import type { Settings } from './settings';
import type { StartDirectory } from './startDirectory';
import { isDraft } from './unsavedDocuments';

/** An instruction file that is being typed in is weighed at once, and worked out as a whole when the hands rest. */
const TYPING_MS = 300;

export interface AskOnChangeParts {
  readonly settings: Settings;
  readonly start: StartDirectory;
  readonly tree: CachedTree;
  readonly claude: ClaudeVersion;
  readonly refresh: Refresh;
}

export function askOnChange({ settings, start, tree, claude, refresh }: AskOnChangeParts): Disposable {
  const store = new DisposableStore();
  const ask = () => refresh.ask();
  const { claudeVersion, model, configDirectory, flags, settingSources, addedDirectories } = settings;
  store.add(start.onDidChange(ask));
  for (const setting of [claudeVersion, model, configDirectory]) store.add(setting.onDidChange(ask));
  for (const setting of [flags, settingSources, addedDirectories]) store.add(setting.onDidChange(ask));
  store.add(
    vscode.workspace.onDidGrantWorkspaceTrust(() => {
      // What was not to be read was remembered as missing.
      tree.clear();
      claude.forget();
      ask();
    }),
  );
  const typed = (uri: vscode.Uri) => {
    const path = pathOf(uri);
    if (path === undefined || !isDraft(path, (each) => refresh.shows(each))) return;
    refresh.weigh();
    refresh.ask(TYPING_MS);
  };
  store.add(vscode.workspace.onDidChangeTextDocument(({ document }) => typed(document.uri)));
  store.add(vscode.workspace.onDidCloseTextDocument(({ uri }) => typed(uri)));
  return store;
}
