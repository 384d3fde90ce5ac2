/** Mentions a file in the session: the one it is run on, one that is open, or one that is searched for by name. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { activePath, pathIn } from './target';
import { tell } from './tell';

const MOST = 100;

export function registerMentionFile(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.mentionFile, async (argument) => {
    needReport(deps.inspection);
    const path = pathIn(argument, deps) ?? (await pickFile(deps));
    if (path === undefined) return;
    await deps.control.add({ kind: 'mention', path });
    tell('command.mentioned', { path: vscode.workspace.asRelativePath(vscode.Uri.file(path)) });
  });
}

interface FileItem extends vscode.QuickPickItem {
  readonly path: Path;
}

function pickFile(deps: CommandDeps): Promise<Path | undefined> {
  const words = commandWords(vscode.env.language);
  const store = new DisposableStore();
  const pick = store.add(vscode.window.createQuickPick<FileItem>());
  pick.title = words['command.mentionTitle'];
  pick.placeholder = words['command.mentionHint'];
  const items = (uris: readonly vscode.Uri[]) => uris.flatMap((uri) => itemOf(uri, deps));
  const open = items(openFiles());
  const active = activePath(deps);
  pick.items = [...open.filter(({ path }) => path === active), ...open.filter(({ path }) => path !== active)];

  let asked = 0;
  const search = async (text: string) => {
    const turn = ++asked;
    if (text.trim() === '') {
      pick.items = open;
      return;
    }
    pick.busy = true;
    const found = await vscode.workspace.findFiles(`**/*${literal(text.trim())}*`, undefined, MOST);
    if (turn !== asked) return;
    pick.busy = false;
    pick.items = items(found);
  };
  return new Promise((resolve) => {
    store.add(
      pick.onDidChangeValue((text) => {
        // A search that fails leaves the list as it is; the next letter searches again.
        search(text).catch((error: unknown) => deps.log.fault(COMMAND.mentionFile, error));
      }),
    );
    store.add(
      pick.onDidAccept(() => {
        resolve(pick.selectedItems[0]?.path);
        pick.hide();
      }),
    );
    store.add(
      pick.onDidHide(() => {
        asked++;
        resolve(undefined);
        store.dispose();
      }),
    );
    pick.show();
  });
}

function itemOf(uri: vscode.Uri, { pathOf }: CommandDeps): FileItem[] {
  const path = pathOf(uri);
  if (path === undefined) return [];
  const shown = vscode.workspace.asRelativePath(uri);
  const at = shown.lastIndexOf('/');
  return [
    {
      label: shown.slice(at + 1),
      description: shown.slice(0, Math.max(at, 0)),
      iconPath: vscode.ThemeIcon.File,
      resourceUri: uri,
      path,
    } as FileItem,
  ];
}

function openFiles(): readonly vscode.Uri[] {
  const inputs = vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  const uris = inputs.flatMap((input) => (input instanceof vscode.TabInputText ? [input.uri] : []));
  return [...new Map(uris.map((uri) => [uri.toString(), uri])).values()];
}

/** The text with everything that means something in a glob made to mean itself. */
function literal(text: string): string {
  return text.replace(/[[\]{}*?]/g, (mark) => (mark === ']' || mark === '}' ? '?' : `[${mark}]`)).replaceAll('\\', '/');
}
