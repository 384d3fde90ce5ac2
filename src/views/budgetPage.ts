/**
 * One live page in one webview: fills it, sends the whole report when it is ready, when it comes into sight
 * and after each change while it is seen, and does what it asks for after judging it.
 */
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { Report } from '../core/report';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND } from '../ids';
import type { Inspection } from '../inspection';
import { noWish, readFromPage, type FromPage, type PageCommand } from '../present/page';
import { pageWords } from '../present/words/pageWords';
import { budgetHtml } from './budgetHtml';
import { pageMessage, type PageEngine } from './pageMessage';

export interface BudgetDeps {
  readonly extensionUri: vscode.Uri;
  readonly inspection: Inspection;
  readonly engine: () => Promise<PageEngine>;
}

/** What a view and a tab have in common. */
export interface PageFrame {
  readonly webview: vscode.Webview;
  readonly visible: boolean;
  readonly onDidChange: (listener: () => void) => Disposable;
  readonly where: 'view' | 'tab';
}

const targets: Readonly<Record<PageCommand, string>> = {
  openLayer: COMMAND.openLayer,
  why: COMMAND.why,
  openOverview: COMMAND.openOverview,
  openFolder: 'workbench.action.files.openFolder',
  manageTrust: 'workbench.trust.manage',
  newSession: COMMAND.newSession,
  refresh: COMMAND.refresh,
  showLog: COMMAND.showLog,
};

/** Brings the page into the frame; ends with the disposable. */
export function showBudgetPage(frame: PageFrame, { extensionUri, inspection, engine }: BudgetDeps): Disposable {
  const { webview } = frame;
  const language = vscode.env.language;
  let ready = false;
  let wish = noWish;
  let doors: PageEngine | undefined;
  let after: Report | undefined;
  let isOver = false;

  const send = () => {
    if (isOver || !ready || !frame.visible || (inspection.inspected && !doors)) return;
    const message = pageMessage(inspection, wish, doors, language);
    after = message.after;
    void webview.postMessage(message);
  };

  const store = new DisposableStore();
  store.add({ dispose: () => (isOver = true) });
  // A fault in loading is told by whoever would make the report, and then there is none to draw.
  void engine().then(
    (loaded) => {
      doors = loaded;
      if (inspection.inspected) send();
    },
    () => undefined,
  );
  store.add(
    webview.onDidReceiveMessage((received: unknown) => {
      const message = readFromPage(received);
      if (message?.type === 'ready') {
        ready = true;
        send();
      } else if (message?.type === 'wish') {
        wish = message.wish;
        send();
      } else if (message?.type === 'run' && mayRun(message, [inspection.report, after])) {
        void vscode.commands.executeCommand(targets[message.command], ...message.arguments);
      }
    }),
  );
  store.add(inspection.onDidChange(send));
  store.add(frame.onDidChange(send));

  const folder = vscode.Uri.joinPath(extensionUri, 'dist', 'page');
  const source = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(folder, file)).toString();
  webview.options = { enableScripts: true, localResourceRoots: [folder] };
  webview.html = budgetHtml({
    origin: webview.cspSource,
    script: source('main.js'),
    style: source('main.css'),
    icons: source('codicon.css'),
    nonce: randomBytes(16).toString('hex'),
    language,
    title: pageWords(language)['page.title'],
    where: frame.where,
  });
  return store;
}

/** A page may open what the reports name that it was sent, and nothing else on the machine. */
function mayRun(
  { command, arguments: args }: Extract<FromPage, { type: 'run' }>,
  reports: readonly (Report | undefined)[],
): boolean {
  if (command !== 'openLayer' && command !== 'why') return args.length === 0;
  const [path] = args;
  const isNamed = (named: { readonly path: Path }) => named.path === (path as Path);
  return args.length === 1 && reports.some((report) => report?.stack.some(isNamed) || report?.skills.some(isNamed));
}
