/** A new rule for one folder: its name is asked for, its pattern is the one that means this folder and no other. */
import * as vscode from 'vscode';
import { FILE } from '../core/claudeCode/places';
import { basename, dirname, isWithin, join, type Path } from '../core/files/path';
import { folderPattern } from '../core/match/folderPattern';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { nameFrom, ruleText } from '../present/newFiles';
import { shownPath } from '../present/shownPath';
import { createWords } from '../present/words/createWords';
import { fill } from '../present/words/fill';
import { command } from './command';
import { askName, createFile } from './createFile';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { activePath, pathIn } from './target';

export function registerNewRule(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.newRule, async (argument) => {
    const report = needReport(deps.inspection);
    const words = createWords(vscode.env.language);
    const active = activePath(deps);
    const folder = pathIn(argument, deps) ?? (active && dirname(active));
    if (folder === undefined) throw new HumanError(words['rule.folder']);
    const base = baseFor(folder, report.start, deps);
    const shown = shownPath(folder, report);
    const pattern = folderPattern(folder, base);
    if (pattern === undefined && folder !== base)
      throw new HumanError(fill(words['rule.noPattern'], { folder: shown }));
    const rules = join(base, FILE.rules);
    const name = await askName(
      fill(words['rule.title'], { folder: shown }),
      fill(words['rule.namePrompt'], { path: `${shownPath(rules, report)}/….md` }),
      nameFrom(basename(folder)),
    );
    if (name === undefined) return;
    const body = fill(words[pattern === undefined ? 'rule.bodyAlways' : 'rule.body'], { folder: shown });
    const text = ruleText(name, pattern === undefined ? [] : [pattern], body);
    await createFile(join(rules, `${name}.md`), text, fill(words['rule.label'], { name }));
  });
}

/** Rules of the start directory are seen from there; a folder outside of it gets its rule where its workspace begins. */
function baseFor(folder: Path, start: Path, { pathOf }: CommandDeps): Path {
  if (isWithin(start, folder)) return start;
  const workspace = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder));
  return (workspace && pathOf(workspace.uri)) ?? folder;
}
