/**
 * A folder tree in memory behind the engine's one port: real paths, links and circles as on a disk, names listed
 * in the order they were put in. Built from a flat record, absolute path to what stands there.
 */
import type { Entry, FileState, FileTree, Look } from '../../src/core/files/fileTree';
import { join, toPath, type Path } from '../../src/core/files/path';

/** A text, `null` for an empty folder, a link (relative to its folder, or absolute), bytes, or something that cannot be read. */
export type MemoryValue =
  | string
  | null
  | { readonly symlink: string }
  | { readonly base64: string }
  | { readonly bytes: number }
  | { readonly unreadable: string };

export type MemoryFiles = Readonly<Record<string, MemoryValue>>;

type Node =
  | { readonly kind: 'folder'; readonly children: Map<string, Node> }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'file'; readonly value: Exclude<MemoryValue, null | { readonly symlink: string }> };

const MISSING = { kind: 'missing' } as const;
const MAX_LINKS = 40;

export interface MemoryTree extends FileTree {
  /** How often the port was asked, by path: whether an answer is remembered shows here. */
  readonly asked: Map<string, number>;
}

/** One answer for one file, as a tree that remembers gives it. `reuse` keeps the answers of an earlier tree. */
export function memoryTree(files: MemoryFiles, reuse?: MemoryTree): MemoryTree {
  const root: Node = { kind: 'folder', children: new Map() };
  for (const [path, value] of Object.entries(files)) put(root, toPath(path), value);
  const known = (reuse && answers.get(reuse)) ?? new Map<string, FileState>();
  const asked = new Map<string, number>();
  const read = (path: Path, limit: number): FileState => {
    const at = find(root, path);
    if (!at || at === 'circle') return at ? { kind: 'unreadable', message: 'its links lead in a circle' } : MISSING;
    const state = stateOf(at.node, at.real, limit);
    const key = `${path} ${JSON.stringify(state)}`;
    const same = known.get(key) ?? state;
    known.set(key, same);
    return same;
  };
  const ask = <T>(verb: string, path: Path, answer: () => T): Promise<T> => {
    asked.set(`${verb} ${path}`, (asked.get(`${verb} ${path}`) ?? 0) + 1);
    return Promise.resolve(answer());
  };
  const tree: MemoryTree = {
    asked,
    read: (path, limit) => ask('read', path, () => read(path, limit)),
    list: (path) => ask('list', path, () => list(root, path)),
    look: (path) => ask('look', path, () => look(root, path)),
  };
  answers.set(tree, known);
  return tree;
}

const answers = new WeakMap<MemoryTree, Map<string, FileState>>();

function put(root: Node, path: Path, value: MemoryValue): void {
  let at = root;
  const parts = path.slice(1).split('/').filter(Boolean);
  const name = value === null ? undefined : parts.pop();
  for (const part of parts) {
    if (at.kind !== 'folder') throw new Error(`${path} lies below what is no folder`);
    const next: Node = at.children.get(part) ?? { kind: 'folder', children: new Map() };
    at.children.set(part, next);
    at = next;
  }
  if (value === null || name === undefined) return;
  if (at.kind !== 'folder') throw new Error(`${path} lies below what is no folder`);
  const isLink = typeof value === 'object' && 'symlink' in value;
  at.children.set(name, isLink ? { kind: 'link', target: value.symlink } : { kind: 'file', value });
}

/** The node at `path` with every link followed, and its real path. */
function find(root: Node, path: Path): { node: Node; real: Path } | 'circle' | undefined {
  let links = 0;
  let node = root;
  let real = toPath('/');
  const left = path.slice(1).split('/').filter(Boolean);
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const child: Node | undefined = node.kind === 'folder' ? node.children.get(name) : undefined;
    if (!child) return undefined;
    if (child.kind !== 'link') {
      node = child;
      real = join(real, name);
      continue;
    }
    if (++links > MAX_LINKS) return 'circle';
    left.unshift(...join(real, child.target).slice(1).split('/').filter(Boolean));
    node = root;
    real = toPath('/');
  }
  return { node, real };
}

function stateOf(node: Node, real: Path, limit: number): FileState {
  if (node.kind !== 'file') return { kind: 'folder', real };
  const { value } = node;
  if (typeof value === 'object' && 'unreadable' in value) return { kind: 'unreadable', message: value.unreadable };
  if (typeof value === 'object' && 'bytes' in value && value.bytes > limit)
    return { kind: 'tooLarge', real, bytes: value.bytes };
  const content = contentOf(value);
  const bytes = content.length;
  return bytes > limit
    ? { kind: 'tooLarge', real, bytes }
    : { kind: 'text', text: content.toString('utf8'), real, bytes };
}

function contentOf(value: string | { readonly base64: string } | { readonly bytes: number }): Buffer {
  if (typeof value === 'string') return Buffer.from(value);
  return 'base64' in value ? Buffer.from(value.base64, 'base64') : Buffer.alloc(value.bytes, 'x');
}

function look(root: Node, path: Path): Look {
  const at = find(root, path);
  if (at === undefined) return MISSING;
  if (at === 'circle') return { kind: 'other', real: path };
  return { kind: at.node.kind === 'file' ? 'file' : 'folder', real: at.real };
}

function list(root: Node, path: Path): readonly Entry[] {
  const at = find(root, path);
  if (!at || at === 'circle' || at.node.kind !== 'folder') return [];
  return [...at.node.children].map(([name, child]): Entry => {
    if (child.kind !== 'link') return { name, kind: child.kind, link: false };
    const target = look(root, join(at.real, name));
    return { name, kind: target.kind === 'missing' ? 'other' : target.kind, link: true };
  });
}

/** The files of `files` under `folder`, as absolute paths. */
export function below(folder: string, files: MemoryFiles = {}): MemoryFiles {
  return Object.fromEntries(Object.entries(files).map(([name, value]) => [`${folder}/${name}`, value]));
}
