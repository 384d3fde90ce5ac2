/** Lets a file of the workspace be chosen: one that is open, or one that is searched for by name. */
import * as vscode from 'vscode';
import { basename, type Path } from '../core/files/path';
import { DisposableStore } from '../events';
import type { CommandDeps } from './deps';
import { activePath } from './target';

const MOST = 100;

interface FileItem extends vscode.QuickPickItem {
  readonly path: Path;
}

/** Nothing when it was left. */
export function pickFile(asked: { title: string; placeholder: string }, deps: CommandDeps): Promise<Path | undefined> {
  const store = new DisposableStore();
  const pick = store.add(vscode.window.createQuickPick<FileItem>());
  pick.title = asked.title;
  pick.placeholder = asked.placeholder;
  const items = (uris: readonly vscode.Uri[]) => uris.flatMap((uri) => itemOf(uri, deps));
  const open = items(openFiles());
  const active = activePath(deps);
  pick.items = [...open.filter(({ path }) => path === active), ...open.filter(({ path }) => path !== active)];

  let turns = 0;
  const search = async (text: string) => {
    const turn = ++turns;
    if (text.trim() === '') {
      pick.items = open;
      return;
    }
    const listed = deps.inspection.workspaceFiles?.index.paths;
    if (listed) {
      pick.items = items(named(text, listed).map((path) => vscode.Uri.file(path)));
      return;
    }
    pick.busy = true;
    const found = await vscode.workspace.findFiles(`**/*${literal(text.trim())}*`, undefined, MOST);
    if (turn !== turns) return;
    pick.busy = false;
    pick.items = items(found);
  };
  return new Promise((resolve) => {
    store.add(
      pick.onDidChangeValue((text) => {
        // A search that fails leaves the list as it is; the next letter searches again.
        search(text).catch((error: unknown) => deps.log.fault(asked.title, error));
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
        turns++;
        resolve(undefined);
        store.dispose();
      }),
    );
    pick.show();
  });
}

/** Files whose name has the text, as a search of the editor would find them. */
function named(text: string, paths: readonly Path[]): readonly Path[] {
  const wanted = text.trim().toLowerCase();
  const found: Path[] = [];
  for (const path of paths) {
    if (!basename(path).toLowerCase().includes(wanted)) continue;
    found.push(path);
    if (found.length === MOST) break;
  }
  return found;
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
