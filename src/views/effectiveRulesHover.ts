/** The effective-rules card as a hover: on the first line of any file, when that line has text. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Disposable } from '../events';
import { SETTING } from '../ids';
import type { Inspection } from '../inspection';
import { effectiveRulesCard } from '../present/effectiveRulesCard';
import { link } from '../present/escape';
import { say, wordsFor } from '../present/words/say';
import { cardLinks, cardMarkdown } from './cardLinks';

const files: vscode.DocumentSelector = [{ scheme: 'file' }, { scheme: 'vscode-remote' }];

/** `pathOf` gives the path of a document that is a file of this machine. */
export function registerEffectiveRulesHover(
  inspection: Inspection,
  language: string,
  pathOf: (uri: vscode.Uri) => Path | undefined,
): Disposable {
  const words = wordsFor(language);
  return vscode.languages.registerHoverProvider(files, {
    provideHover(document, position) {
      if (position.line !== 0) return undefined;
      const first = document.lineAt(0);
      const path = pathOf(document.uri);
      const { report } = inspection;
      if (first.isEmptyOrWhitespace || path === undefined || report === undefined) return undefined;
      if (vscode.workspace.getConfiguration().get<string>(SETTING.hover) === 'off') return undefined;
      const off = link(say(words, 'link.off'), cardLinks.turnHoverOff());
      const ink = { report, words, links: cardLinks };
      const card = effectiveRulesCard(path, ink, (id) => inspection.text(id), off);
      return new vscode.Hover(cardMarkdown(card), first.range);
    },
  });
}
