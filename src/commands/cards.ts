/** The commands that answer with a card, and the documents the cards are. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import { DisposableStore, type Disposable } from '../events';
import { stepCard } from '../present/stepCard';
import { whyCard } from '../present/whyCard';
import { commandWords } from '../present/words/commandWords';
import { wordsFor } from '../present/words/say';
import { registerCardDocuments, type DrawCard } from './cardDocuments';
import type { CommandDeps } from './deps';
import { registerShowStep } from './showStep';
import { registerWhy } from './why';

export function registerCards(deps: CommandDeps): Disposable {
  const { inspection } = deps;
  const words = wordsFor(vscode.env.language);
  const why: DrawCard = (path) => {
    return inspection.report ? whyCard(path as Path, { report: inspection.report, words }) : '';
  };
  const step: DrawCard = (index) => {
    if (!inspection.report) return '';
    return (
      stepCard(Number(index), { report: inspection.report, words }) ??
      commandWords(vscode.env.language)['command.noStep']
    );
  };
  const store = new DisposableStore();
  const cards = store.add(registerCardDocuments(inspection, { why, step }));
  store.add(registerWhy(deps, cards));
  store.add(registerShowStep(deps, cards));
  return store;
}
