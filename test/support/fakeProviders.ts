/** What a document is, and what the extension's providers answer about it, as tests see them. */
import type { CodeLens, CompletionItem, DocumentLink, Hover, Location, Range, Uri } from './fakeClasses';

export interface FakeDocument {
  readonly uri: Uri;
  readonly languageId: string;
  isDirty: boolean;
  text: string;
  getText(range?: Range): string;
  readonly lineCount: number;
  lineAt(line: number): { readonly text: string; readonly isEmptyOrWhitespace: boolean; readonly range: string };
}

export interface ContentProvider {
  readonly onDidChange: (listener: (uri: Uri) => unknown) => { dispose(): void };
  provideTextDocumentContent(uri: Uri): string | Promise<string>;
}

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface HoverProvider {
  /** Some answer later. */
  provideHover(document: FakeDocument, position: Pick<Position, 'line'> & Partial<Position>): Hover | undefined;
}

export interface LinkProvider {
  provideDocumentLinks(document: FakeDocument): Promise<readonly DocumentLink[]>;
}

export interface DefinitionProvider {
  provideDefinition(document: FakeDocument, position: Position): Promise<Location | undefined>;
}

export interface CompletionProvider {
  provideCompletionItems(document: FakeDocument, position: Position): Promise<readonly CompletionItem[] | undefined>;
}

export interface LensProvider {
  readonly onDidChangeCodeLenses: (listener: () => unknown) => { dispose(): void };
  provideCodeLenses(document: FakeDocument): Promise<readonly CodeLens[]>;
}
