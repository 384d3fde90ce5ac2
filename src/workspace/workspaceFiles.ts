/**
 * Lists all files of the workspace folders once the first report is there, reads those that are instructions, and
 * keeps both up to date: a burst of changes costs one look, and a file more or less no new search.
 */
import * as vscode from 'vscode';
import { FileIndex } from '../core/files/fileIndex';
import type { FileTree } from '../core/files/fileTree';
import type { Path } from '../core/files/path';
import { isListed, looksLikeInstruction, MOST_LISTED, NOT_LISTED } from '../core/gather/workspaceFiles';
import { DisposableStore, type Disposable } from '../events';
import type { Inspection } from '../inspection';
import { Coalesced } from './coalesce';
import { pathOf } from './documentPath';
import type { Engine } from './engine';
import type { Log } from './log';
import { workspacePaths } from './startDirectory';

export interface WorkspaceFilesParts {
  readonly engine: () => Promise<Pick<Engine, 'gatherWorkspace'>>;
  readonly tree: FileTree;
  readonly inspection: Inspection;
  readonly log: Pick<Log, 'fault'>;
}

/** Longer than the quiet of the report: nothing waits for the list. */
const QUIET_MS = 250;
/** Of more new names at once it is not asked what each is: all are listed anew. */
const MOST_ASKED = 100;
const LEFT_OUT = `**/{${NOT_LISTED.join(',')}}/**`;

export class WorkspaceFilesWatch implements Disposable {
  readonly #parts: WorkspaceFilesParts;
  readonly #store = new DisposableStore();
  readonly #runs: Coalesced;
  #isStarted = false;
  #index: FileIndex | undefined;
  #created = new Set<Path>();
  #deleted = new Set<Path>();

  constructor(parts: WorkspaceFilesParts) {
    this.#parts = parts;
    this.#runs = this.#store.add(new Coalesced(() => this.#run()));
    this.#store.add(parts.inspection.onDidChange(() => this.#begin()));
  }

  dispose(): void {
    this.#store.dispose();
  }

  /** A window without a folder on a disk has no files to list. */
  #begin(): void {
    if (this.#isStarted || this.#parts.inspection.status.kind !== 'ready') return;
    this.#isStarted = true;
    const { workspace } = vscode;
    const files = this.#store.add(workspace.createFileSystemWatcher('**/*'));
    this.#store.add(files.onDidCreate((uri) => this.#changed(uri, 'created')));
    this.#store.add(files.onDidDelete((uri) => this.#changed(uri, 'deleted')));
    this.#store.add(files.onDidChange((uri) => this.#changed(uri, 'written')));
    this.#store.add(workspace.onDidChangeWorkspaceFolders(() => this.#listAnew()));
    this.#store.add(
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('files.exclude')) this.#listAnew();
      }),
    );
    this.#runs.ask();
  }

  #listAnew(): void {
    this.#index = undefined;
    this.#runs.ask(QUIET_MS);
  }

  #changed(uri: vscode.Uri, how: 'created' | 'deleted' | 'written'): void {
    const path = pathOf(uri);
    if (path === undefined || !isListed(path, workspacePaths())) return;
    // what other files hold changes no answer
    if (how === 'written' && !looksLikeInstruction(path)) return;
    if (how === 'created') {
      this.#deleted.delete(path);
      this.#created.add(path);
    } else if (how === 'deleted') {
      this.#created.delete(path);
      this.#deleted.add(path);
    }
    this.#runs.ask(QUIET_MS);
  }

  async #run(): Promise<void> {
    const { engine, tree, inspection, log } = this.#parts;
    try {
      const index = await this.#next();
      const { gatherWorkspace } = await engine();
      const files = await gatherWorkspace(tree, index);
      this.#index = index;
      inspection.list(files);
    } catch (error) {
      this.#index = undefined;
      log.fault('The files of the workspace could not be listed', error);
    }
  }

  async #next(): Promise<FileIndex> {
    const [created, deleted] = [[...this.#created], [...this.#deleted]];
    this.#created = new Set();
    this.#deleted = new Set();
    const last = this.#index;
    if (last === undefined || created.length > MOST_ASKED) return listed();
    const kinds = await Promise.all(created.map(kindOf));
    // of a folder that is moved in, its files are not told
    if (kinds.includes('folder')) return listed();
    return last.with(
      created.filter((_, at) => kinds[at] === 'file'),
      deleted,
    );
  }
}

async function listed(): Promise<FileIndex> {
  const uris = await vscode.workspace.findFiles('**/*', LEFT_OUT, MOST_LISTED);
  const folders = workspacePaths();
  return new FileIndex(uris.flatMap((uri) => pathOf(uri) ?? []).filter((path) => isListed(path, folders)));
}

async function kindOf(path: Path): Promise<'file' | 'folder' | undefined> {
  try {
    const { type } = await vscode.workspace.fs.stat(vscode.Uri.file(path));
    return (type & vscode.FileType.Directory) === 0 ? 'file' : 'folder';
  } catch {
    return undefined;
  }
}
