/**
 * Hears of every change on disk that can change an answer: from the editor inside the workspace, from an own
 * watch outside. What counts is what the tree was asked about; no name of a file is known here.
 */
import * as vscode from 'vscode';
import type { Path } from '../core/files/path';
import type { CachedTree } from '../disk/cachedTree';
import { watchOutside, type OutsideListener, type OutsideWatch } from '../disk/watchOutside';
import { DisposableStore, type Disposable } from '../events';
import { pathOf } from './documentPath';
import type { Log } from './log';
import { workspacePaths } from './startDirectory';

/** Writing many files comes in bursts, and the editor tells of each. */
const QUIET_MS = 100;

export interface WatcherParts {
  readonly tree: CachedTree;
  readonly changed: (quiet: number) => void;
  readonly mayWatch: (path: Path) => boolean;
  readonly log: Log;
  readonly outside?: (listener: OutsideListener) => OutsideWatch;
}

export class Watchers implements Disposable {
  readonly #store = new DisposableStore();
  readonly #parts: WatcherParts;
  readonly #outside: OutsideWatch;

  constructor(parts: WatcherParts) {
    this.#parts = parts;
    const { workspace } = vscode;
    // One watcher for all names: the editor watches the folders anyway, and tells of a removed folder, not its files.
    const files = this.#store.add(workspace.createFileSystemWatcher('**/*'));
    for (const event of [files.onDidCreate, files.onDidChange, files.onDidDelete]) {
      this.#store.add(event((uri) => this.#changed([uri], QUIET_MS)));
    }
    // What the editor itself does need not wait for the disk to tell.
    this.#store.add(workspace.onDidSaveTextDocument(({ uri }) => this.#changed([uri], 0)));
    this.#store.add(workspace.onDidCreateFiles((created) => this.#changed(created.files, 0)));
    this.#store.add(workspace.onDidDeleteFiles((deleted) => this.#changed(deleted.files, 0)));
    this.#store.add(
      workspace.onDidRenameFiles((renamed) =>
        this.#changed(
          renamed.files.flatMap(({ oldUri, newUri }) => [oldUri, newUri]),
          0,
        ),
      ),
    );
    this.#outside = (parts.outside ?? watchOutside)({
      changed: (paths) => this.#forget(paths, 0),
      failed: (message) => parts.log.warn(`A folder outside the workspace cannot be watched: ${message}`),
    });
  }

  /** Watches outside the workspace what the tree has been asked about. */
  update(): void {
    const files: Path[] = [];
    const folders: Path[] = [];
    for (const { path, listed } of this.#parts.tree.asked(workspacePaths())) {
      if (this.#parts.mayWatch(path)) (listed ? folders : files).push(path);
    }
    void this.#outside.watch({ files, folders });
  }

  dispose(): void {
    void this.#outside.close();
    this.#store.dispose();
  }

  #changed(uris: readonly vscode.Uri[], quiet: number): void {
    this.#forget(
      uris.flatMap((uri) => pathOf(uri) ?? []),
      quiet,
    );
  }

  #forget(paths: readonly Path[], quiet: number): void {
    const known = paths.filter((path) => this.#parts.tree.knows(path));
    for (const path of known) this.#parts.tree.forget(path);
    if (known.length > 0) this.#parts.changed(quiet);
  }
}
