/** Hovers in instruction files: imports, patterns, keys of frontmatter and placeholders. */
import * as vscode from 'vscode';
import type { DraftPlace } from '../core/draft/draftPlace';
import type { Standing } from '../core/draft/standing';
import type { Path } from '../core/files/path';
import type { WorkspaceFiles } from '../core/gather/workspaceFiles';
import type { Inspected } from '../core/inspect';
import type { Disposable } from '../events';
import type { Inspection } from '../inspection';
import { hoverCard } from '../present/hoverCard';
import { hoverInk } from '../present/hoverInk';
import { cardLinks, cardMarkdown } from './cardLinks';

/** Reads what is in an editor; lives in the engine, which is fetched when it is needed. */
export interface HoverReader {
  standingAt(inspected: Inspected, workspace: WorkspaceFiles | undefined, draft: DraftPlace): Standing | undefined;
}

export interface InstructionHoverParts {
  readonly inspection: Inspection;
  readonly language: string;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<HoverReader>;
}

/** Instructions are Markdown, but for what they import. */
const files: vscode.DocumentSelector = [
  { scheme: 'file', pattern: '**/*.md' },
  { scheme: 'vscode-remote', pattern: '**/*.md' },
];

export function registerInstructionHover({ inspection, language, pathOf, reader }: InstructionHoverParts): Disposable {
  return vscode.languages.registerHoverProvider(files, {
    async provideHover(document, { line, character }) {
      const path = pathOf(document.uri);
      const { inspected, workspaceFiles } = inspection;
      if (path === undefined || inspected === undefined) return undefined;
      const engine = await reader();
      const draft = { path, text: document.getText(), place: { line, character } };
      const standing = engine.standingAt(inspected, workspaceFiles, draft);
      if (!standing) return undefined;
      const { startLine, startCharacter, endLine, endCharacter } = standing.range;
      const card = hoverCard(standing, hoverInk(inspected.report, language, cardLinks));
      return new vscode.Hover(cardMarkdown(card), new vscode.Range(startLine, startCharacter, endLine, endCharacter));
    },
  });
}
