/**
 * Remembers every answer of another tree, also that nothing is there, until told that a path changed.
 * So no folder is looked at twice while nothing happens in it.
 */
import type { Entry, FileState, FileTree, Look } from '../core/files/fileTree';
import { ancestorsDownTo, basename, dirname, isWithin, join, relativeTo, type Path } from '../core/files/path';

interface Node {
  readonly children: Map<string, Node>;
  read: { readonly limit: number; readonly state: Promise<FileState> } | undefined;
  list: Promise<readonly Entry[]> | undefined;
  look: Promise<Look> | undefined;
  /** Known to be there: what lies below it may change without changing that. */
  present: boolean;
  /** What `list` answered, once it has. */
  names: ReadonlySet<string> | undefined;
}

const newNode = (): Node => ({
  children: new Map(),
  read: undefined,
  list: undefined,
  look: undefined,
  present: false,
  names: undefined,
});

export class CachedTree implements FileTree {
  readonly #inner: FileTree;
  /** Where links lead: a change at the target is a change under the link's name too. */
  readonly #links = new Map<Path, Path>();
  #root = newNode();
  #version = 0;

  constructor(inner: FileTree) {
    this.#inner = inner;
  }

  /** Grows with everything forgotten: the same version gives the same answers. */
  get version(): number {
    return this.#version;
  }

  async read(path: Path, limit: number): Promise<FileState> {
    const node = this.#at(path);
    if (node.read) {
      const state = await node.read.state;
      if (state.kind === 'text' && state.bytes > limit)
        return { kind: 'tooLarge', real: state.real, bytes: state.bytes };
      if (state.kind !== 'tooLarge' || state.bytes > limit || node.read.limit >= limit) return state;
    }
    const state = this.#inner.read(path, limit);
    node.read = { limit, state };
    const answer = await state;
    // Whoever forgot meanwhile made this answer an old one.
    if ((node.read as Node['read'])?.state === state) this.#learn(path, node, answer);
    return answer;
  }

  async list(path: Path): Promise<readonly Entry[]> {
    const node = this.#at(path);
    if (node.list) return node.list;
    const list = this.#inner.list(path);
    node.list = list;
    const entries = await list;
    if (node.list === list) node.names = new Set(entries.map((entry) => entry.name));
    return entries;
  }

  async look(path: Path): Promise<Look> {
    const node = this.#at(path);
    if (node.look) return node.look;
    const look = this.#inner.look(path);
    node.look = look;
    const answer = await look;
    if (node.look === look) this.#learn(path, node, answer);
    return answer;
  }

  /** Something was created, changed or removed at `path`: what is known of it, below it and of its name is dropped. */
  forget(path: Path): void {
    this.#version++;
    const todo = [path];
    const seen = new Set<Path>(todo);
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      for (const other of this.#aliases(at)) {
        // A link into a folder above itself would give names without end; only known ones matter.
        if (seen.has(other) || (!this.#find(other) && !this.#find(dirname(other)))) continue;
        seen.add(other);
        todo.push(other);
      }
      this.#forgetOne(at);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#version++;
    this.#root = newNode();
    this.#links.clear();
  }

  /** True when a change at `path` can change an answer that was given. */
  knows(path: Path): boolean {
    const known = (each: Path) => this.#find(each) !== undefined || this.#find(dirname(each))?.list !== undefined;
    if (known(path)) return true;
    for (const other of this.#aliases(path)) if (known(other)) return true;
    return false;
  }

  /** Every path that was asked about, but for those in the folders to `skip`. */
  *asked(skip: readonly Path[]): Iterable<{ readonly path: Path; readonly listed: boolean }> {
    const todo: [Path | undefined, Node][] = [[undefined, this.#root]];
    for (let next = todo.pop(); next; next = todo.pop()) {
      const [path, node] = next;
      if (path !== undefined && skip.includes(path)) continue;
      if (path !== undefined && (node.read ?? node.look ?? node.list)) yield { path, listed: node.list !== undefined };
      for (const [name, child] of node.children)
        todo.push([path === undefined ? (name as Path) : join(path, name), child]);
    }
  }

  #at(path: Path): Node {
    let node = this.#root;
    for (const part of partsOf(path)) {
      let next = node.children.get(part);
      if (!next) node.children.set(part, (next = newNode()));
      node = next;
    }
    return node;
  }

  #find(path: Path): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const part of partsOf(path)) node = node?.children.get(part);
    return node;
  }

  #learn(path: Path, node: Node, answer: FileState | Look): void {
    node.present = answer.kind !== 'missing' && answer.kind !== 'unreadable';
    if ('real' in answer && answer.real !== path && !this.#lies(path, answer.real)) this.#links.set(path, answer.real);
  }

  /** The other names of `path`, where a link leads to it, above it or below it. */
  *#aliases(path: Path): Iterable<Path> {
    for (const [link, real] of this.#links) {
      const fromReal = moved(path, real, link);
      const fromLink = moved(path, link, real);
      if (fromReal !== undefined) yield fromReal;
      else if (isWithin(path, real)) yield link;
      if (fromLink !== undefined) yield fromLink;
    }
  }

  /** True when a link above `path` already says where it leads. */
  #lies(path: Path, real: Path): boolean {
    const folder = dirname(path);
    const target = this.#links.get(folder);
    return target !== undefined && dirname(real) === target && basename(real) === basename(path);
  }

  #forgetOne(path: Path): void {
    const parts = partsOf(path);
    const last = parts.pop();
    if (last === undefined || parts.length === 0) {
      this.clear();
      return;
    }
    let node: Node | undefined = this.#root;
    for (const [at, part] of parts.entries()) {
      node = node.children.get(part);
      if (!node) return;
      // Above the change only what spoke of an absence can have become wrong.
      if (!node.present) forgetState(node);
      const next = parts[at + 1];
      if (next === undefined || !node.names?.has(next)) forgetNames(node);
    }
    node.children.delete(last);
    for (const link of [...this.#links.keys()]) if (isWithin(path, link)) this.#links.delete(link);
  }
}

/** `path` with its beginning `from` replaced by `to`; nothing when it does not lie there. */
function moved(path: Path, from: Path, to: Path): Path | undefined {
  const below = relativeTo(from, path);
  if (below === undefined) return undefined;
  return below === '' ? to : join(to, below);
}

/** The names from the root down: `C:` and a share's server count as the first. */
function partsOf(path: Path): string[] {
  return ancestorsDownTo(path).map((folder) => (dirname(folder) === folder ? folder : basename(folder)));
}

function forgetNames(node: Node): void {
  node.list = undefined;
  node.names = undefined;
}

function forgetState(node: Node): void {
  node.read = undefined;
  node.look = undefined;
}
