/**
 * One tree view over rows: draws them anew when the report became another one and somebody looks, keeps what is
 * open by the rows' ids, and says in a line above them what the rows cannot.
 */
import * as vscode from 'vscode';
import type { Report } from '../core/report';
import { DisposableStore, type Disposable } from '../events';
import type { Inspection } from '../inspection';
import { stateSentence } from '../present/emptyStates';
import type { CardInk } from '../present/layerCard';
import type { Row } from '../present/row';
import { wordsFor, type Words } from '../present/words/say';
import { cardLinks, cardMarkdown } from './cardLinks';
import { rowItem } from './rowItem';

/** What makes one view different from another. */
export interface RowView {
  readonly id: string;
  readonly rows: (ink: CardInk) => readonly Row[];
  /** Rows that show the weight of what is unsaved follow each key press. */
  readonly showsDrafts?: boolean;
  /** The line above the rows, if it says more than why there is no report. `undefined` leaves it out. */
  readonly message?: (inspection: Inspection, rows: readonly Row[], words: Words) => string | undefined;
}

export interface ShownTree extends Disposable {
  readonly view: vscode.TreeView<Row>;
}

export function registerTreeView(rowView: RowView, inspection: Inspection, language: string): ShownTree {
  const store = new DisposableStore();
  const words = wordsFor(language);
  const provider = store.add(new RowTree());
  const view = store.add(
    vscode.window.createTreeView(rowView.id, { treeDataProvider: provider, showCollapseAll: true }),
  );
  // the editor removes the line for `undefined`, which its types leave out
  const line: { message?: string | undefined } = view;
  const rowsOf = (report: Report) => rowView.rows({ report, words, links: cardLinks });
  const refresh = () => {
    if (view.visible) provider.show(inspection.report, rowsOf);
    line.message = (rowView.message ?? whyNoReport)(inspection, provider.roots, words);
  };
  store.add(inspection.onDidChange(refresh));
  if (rowView.showsDrafts === true) {
    store.add(
      inspection.onDidWeigh(() => {
        if (view.visible) provider.weigh(inspection.report, rowsOf);
      }),
    );
  }
  store.add(view.onDidChangeVisibility(refresh));
  refresh();
  return { view, dispose: () => store.dispose() };
}

/** How good the report is, the Stack view says for all. */
function whyNoReport({ status, report }: Inspection, _: readonly Row[], words: Words): string | undefined {
  return report ? undefined : stateSentence(status, report, words);
}

class RowTree implements vscode.TreeDataProvider<Row>, Disposable {
  readonly #changed = new vscode.EventEmitter<Row[] | undefined>();
  readonly #parents = new Map<string, Row>();
  /** The editor knows a row by its object: what it says now stands here, when that is no longer what it said. */
  readonly #news = new Map<Row, Row>();
  #roots: readonly Row[] = [];
  #shown: Report | undefined;

  readonly onDidChangeTreeData = this.#changed.event;

  get roots(): readonly Row[] {
    return this.#roots;
  }

  /** Draws `report` unless it is the one that is shown: a change of status alone moves no row. */
  show(report: Report | undefined, rowsOf: (report: Report) => readonly Row[]): void {
    if (report === this.#shown) return;
    this.#shown = report;
    this.#roots = report ? rowsOf(report) : [];
    this.#parents.clear();
    this.#news.clear();
    for (const row of this.#roots) this.#adopt(row);
    this.#changed.fire(undefined);
  }

  /** The rows are the same, but for what they say: only those that say something else are drawn. */
  weigh(report: Report | undefined, rowsOf: (report: Report) => readonly Row[]): void {
    if (report === undefined || report === this.#shown) return;
    this.#shown = report;
    const now = new Map(flat(rowsOf(report)).map((row) => [row.id, row]));
    const changed = flat(this.#roots).filter((row) => {
      const said = this.#news.get(row) ?? row;
      const next = now.get(row.id);
      if (next === undefined || next.description === said.description) return false;
      this.#news.set(row, next);
      return true;
    });
    if (changed.length > 0) this.#changed.fire(changed);
  }

  getTreeItem(row: Row): vscode.TreeItem {
    return rowItem(this.#news.get(row) ?? row);
  }

  resolveTreeItem(item: vscode.TreeItem, row: Row): vscode.TreeItem {
    const card = (this.#news.get(row) ?? row).tooltip();
    if (card !== '') item.tooltip = cardMarkdown(card);
    return item;
  }

  getChildren(row?: Row): Row[] {
    return [...(row ? row.children : this.#roots)];
  }

  getParent(row: Row): Row | undefined {
    return this.#parents.get(row.id);
  }

  dispose(): void {
    this.#changed.dispose();
  }

  #adopt(parent: Row): void {
    for (const child of parent.children) {
      this.#parents.set(child.id, parent);
      this.#adopt(child);
    }
  }
}

function flat(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row) => [row, ...flat(row.children)]);
}
