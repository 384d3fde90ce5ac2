/** Lists what holds for the files below a folder of the explorer: for all of them, then for some; choosing one opens it. */
import * as vscode from 'vscode';
import { dirname, type Path } from '../core/files/path';
import { anyFileOf } from '../core/files/anyFile';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { excerpt, firstLineOf } from '../present/escape';
import { folderRules, type FolderRule } from '../present/folderRules';
import { dotted } from '../present/row';
import { shortReason } from '../present/shortReason';
import { shownPath } from '../present/shownPath';
import { plainVoice } from '../present/voice';
import { fill } from '../present/words/fill';
import { wordsFor } from '../present/words/say';
import { whyWords } from '../present/words/whyWords';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { openFile } from './openLayer';
import { activePath, pathIn } from './target';

interface FolderItem extends vscode.QuickPickItem {
  /** Nothing for a heading. */
  readonly path: Path | undefined;
}

export function registerShowFolderRules(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.showFolderRules, async (argument) => {
    const report = needReport(deps.inspection);
    const own = whyWords(vscode.env.language);
    const active = activePath(deps);
    const folder = pathIn(argument, deps) ?? (active ? dirname(active) : report.start);
    const items = await itemsFor(folder, deps);
    if (items.length === 0) throw new HumanError(own['folder.none']);
    const chosen = await vscode.window.showQuickPick(items, {
      title: fill(own['folder.title'], { path: shownPath(folder, report) }),
      placeHolder: own['folder.hint'],
      matchOnDescription: true,
      matchOnDetail: true,
    });
    if (chosen?.path !== undefined) await openFile(chosen.path);
  });
}

async function itemsFor(folder: Path, { imagination, inspection }: CommandDeps): Promise<readonly FolderItem[]> {
  const after = await imagination.below(folder);
  if (!after) return [];
  const { language } = vscode.env;
  const own = whyWords(language);
  const { report, texts } = after;
  const voice = plainVoice(wordsFor(language), report);
  const told = new Set(inspection.report?.stack.map(({ id }) => id));
  const item = ({ path, name, item: of, layer, files }: FolderRule): FolderItem => ({
    label: layer && told.has(layer.id) ? `${layer.order} ${name}` : name,
    description: dotted(
      shownPath(path, report),
      files && fill(own['folder.counted'], files),
      // a file that stands for any other is none that brought something
      layer && !told.has(layer.id) ? own['folder.waiting'] : of.reason && shortReason(of.reason, voice),
    ),
    detail: layer ? excerpt(firstLineOf(texts.get(layer.text) ?? ''), 120) : '',
    path,
  });
  const headed = (label: string, rules: readonly FolderRule[]): readonly FolderItem[] =>
    rules.length === 0
      ? []
      : [{ label, kind: vscode.QuickPickItemKind.Separator, path: undefined }, ...rules.map(item)];
  const index = inspection.workspaceFiles?.index;
  const { every, some } = folderRules(report, folder, anyFileOf(folder), index);
  return [...headed(own['folder.every'], every), ...headed(own['folder.some'], some)];
}
