/** Imports in instruction files as links, and as something the editor can go to. */
import * as vscode from 'vscode';
import type { ImportPlace } from '../core/draft/importPlaces';
import type { Path } from '../core/files/path';
import type { Inspected } from '../core/inspect';
import { DisposableStore, type Disposable } from '../events';
import type { Inspection } from '../inspection';

/** Reads what is in an editor; lives in the engine, which is fetched when it is needed. */
export interface ImportReader {
  importsIn(inspected: Inspected, path: Path, text: string): readonly ImportPlace[];
}

export interface ImportLinksParts {
  readonly inspection: Inspection;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<ImportReader>;
}

const files: vscode.DocumentSelector = [
  { scheme: 'file', pattern: '**/*.md' },
  { scheme: 'vscode-remote', pattern: '**/*.md' },
];

export function registerImportLinks({ inspection, pathOf, reader }: ImportLinksParts): Disposable {
  const store = new DisposableStore();
  const importsOf = async (document: vscode.TextDocument): Promise<readonly ImportPlace[]> => {
    const path = pathOf(document.uri);
    const { inspected } = inspection;
    if (path === undefined || inspected === undefined) return [];
    return (await reader()).importsIn(inspected, path, document.getText());
  };
  store.add(
    vscode.languages.registerDocumentLinkProvider(files, {
      provideDocumentLinks: async (document) =>
        (await importsOf(document)).map((place) => new vscode.DocumentLink(rangeOf(place), uriOf(document, place))),
    }),
  );
  store.add(
    vscode.languages.registerDefinitionProvider(files, {
      async provideDefinition(document, { line, character }) {
        const place = (await importsOf(document)).find(
          ({ range }) =>
            range.startLine === line && range.startCharacter <= character && character <= range.endCharacter,
        );
        return place && new vscode.Location(uriOf(document, place), new vscode.Range(0, 0, 0, 0));
      },
    }),
  );
  return store;
}

function rangeOf({ range }: ImportPlace): vscode.Range {
  return new vscode.Range(range.startLine, range.startCharacter, range.endLine, range.endCharacter);
}

/** On the machine the document lies on. */
function uriOf({ uri }: vscode.TextDocument, { target }: ImportPlace): vscode.Uri {
  return uri.scheme === 'file' ? vscode.Uri.file(target) : uri.with({ path: target });
}
