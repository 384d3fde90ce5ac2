/** Shows what one event of the session loaded. */
import * as vscode from 'vscode';
import type { Disposable } from '../events';
import { COMMAND } from '../ids';
import { commandWords } from '../present/words/commandWords';
import { fill } from '../present/words/fill';
import type { CardDocuments } from './cardDocuments';
import { command } from './command';
import type { CommandDeps } from './deps';
import { HumanError } from './humanError';
import { needReport } from './needReport';
import { stepIn } from './target';

export function registerShowStep(deps: CommandDeps, cards: CardDocuments): Disposable {
  return command(deps, COMMAND.showStep, async (argument) => {
    const words = commandWords(vscode.env.language);
    const step = stepIn(argument);
    if (step === undefined || needReport(deps.inspection).steps[step] === undefined) {
      throw new HumanError(words['command.noStep']);
    }
    await cards.show('step', String(step), fill(words['command.stepName'], { step: String(step) }));
  });
}
