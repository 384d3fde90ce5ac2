/** The status bar item: what the instructions weigh; its hover is the effective-rules card of the file in the editor. */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import { DisposableStore, type Disposable } from '../events';
import type { ExactCounts } from '../exact';
import { SETTING, VIEW } from '../ids';
import type { Inspection } from '../inspection';
import { exactSentence } from '../present/exactSentence';
import { effectiveRulesCard } from '../present/effectiveRulesCard';
import { stateSentence } from '../present/emptyStates';
import { escapeMarkdown, link } from '../present/escape';
import { statusText, type StatusText } from '../present/statusText';
import { say, wordsFor } from '../present/words/say';
import { cardLinks, cardMarkdown } from './cardLinks';

/** `pathOf` gives the path of a document that is a file of this machine. */
export function registerStatusBar(
  inspection: Inspection,
  language: string,
  pathOf: (uri: vscode.Uri) => Path | undefined,
  exact: Pick<ExactCounts, 'state' | 'onDidChange'>,
): Disposable {
  const store = new DisposableStore();
  const words = wordsFor(language);
  const item = store.add(vscode.window.createStatusBarItem('contextStack.status', vscode.StatusBarAlignment.Right, 90));
  item.name = say(words, 'status.name');
  item.command = `${VIEW.stack}.focus`;
  /** All but the hover, which is too much work for a key press and follows when the hands rest. */
  const weigh = (report: Report): StatusText => {
    const limit = vscode.workspace.getConfiguration().get<number>(SETTING.limit, 0);
    const shown = statusText(report, words, limit);
    item.text = shown.text;
    item.accessibilityInformation = { label: shown.accessibilityLabel };
    item.backgroundColor = shown.overLimit ? new vscode.ThemeColor('statusBarItem.warningBackground') : undefined;
    return shown;
  };
  const draw = () => {
    const { report, status } = inspection;
    if (report === undefined) {
      item.hide();
      return;
    }
    const shown = weigh(report);
    const document = vscode.window.activeTextEditor?.document;
    const path = document && pathOf(document.uri);
    const state = stateSentence(status, report, words);
    item.tooltip = cardMarkdown(
      [
        [shown.tooltip, exactSentence(exact.state, words)].filter((part) => part !== '').join('\n\n'),
        state === undefined ? '' : escapeMarkdown(state),
        path === undefined
          ? ''
          : effectiveRulesCard(path, { report, words, links: cardLinks }, (id) => inspection.text(id)),
        link(say(words, 'link.overview'), cardLinks.openOverview()),
      ]
        .filter((part) => part !== '')
        .join('\n\n---\n\n'),
    );
    item.show();
  };
  store.add(inspection.onDidChange(draw));
  store.add(exact.onDidChange(draw));
  store.add(
    inspection.onDidWeigh(() => {
      if (inspection.report) weigh(inspection.report);
    }),
  );
  store.add(vscode.window.onDidChangeActiveTextEditor(draw));
  store.add(
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SETTING.limit)) draw();
    }),
  );
  draw();
  return store;
}
