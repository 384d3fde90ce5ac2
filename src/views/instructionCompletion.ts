/** Completion in instruction files: paths behind `@`, folders and kinds of file in `paths`, keys and values. */
import * as vscode from 'vscode';
import type { DraftPlace } from '../core/draft/draftPlace';
import type { Proposal, Proposals } from '../core/draft/proposals';
import type { Path } from '../core/files/path';
import type { WorkspaceFiles } from '../core/gather/workspaceFiles';
import type { Inspected } from '../core/inspect';
import type { Disposable } from '../events';
import type { Inspection } from '../inspection';
import { hoverSay } from '../present/hoverInk';
import { hoverWords } from '../present/words/hoverWords';

/** Reads what is in an editor; lives in the engine, which is fetched when it is needed. */
export interface ProposalReader {
  proposalsAt(inspected: Inspected, workspace: WorkspaceFiles | undefined, draft: DraftPlace): Proposals | undefined;
}

export interface InstructionCompletionParts {
  readonly inspection: Inspection;
  readonly language: string;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<ProposalReader>;
}

const files: vscode.DocumentSelector = [
  { scheme: 'file', pattern: '**/*.md' },
  { scheme: 'vscode-remote', pattern: '**/*.md' },
];
const TRIGGERS = ['@', '/', '"', "'", ' '];
const NEXT: vscode.Command = { command: 'editor.action.triggerSuggest', title: '' };

export function registerInstructionCompletion(parts: InstructionCompletionParts): Disposable {
  const { inspection, language, pathOf, reader } = parts;
  const hover = hoverWords(language);
  const item = ({ kind, text, meaning }: Proposal, at: number, range: vscode.Range): vscode.CompletionItem => {
    const made = new vscode.CompletionItem(text, vscode.CompletionItemKind[KINDS[kind]]);
    made.range = range;
    made.filterText = text;
    // the editor sorts by name otherwise
    made.sortText = String(at).padStart(4, '0');
    if (meaning !== undefined) made.detail = hoverSay({ hover }, `key.${meaning}`);
    if (kind === 'key') made.insertText = `${text}: `;
    if (kind === 'folder' && text.endsWith('/')) {
      made.detail = hover['complete.folder'];
      made.command = NEXT;
    }
    return made;
  };
  return vscode.languages.registerCompletionItemProvider(
    files,
    {
      async provideCompletionItems(document, { line, character }) {
        const path = pathOf(document.uri);
        const { inspected, workspaceFiles } = inspection;
        if (path === undefined || inspected === undefined) return undefined;
        const draft = { path, text: document.getText(), place: { line, character } };
        const found = (await reader()).proposalsAt(inspected, workspaceFiles, draft);
        if (!found) return undefined;
        const { startLine, startCharacter, endLine, endCharacter } = found.range;
        const range = new vscode.Range(startLine, startCharacter, endLine, endCharacter);
        return found.proposals.map((proposal, at) => item(proposal, at, range));
      },
    },
    ...TRIGGERS,
  );
}

const KINDS = {
  file: 'File',
  folder: 'Folder',
  pattern: 'File',
  key: 'Property',
  value: 'Value',
} as const satisfies Record<Proposal['kind'], keyof typeof vscode.CompletionItemKind>;
