/**
 * The port to the machine's own file system, with real paths and links. Whatever goes wrong is an answer,
 * never a throw, and nothing but regular files is ever opened.
 */
import { constants, type Dirent, type Stats } from 'node:fs';
import { lstat, open, opendir, realpath, stat, type FileHandle } from 'node:fs/promises';
import type { Entry, FileState, FileTree, Look } from '../core/files/fileTree';
import type { Path } from '../core/files/path';
import { fromNative } from './nativePath';

/** The calls into Node that can be refused; tests hand in ones that refuse. */
export interface Calls {
  readonly stat: (path: string) => Promise<Stats>;
  readonly lstat: (path: string) => Promise<Stats>;
  readonly realpath: (path: string) => Promise<string>;
  readonly open: (path: string, flags: number) => Promise<FileHandle>;
}

const nodeCalls: Calls = { stat, lstat, realpath, open };

/** A named pipe opened for reading would wait for its writer: this flag keeps even a swapped-in one from it. */
const OPEN_FLAGS = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

const CHUNK = 64 * 1024;

export function nodeTree(calls: Calls = nodeCalls): FileTree {
  const folders = new RealFolders(calls);
  return {
    read: (path, limit) => folders.during(() => read(calls, folders, path, limit)),
    list: (path) => list(path),
    look: (path) => look(calls, path),
  };
}

/** Real paths of folders, asked once for all reads that are under way together: a burst reads hundreds of neighbours. */
class RealFolders {
  readonly #calls: Calls;
  readonly #known = new Map<string, Promise<string>>();
  #reads = 0;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  async during<T>(read: () => Promise<T>): Promise<T> {
    this.#reads++;
    try {
      return await read();
    } finally {
      if (--this.#reads === 0) this.#known.clear();
    }
  }

  /** Of a file that is no link itself. */
  async ofFile(path: string): Promise<string> {
    const at = path.lastIndexOf('/') + 1;
    const folder = path.slice(0, at);
    let real = this.#known.get(folder);
    if (!real) this.#known.set(folder, (real = this.#calls.realpath(folder)));
    const resolved = await real;
    return `${resolved.endsWith('/') ? resolved : `${resolved}/`}${path.slice(at)}`;
  }
}

async function read(calls: Calls, folders: RealFolders, path: Path, limit: number): Promise<FileState> {
  try {
    const own = await calls.lstat(path);
    const isLink = own.isSymbolicLink();
    const stats = isLink ? await calls.stat(path) : own;
    const real = fromNative(await (isLink ? calls.realpath(path) : folders.ofFile(path)));
    if (stats.isDirectory()) return { kind: 'folder', real };
    if (!stats.isFile()) return { kind: 'unreadable', message: 'it is neither a file nor a folder' };
    if (stats.size > limit) return { kind: 'tooLarge', real, bytes: stats.size };
    const handle = await calls.open(path, OPEN_FLAGS);
    try {
      const after = await handle.stat();
      if (!after.isFile()) return { kind: 'unreadable', message: 'it is neither a file nor a folder' };
      const content = await readUpTo(handle, after.size, limit);
      if (content.length > limit) return { kind: 'tooLarge', real, bytes: content.length };
      return { kind: 'text', text: content.toString('utf8'), real, bytes: content.length };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return isMissing(error) ? { kind: 'missing' } : { kind: 'unreadable', message: explain(error) };
  }
}

/** The content, or a little more than `limit` of it: the size a file tells may be stale, and is 0 below /proc. */
async function readUpTo(handle: FileHandle, size: number, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length <= limit) {
    const room = length === 0 ? Math.min(size, limit) + 1 : CHUNK;
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(room), 0, room, null);
    if (bytesRead === 0) break;
    parts.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    // a read that came back short has met the end
    if (bytesRead < room) break;
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, length);
}

/**
 * Not `readdir`: Node sorts what that gives, and the order of rules is the file system's own
 * (measured with 2.1.332, whose `readdir` does not sort).
 */
async function list(path: Path): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of await opendir(path, { bufferSize: 256 })) entries.push(await toEntry(path, entry));
  } catch {
    // A folder that vanishes while it is listed has no names.
    return entries;
  }
  return entries;
}

async function toEntry(folder: Path, entry: Dirent): Promise<Entry> {
  const { name } = entry;
  if (entry.isFile()) return { name, kind: 'file', link: false };
  if (entry.isDirectory()) return { name, kind: 'folder', link: false };
  if (!entry.isSymbolicLink()) return { name, kind: 'other', link: false };
  try {
    return { name, kind: kindOf(await stat(`${folder}/${name}`)), link: true };
  } catch {
    return { name, kind: 'other', link: true };
  }
}

async function look(calls: Calls, path: Path): Promise<Look> {
  try {
    const stats = await calls.stat(path);
    return { kind: kindOf(stats), real: fromNative(await calls.realpath(path)) };
  } catch (error) {
    return isMissing(error) ? { kind: 'missing' } : { kind: 'other', real: path };
  }
}

function kindOf(stats: Stats): 'file' | 'folder' | 'other' {
  if (stats.isFile()) return 'file';
  return stats.isDirectory() ? 'folder' : 'other';
}

/** A NUL in a name is refused by Node itself, a name that is too long by the file system: no file can have it. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'].includes(codeOf(error) ?? '');
}

const explanations: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'its links lead in a circle',
  EBUSY: 'it is in use by another program',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk could not be read',
};

function explain(error: unknown): string {
  const code = codeOf(error);
  const words = code === undefined ? undefined : explanations[code];
  if (words !== undefined && code !== undefined) return `${words} (${code})`;
  return error instanceof Error ? error.message : String(error);
}

/** Node's error code, when there is one. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
