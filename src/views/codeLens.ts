/** Code lenses in instruction files: what the file and each of its sections weigh, and when it is read. */
import * as vscode from 'vscode';
import type { FileWeight, Section } from '../core/draft/facts';
import type { Path } from '../core/files/path';
import type { Inspected } from '../core/inspect';
import { DisposableStore, type Disposable } from '../events';
import { COMMAND, SETTING } from '../ids';
import type { Inspection } from '../inspection';
import { fileLens, sectionLens } from '../present/lenses';
import { say, wordsFor, type Words } from '../present/words/say';

/** Reads what is in an editor as it would be sent; lives in the engine, which is fetched when it is needed. */
export interface LensReader {
  weightOf(inspected: Inspected, path: Path, text: string): FileWeight | undefined;
  sectionsOf(inspected: Inspected, path: Path, text: string): readonly Section[];
}

export interface CodeLensParts {
  readonly inspection: Inspection;
  readonly language: string;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<LensReader>;
}

const files: vscode.DocumentSelector = [{ scheme: 'file' }, { scheme: 'vscode-remote' }];

export function registerCodeLens({ inspection, language, pathOf, reader }: CodeLensParts): Disposable {
  const store = new DisposableStore();
  const words = wordsFor(language);
  const changed = store.add(new vscode.EventEmitter<void>());
  // while somebody types the editor asks by itself, when it has the time
  store.add(inspection.onDidChange(() => changed.fire()));
  store.add(
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration(SETTING.codeLens)) changed.fire();
    }),
  );
  store.add(
    vscode.languages.registerCodeLensProvider(files, {
      onDidChangeCodeLenses: changed.event,
      async provideCodeLenses(document) {
        const path = pathOf(document.uri);
        const { inspected } = inspection;
        const shown = vscode.workspace.getConfiguration().get<string>(SETTING.codeLens);
        if (path === undefined || inspected === undefined || shown === 'off') return [];
        // most files are no instructions: nothing is read of them
        if (fileLens(path, inspected.report, words) === undefined) return [];
        const engine = await reader();
        const text = document.getText();
        const sections = shown === 'file' ? [] : engine.sectionsOf(inspected, path, text);
        const title = fileLens(path, inspected.report, words, engine.weightOf(inspected, path, text)) ?? '';
        return [whole(title, path, words), ...sections.map((section) => ofSection(section, words))];
      },
    }),
  );
  return store;
}

function whole(title: string, path: Path, words: Words): vscode.CodeLens {
  const tooltip = say(words, 'link.why');
  return lens(0, { title, tooltip, command: COMMAND.why, arguments: [path] });
}

/** A number to be read: nothing is behind it. */
function ofSection(section: Section, words: Words): vscode.CodeLens {
  return lens(section.line, { title: sectionLens(section, words), command: '' });
}

function lens(line: number, command: vscode.Command): vscode.CodeLens {
  return new vscode.CodeLens(new vscode.Range(line, 0, line, 0), command);
}
