/**
 * Watches single files and whole instruction folders anywhere on the disk, whether they exist yet or not.
 * Folders on the way to them are watched for names only: a home folder is never watched as a whole.
 */
import { stat } from 'node:fs/promises';
import type { FSWatcher } from 'chokidar';
import { ancestorsDownTo, dirname, isWithin, relativeTo, type Path } from '../core/files/path';
import { fromNative } from './nativePath';

/** What may change. */
export interface Wanted {
  readonly files: Iterable<Path>;
  /** Folders whose Markdown files count, some levels down. */
  readonly folders: Iterable<Path>;
}

export interface OutsideWatch {
  /** Watches this and nothing else from now on; settles when changes are seen. */
  watch(wanted: Wanted): Promise<void>;
  close(): Promise<void>;
}

export interface OutsideListener {
  /** Paths that may have changed, after a quiet period. */
  readonly changed: (paths: readonly Path[]) => void;
  /** A watch that could not be had, once for each message. */
  readonly failed: (message: string) => void;
}

const QUIET_MS = 100;
/** Rules may lie in folders of folders; no one nests them deeper. */
const LEVELS = 8;

export function watchOutside(listener: OutsideListener, quiet = QUIET_MS): OutsideWatch {
  return new Watch(listener, quiet);
}

class Watch implements OutsideWatch {
  readonly #listener: OutsideListener;
  readonly #quiet: number;
  readonly #told = new Set<string>();
  readonly #pending = new Set<Path>();
  #timer: NodeJS.Timeout | undefined;
  #wanted: ReadonlySet<Path> = new Set();
  #folders: readonly Path[] = [];
  #watcher: FSWatcher | undefined;
  #turn: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(listener: OutsideListener, quiet: number) {
    this.#listener = listener;
    this.#quiet = quiet;
  }

  watch(wanted: Wanted): Promise<void> {
    return this.#inTurn(async () => {
      const folders = [...wanted.folders];
      const all = new Set([...wanted.files, ...folders]);
      const added = [...all].filter((path) => !this.#wanted.has(path));
      if (added.length === 0 && all.size === this.#wanted.size) return;
      this.#wanted = all;
      this.#folders = folders;
      await this.#begin();
      // What changed after it was read and before it was watched would be missed for good.
      for (const path of added) this.#note(path);
    });
  }

  close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#pending.clear();
    return this.#inTurn(() => this.#end(this.#watcher));
  }

  /** One change of the watch at a time; what fails is told, and the next one runs all the same. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => this.#fail(error));
    return this.#turn;
  }

  async #begin(): Promise<void> {
    if (this.#closed) return;
    const before = this.#watcher;
    const roots = await rootsOf(this.#wanted);
    if (roots.length === 0) {
      this.#watcher = undefined;
      await this.#end(before);
      return;
    }
    const { watch } = await import('chokidar');
    const ignored = matcher(this.#wanted, this.#folders);
    const watcher = watch([...roots], { ignored, ignoreInitial: true, ignorePermissionErrors: true });
    this.#watcher = watcher;
    watcher.on('error', (error) => this.#fail(error));
    watcher.on('all', (event, native) => {
      const path = fromNative(native);
      // Of the top of a disk chokidar says at once, and again, that it is gone.
      if (dirname(path) === path) return;
      this.#note(path);
      // Chokidar does not wait for a root to come back.
      if (event === 'unlinkDir' && roots.includes(path)) void this.#inTurn(() => this.#beginAgain(path));
    });
    await new Promise<void>((ready) => watcher.once('ready', ready));
    await this.#end(before);
  }

  async #beginAgain(lost: Path): Promise<void> {
    await this.#begin();
    for (const path of this.#wanted) if (isWithin(lost, path)) this.#note(path);
  }

  async #end(watcher: FSWatcher | undefined): Promise<void> {
    await watcher?.close();
  }

  #note(path: Path): void {
    if (this.#closed) return;
    this.#pending.add(path);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const paths = [...this.#pending];
      this.#pending.clear();
      this.#listener.changed(paths);
    }, this.#quiet);
  }

  #fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (this.#closed || this.#told.has(message)) return;
    this.#told.add(message);
    this.#listener.failed(message);
  }
}

/** The nearest existing folder above each wanted path, without those that lie in another one. */
async function rootsOf(wanted: ReadonlySet<Path>): Promise<readonly Path[]> {
  const exists = new Map<Path, Promise<boolean>>();
  const isFolder = (path: Path): Promise<boolean> => {
    const known =
      exists.get(path) ??
      stat(path).then(
        (stats) => stats.isDirectory(),
        () => false,
      );
    exists.set(path, known);
    return known;
  };
  const roots = new Set<Path>();
  for (const path of wanted) {
    let folder = dirname(path);
    while (!(await isFolder(folder)) && dirname(folder) !== folder) folder = dirname(folder);
    roots.add(folder);
  }
  return [...roots].filter((root) => ![...roots].some((other) => other !== root && isWithin(other, root)));
}

/** True for what is neither wanted nor on the way to it. */
function matcher(wanted: ReadonlySet<Path>, folders: readonly Path[]) {
  const ways = new Set<Path>([...wanted].flatMap((path) => ancestorsDownTo(path)));
  return (native: string, stats?: { isFile(): boolean }): boolean => {
    const path = fromNative(native);
    if (ways.has(path)) return false;
    const folder = folders.find((each) => isWithin(each, path));
    const parts = folder === undefined ? undefined : relativeTo(folder, path)?.split('/');
    if (!parts || parts.length > LEVELS) return true;
    if (parts.includes('node_modules') || parts.includes('.git')) return true;
    return stats?.isFile() === true && !path.endsWith('.md');
  };
}
