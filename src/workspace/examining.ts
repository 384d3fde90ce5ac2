/**
 * Has the report looked through for what is wrong, when the hands rest: no event and no key press waits for it.
 * Texts are looked at as they stand in the editor, saved or not.
 */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import { DisposableStore, type Disposable } from '../events';
import type { Inspection } from '../inspection';
import { Coalesced } from './coalesce';
import { pathOf } from './documentPath';
import type { Engine } from './engine';
import type { Setting } from './settings';
import { isDraft, unsavedDocuments } from './unsavedDocuments';

/** Nothing may have happened for so long. */
const QUIET_MS = 300;

export interface ExaminingParts {
  readonly inspection: Inspection;
  readonly engine: () => Promise<Engine>;
  readonly log: { fault(what: string, error: unknown): void };
  /** Patterns of files that are left out, below these folders. */
  readonly left: Setting<readonly string[]>;
  readonly folders: () => readonly Path[];
}

export function examining({ inspection, engine, log, left, folders }: ExaminingParts): Disposable {
  const store = new DisposableStore();
  const run = store.add(
    new Coalesced(async () => {
      try {
        await lookThrough();
      } catch (error) {
        log.fault('The report could not be looked through', error);
      }
    }),
  );
  const soon = () => run.ask(QUIET_MS);
  const matters = (path: Path) => inspection.inspected?.inputs.snapshot.files.has(path) === true;

  async function lookThrough(): Promise<void> {
    const { inspected, workspaceFiles } = inspection;
    if (inspected === undefined) {
      inspection.examined([]);
      return;
    }
    const inputs = { ...inspected.inputs, unsaved: unsavedDocuments(matters) };
    const { examine, leaveOut } = await engine();
    const { findings, faults } = examine({ ...inspected, inputs }, workspaceFiles);
    for (const fault of faults) log.fault('A check failed', fault);
    const isLeftOut = leaveOut(left.value, folders());
    inspection.examined(findings.filter(({ path }) => !isLeftOut(path)));
  }

  store.add(inspection.onDidChange(soon));
  store.add(inspection.onDidList(soon));
  store.add(left.onDidChange(soon));
  store.add(
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      const path = pathOf(document.uri);
      if (path !== undefined && isDraft(path, matters)) soon();
    }),
  );
  return store;
}
