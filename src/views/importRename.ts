/** When files get other names, offers to write the new ones into the imports that mean them: each edit is asked for. */
import * as vscode from 'vscode';
import type { ImportEdit, Renamed } from '../core/draft/renamedImports';
import type { Path } from '../core/files/path';
import type { WorkspaceFiles } from '../core/gather/workspaceFiles';
import type { Inspected } from '../core/inspect';
import type { Disposable } from '../events';
import { SETTING } from '../ids';
import type { Inspection } from '../inspection';
import { hoverSay } from '../present/hoverInk';
import { hoverWords } from '../present/words/hoverWords';

/** Reads the instruction files; lives in the engine, which is fetched when it is needed. */
export interface RenameReader {
  renamedImports(
    inspected: Inspected,
    workspace: WorkspaceFiles | undefined,
    renames: readonly Renamed[],
    textOf: (path: Path) => string | undefined,
  ): readonly ImportEdit[];
}

export interface ImportRenameParts {
  readonly inspection: Inspection;
  readonly language: string;
  /** The path of a document that is a file of this machine. */
  readonly pathOf: (uri: vscode.Uri) => Path | undefined;
  readonly reader: () => Promise<RenameReader>;
}

export function registerImportRename({ inspection, language, pathOf, reader }: ImportRenameParts): Disposable {
  const hover = hoverWords(language);
  const editFor = async (files: vscode.FileWillRenameEvent['files']): Promise<vscode.WorkspaceEdit> => {
    const edit = new vscode.WorkspaceEdit();
    const { inspected, workspaceFiles } = inspection;
    const renames = files.flatMap(({ oldUri, newUri }) => {
      const [from, to] = [pathOf(oldUri), pathOf(newUri)];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    });
    const first = files[0]?.oldUri;
    if (!inspected || !first || renames.length === 0) return edit;
    const textOf = (path: Path) => vscode.workspace.textDocuments.find(({ uri }) => pathOf(uri) === path)?.getText();
    const edits = (await reader()).renamedImports(inspected, workspaceFiles, renames, textOf);
    const about = { n: edits.length, files: new Set(edits.map(({ path }) => path)).size };
    const metadata: vscode.WorkspaceEditEntryMetadata = {
      needsConfirmation: true,
      label: hover['rename.label'],
      description: hoverSay({ hover }, 'rename.about', about),
    };
    for (const { path, range, text } of edits) {
      const uri = first.scheme === 'file' ? vscode.Uri.file(path) : first.with({ path });
      const { startLine, startCharacter, endLine, endCharacter } = range;
      edit.replace(uri, new vscode.Range(startLine, startCharacter, endLine, endCharacter), text, metadata);
    }
    return edit;
  };
  return vscode.workspace.onWillRenameFiles((event) => {
    if (vscode.workspace.getConfiguration().get<string>(SETTING.updateImports) === 'never') return;
    event.waitUntil(editFor(event.files));
  });
}
