/** The commands that answer with a card, and the documents the cards are. Some cards try something out first. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import { DisposableStore, type Disposable } from '../events';
import { stepCard } from '../present/stepCard';
import { broughtCard, whyCard } from '../present/whyCard';
import { commandWords } from '../present/words/commandWords';
import { wordsFor } from '../present/words/say';
import { whyWords } from '../present/words/whyWords';
import { registerCardDocuments, type DrawCard } from './cardDocuments';
import type { CommandDeps } from './deps';
import { registerShowStep } from './showStep';
import { registerWhatIfTouched } from './whatIfTouched';
import { registerWhy } from './why';

export function registerCards(deps: CommandDeps): Disposable {
  const { inspection, imagination } = deps;
  const { language } = vscode.env;
  const words = wordsFor(language);
  const ink = () => inspection.report && { report: inspection.report, words, why: whyWords(language) };
  const why: DrawCard = async (path) => {
    const explanation = await imagination.explain(path as Path);
    const at = ink();
    return explanation && at ? whyCard(explanation, at) : '';
  };
  const reading: DrawCard = async (path) => {
    const brought = await imagination.reading(path as Path);
    const at = ink();
    return brought && at ? broughtCard(brought, at) : '';
  };
  const step: DrawCard = (index) => {
    if (!inspection.report) return '';
    return (
      stepCard(Number(index), { report: inspection.report, words }) ??
      commandWords(vscode.env.language)['command.noStep']
    );
  };
  const store = new DisposableStore();
  const cards = store.add(registerCardDocuments(inspection, { why, reading, step }));
  store.add(registerWhy(deps, cards));
  store.add(registerWhatIfTouched(deps, cards));
  store.add(registerShowStep(deps, cards));
  return store;
}
