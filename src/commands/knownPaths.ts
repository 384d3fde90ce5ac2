/** Every file the report knows something about, to choose one of: what is loaded, waits, does not load, and the skills. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import { hasOwnFile } from '../present/layerName';
import { shownFolder, shownName } from '../present/shownPath';
import type { CommandWords } from '../present/words/commandEn';

interface PathItem extends vscode.QuickPickItem {
  readonly path: Path | undefined;
}

/** Asks for one; `active` is offered first, `elsewhere` (under its label) last. */
export async function pickKnownPath(
  report: Report,
  active: Path | undefined,
  words: CommandWords,
  elsewhere: readonly [label: string, paths: readonly Path[]],
): Promise<Path | undefined> {
  const files = report.stack.filter(hasOwnFile);
  const groups: readonly (readonly [string, readonly Path[]])[] = [
    [words['command.whyActive'], active ? [active] : []],
    [words['command.whyLoaded'], files.map(({ path }) => path)],
    [words['command.whyWaiting'], report.waiting.map(({ path }) => path)],
    [words['command.whyOut'], report.notLoaded.map(({ path }) => path)],
    [words['command.whySkills'], report.skills.map(({ path }) => path)],
    elsewhere,
  ];
  const seen = new Set<Path>();
  const items = groups.flatMap(([label, paths]): PathItem[] => {
    const fresh = [...new Set(paths)].filter((path) => !seen.has(path));
    for (const path of fresh) seen.add(path);
    if (fresh.length === 0) return [];
    const rows = fresh.map((path) => ({ label: shownName(path), description: shownFolder(path, report), path }));
    return [{ label, kind: vscode.QuickPickItemKind.Separator, path: undefined }, ...rows];
  });
  const options = {
    title: words['command.whyTitle'],
    placeHolder: words['command.whyHint'],
    matchOnDescription: true,
  };
  return (await vscode.window.showQuickPick(items, options))?.path;
}

/** Whether the report has an answer for this path. */
export function knows(report: Report, path: Path): boolean {
  return [...report.stack, ...report.waiting, ...report.notLoaded, ...report.skills].some((each) => each.path === path);
}
