/** Lists what applies to the file in the editor, in order, each with its first line and why; choosing one opens it. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { effectiveRules } from '../present/effectiveRules';
import { excerpt, firstLineOf } from '../present/escape';
import { layerName } from '../present/layerCard';
import { dotted } from '../present/row';
import { shortReason } from '../present/shortReason';
import { shownPath } from '../present/shownPath';
import { shortTokens } from '../present/tokens';
import { plainVoice } from '../present/voice';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { say, wordsFor } from '../present/words/say';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { openFile } from './openLayer';
import { activePath, pathIn } from './target';

interface RuleItem extends vscode.QuickPickItem {
  /** Nothing for a heading. */
  readonly path: Path | undefined;
}

export function registerShowEffectiveRules(deps: CommandDeps): Disposable {
  return command(deps, COMMAND.showEffectiveRules, async (argument) => {
    const report = needReport(deps.inspection);
    const own = commandWords(vscode.env.language);
    const path = pathIn(argument, deps) ?? activePath(deps);
    if (path === undefined) throw new HumanError(own['command.rulesNoFile']);
    const items = rulesFor(report, path, deps, await wouldLoad(path, deps));
    if (items.length === 0) throw new HumanError(say(wordsFor(vscode.env.language), 'rules.none'));
    const chosen = await vscode.window.showQuickPick(items, {
      title: fill(own['command.rulesTitle'], { path: shownPath(path, report) }),
      placeHolder: own['command.rulesHint'],
      matchOnDescription: true,
      matchOnDetail: true,
    });
    if (chosen?.path !== undefined) await openFile(chosen.path);
  });
}

/** The first line of each file that reading this one would load. */
async function wouldLoad(path: Path, { imagination }: CommandDeps): Promise<ReadonlyMap<Path, string>> {
  const after = await imagination.after(path);
  const layers = after?.report.stack ?? [];
  return new Map(layers.map((layer) => [layer.path, firstLineOf(after?.texts.get(layer.text) ?? '')]));
}

function rulesFor(
  report: Report,
  path: Path,
  { inspection }: CommandDeps,
  firstLines: ReadonlyMap<Path, string>,
): readonly RuleItem[] {
  const words = wordsFor(vscode.env.language);
  const voice = plainVoice(words, report);
  const rules = effectiveRules(report, path, (id) => inspection.text(id));
  const applied = rules.applied.map(({ layer, firstLine }): RuleItem => ({
    label: `${layer.order} ${layerName(layer, words)}`,
    description: dotted(shortTokens(layer.tokens), shortReason(layer.reason, voice)),
    detail: excerpt(firstLine, 120),
    path: layer.path,
  }));
  const waiting = rules.waiting.map((item): RuleItem => ({
    label: layerName({ kind: 'rule', path: item.path }, words),
    description: dotted(shortTokens(item.tokens), shortReason(item.reason, voice)),
    detail: excerpt(firstLines.get(item.path) ?? '', 120),
    path: item.path,
  }));
  const skills = rules.skills.map((skill): RuleItem => ({
    label: skill.name,
    description: excerpt(skill.text, 120),
    path: skill.path,
  }));
  const headed = (heading: string, items: readonly RuleItem[]): readonly RuleItem[] =>
    items.length === 0 ? [] : [{ label: heading, kind: vscode.QuickPickItemKind.Separator, path: undefined }, ...items];
  return [...applied, ...headed(say(words, 'rules.waiting'), waiting), ...headed(say(words, 'rules.skills'), skills)];
}
