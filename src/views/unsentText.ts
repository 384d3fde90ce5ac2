/**
 * Dims what Claude Code does not read of an instruction file: comments it takes out, and all behind the line where
 * MEMORY.md is cut, with a rule and words at that line. Colours are the theme's own.
 */
import * as vscode from 'vscode';
import type { Unsent } from '../core/draft/facts';
import type { Path } from '../core/files/path';
import type { Inspected } from '../core/inspect';
import { DisposableStore, type Disposable } from '../events';
import type { Inspection } from '../inspection';
import { cutText } from '../present/cutText';
import { wordsFor } from '../present/words/say';

/** Reads what is in an editor as it would be sent; lives in the engine, which is fetched when it is needed. */
export interface UnsentReader {
  unsentOf(inspected: Inspected, path: Path, text: string): Unsent | undefined;
}

export interface UnsentTextParts {
  readonly inspection: Inspection;
  readonly language: string;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<UnsentReader>;
}

/** Key presses that come within this time are drawn together. */
const TYPING_MS = 30;

export function registerUnsentText(parts: UnsentTextParts): Disposable {
  const store = new DisposableStore();
  const drawn = store.add(new UnsentText(parts));
  const { window, workspace } = vscode;
  store.add(parts.inspection.onDidChange(() => drawn.soon()));
  store.add(window.onDidChangeVisibleTextEditors(() => drawn.soon()));
  store.add(
    workspace.onDidChangeTextDocument(({ document }) => {
      if (window.visibleTextEditors.some((editor) => editor.document === document)) drawn.soon();
    }),
  );
  drawn.soon();
  return store;
}

class UnsentText implements Disposable {
  readonly #parts: UnsentTextParts;
  readonly #words;
  readonly #dimmed = vscode.window.createTextEditorDecorationType({
    color: new vscode.ThemeColor('disabledForeground'),
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
  readonly #cut = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    borderWidth: '0 0 1px 0',
    borderStyle: 'dashed',
    borderColor: new vscode.ThemeColor('editorWarning.foreground'),
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.warningForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Full,
  });
  /** Editors that have something drawn in them. */
  readonly #drawn = new WeakSet<vscode.TextEditor>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reader: UnsentReader | undefined;

  constructor(parts: UnsentTextParts) {
    this.#parts = parts;
    this.#words = wordsFor(parts.language);
  }

  soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#draw();
    }, TYPING_MS);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#dimmed.dispose();
    this.#cut.dispose();
  }

  async #draw(): Promise<void> {
    const { inspection, pathOf, reader } = this.#parts;
    // nobody needs the engine before there is a report, and nothing was drawn yet
    if (!inspection.inspected) return;
    this.#reader ??= await reader();
    for (const editor of vscode.window.visibleTextEditors) {
      const path = pathOf(editor.document.uri);
      this.#show(editor, path === undefined ? undefined : this.#unsent(path, editor.document));
    }
  }

  #unsent(path: Path, document: vscode.TextDocument): Unsent | undefined {
    const { inspected } = this.#parts.inspection;
    return inspected && this.#reader?.unsentOf(inspected, path, document.getText());
  }

  #show(editor: vscode.TextEditor, unsent: Unsent | undefined): void {
    const { comments = [], cut } = unsent ?? {};
    const isBare = comments.length === 0 && cut === undefined;
    if (isBare && !this.#drawn.has(editor)) return;
    if (isBare) this.#drawn.delete(editor);
    else this.#drawn.add(editor);
    const dimmed = comments.map(
      ({ startLine, startCharacter, endLine, endCharacter }) =>
        new vscode.Range(startLine, startCharacter, endLine, endCharacter),
    );
    if (cut) dimmed.push(new vscode.Range(cut.line, cut.character, editor.document.lineCount, 0));
    editor.setDecorations(this.#dimmed, dimmed);
    editor.setDecorations(this.#cut, cut ? [this.#line(editor, cut)] : []);
  }

  /** Drawn below the last line that is read. */
  #line(editor: vscode.TextEditor, cut: NonNullable<Unsent['cut']>): vscode.DecorationOptions {
    const last = cut.character === 0 ? cut.line - 1 : cut.line;
    const { range } = editor.document.lineAt(Math.max(0, last));
    const contentText = cutText(cut, this.#words);
    const color = new vscode.ThemeColor('editorWarning.foreground');
    return { range, renderOptions: { after: { contentText, color, margin: '0 0 0 2em', fontStyle: 'italic' } } };
  }
}
