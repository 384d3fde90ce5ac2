/** Instruction files that are being edited: their text once saved. What was told to the model stays what is on disk. */
import * as vscode from 'vscode';
import { basename, type Path } from '../core/files/path';
import { pathOf } from './documentPath';

/** `matters` says which files are instructions whatever they are called: imports, for the most part. */
export function unsavedDocuments(matters: (path: Path) => boolean): Map<Path, string> {
  const unsaved = new Map<Path, string>();
  for (const document of vscode.workspace.textDocuments) {
    if (!document.isDirty) continue;
    const path = pathOf(document.uri);
    if (path !== undefined && isDraft(path, matters)) unsaved.set(path, document.getText());
  }
  return unsaved;
}

/** Whether what is typed in this file may change the weight of something. */
export function isDraft(path: Path, matters: (path: Path) => boolean): boolean {
  return matters(path) || (path.endsWith('.md') && isInstruction(path));
}

const instructionNames = /^(CLAUDE|CLAUDE\.local|AGENTS|SKILL|MEMORY)\.md$/;

/** True for files that are instructions wherever they lie. */
export function isInstruction(path: Path): boolean {
  return instructionNames.test(basename(path)) || path.includes('/.claude/');
}
