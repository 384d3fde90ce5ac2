/** The budget as a view of the side bar and as one tab of the editor: the same page in both. */
import * as vscode from 'vscode';
import { DisposableStore, Swap, type Disposable } from '../events';
import { PANEL, VIEW } from '../ids';
import { pageWords } from '../present/words/pageWords';
import { showBudgetPage, type BudgetDeps, type PageFrame } from './budgetPage';

export interface BudgetViews extends Disposable {
  /** Shows the tab, the one that is there if there is one. */
  openOverview(): void;
}

export function registerBudget(deps: BudgetDeps): BudgetViews {
  const store = new DisposableStore();
  const inView = store.add(new Swap<Disposable>());
  const inTab = store.add(new Swap<Disposable>());
  let tab: vscode.WebviewPanel | undefined;

  const fill = (panel: vscode.WebviewPanel) => {
    tab?.dispose();
    tab = panel;
    const icon = (shade: string) => vscode.Uri.joinPath(deps.extensionUri, 'media', 'icons', `stack-${shade}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    inTab.set(
      showBudgetPage(
        frameOf(panel, 'tab', (listener) => panel.onDidChangeViewState(listener)),
        deps,
      ),
    );
    panel.onDidDispose(() => {
      if (tab !== panel) return;
      tab = undefined;
      inTab.set(undefined);
    });
  };

  store.add(
    vscode.window.registerWebviewViewProvider(VIEW.budget, {
      resolveWebviewView: (view) => {
        const frame = frameOf(view, 'view', (listener) => view.onDidChangeVisibility(listener));
        const page = showBudgetPage(frame, deps);
        inView.set(page);
        view.onDidDispose(() => {
          if (inView.value === page) inView.set(undefined);
        });
      },
    }),
  );
  store.add(
    vscode.window.registerWebviewPanelSerializer(PANEL.overview, {
      deserializeWebviewPanel: (panel) => {
        fill(panel);
        return Promise.resolve();
      },
    }),
  );

  return {
    openOverview: () => {
      if (tab) tab.reveal();
      else {
        const title = pageWords(vscode.env.language)['page.title'];
        fill(
          vscode.window.createWebviewPanel(PANEL.overview, title, vscode.ViewColumn.Active, { enableScripts: true }),
        );
      }
    },
    dispose: () => {
      store.dispose();
      tab?.dispose();
    },
  };
}

/** What a view and a tab have in common, as the page sees it. */
function frameOf(
  shown: Pick<vscode.WebviewView | vscode.WebviewPanel, 'webview' | 'visible'>,
  where: PageFrame['where'],
  onDidChange: PageFrame['onDidChange'],
): PageFrame {
  return {
    webview: shown.webview,
    get visible() {
      return shown.visible;
    },
    onDidChange,
    where,
  };
}
