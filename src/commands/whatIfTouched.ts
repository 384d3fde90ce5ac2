/** Shows what reading a file would load now: of the file it is run on, or one that is chosen. The session stays as it is. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { shownName } from '../present/shownPath';
import { createWords } from '../present/words/createWords';
import { fill } from '../present/words/fill';
import { whyWords } from '../present/words/whyWords';
import type { CardDocuments } from './cardDocuments';
import { command } from './command';
import type { CommandDeps } from './deps';
import { needReport } from './needReport';
import { pickFile } from './pickFile';
import { pathIn } from './target';

export function registerWhatIfTouched(deps: CommandDeps, cards: CardDocuments): Disposable {
  return command(deps, COMMAND.whatIfTouched, async (argument) => {
    needReport(deps.inspection);
    const { language } = vscode.env;
    const words = createWords(language);
    const asked = { title: words['touch.title'], placeholder: words['touch.hint'] };
    const path = pathIn(argument, deps) ?? (await pickFile(asked, deps));
    if (path === undefined) return;
    await cards.show('reading', path, fill(whyWords(language)['brought.name'], { name: shownName(path) }));
  });
}
