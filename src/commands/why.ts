/** Says why a file is in the context or why not: of the row or file it is run on, the file in the editor, or one that is chosen. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { shownName } from '../present/shownPath';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import { whyWords } from '../present/words/whyWords';
import type { CardDocuments } from './cardDocuments';
import { command } from './command';
import type { CommandDeps } from './deps';
import { knows, pickKnownPath } from './knownPaths';
import { needReport } from './needReport';
import { activePath, pathIn } from './target';

export function registerWhy(deps: CommandDeps, cards: CardDocuments): Disposable {
  return command(deps, COMMAND.why, async (argument) => {
    const report = needReport(deps.inspection);
    const words = commandWords(vscode.env.language);
    const active = activePath(deps);
    const path =
      pathIn(argument, deps) ??
      (active && knows(report, active)
        ? active
        : await pickKnownPath(report, markdownOnly(active), words, elsewhere(deps)));
    if (path === undefined) return;
    await cards.show('why', path, fill(words['command.whyName'], { name: shownName(path) }));
  });
}

/** Instruction files no session has led to, and names that only look like one. */
function elsewhere({ inspection }: CommandDeps): readonly [string, readonly Path[]] {
  const paths = [...(inspection.workspaceFiles?.instructions.keys() ?? [])];
  return [whyWords(vscode.env.language)['pick.elsewhere'], paths];
}

/** A file that could hold instructions is worth asking about although nothing is known of it. */
function markdownOnly(path: Path | undefined): Path | undefined {
  return path?.toLowerCase().endsWith('.md') === true ? path : undefined;
}
