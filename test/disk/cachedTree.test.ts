import { beforeEach, describe, expect, test } from 'vitest';
import type { Entry, FileState, FileTree, Look } from '../../src/core/files/fileTree';
import { dirname, isWithin, toPath, type Path } from '../../src/core/files/path';
import { CachedTree } from '../../src/disk/cachedTree';

/** Folders of names with texts, and links, that counts what it is asked. */
class Counted implements FileTree {
  readonly files = new Map<Path, string>();
  readonly links = new Map<Path, Path>();
  readonly asked: string[] = [];

  put(path: string, text: string): void {
    this.files.set(toPath(path), text);
  }

  async read(path: Path, limit: number): Promise<FileState> {
    await Promise.resolve();
    this.asked.push(`read ${path}`);
    const real = this.#real(path);
    const text = this.files.get(real);
    if (text === undefined) return this.#isFolder(real) ? { kind: 'folder', real } : { kind: 'missing' };
    return text.length > limit
      ? { kind: 'tooLarge', real, bytes: text.length }
      : { kind: 'text', text, real, bytes: text.length };
  }

  async list(path: Path): Promise<readonly Entry[]> {
    await Promise.resolve();
    this.asked.push(`list ${path}`);
    const real = this.#real(path);
    const names = new Set<string>();
    for (const file of this.files.keys())
      if (isWithin(real, file) && file !== real) names.add(file.slice(real.length + 1));
    return [...names].map((name) => ({
      name: name.split('/')[0] ?? '',
      kind: name.includes('/') ? 'folder' : 'file',
      link: false,
    }));
  }

  async look(path: Path): Promise<Look> {
    await Promise.resolve();
    this.asked.push(`look ${path}`);
    const real = this.#real(path);
    if (this.files.has(real)) return { kind: 'file', real };
    return this.#isFolder(real) ? { kind: 'folder', real } : { kind: 'missing' };
  }

  #real(path: Path): Path {
    for (const [link, target] of this.links) if (isWithin(link, path)) return toPath(target + path.slice(link.length));
    return path;
  }

  #isFolder(path: Path): boolean {
    return [...this.files.keys()].some((file) => isWithin(path, dirname(file)));
  }
}

let disk: Counted;
let tree: CachedTree;
const text = async (path: string): Promise<string> => {
  const state = await tree.read(toPath(path), 1000);
  return state.kind === 'text' ? state.text : state.kind;
};
const names = async (path: string): Promise<string[]> => (await tree.list(toPath(path))).map((entry) => entry.name);
const look = async (path: string): Promise<string> => (await tree.look(toPath(path))).kind;

beforeEach(() => {
  disk = new Counted();
  tree = new CachedTree(disk);
});

test('nothing is asked twice, not even where nothing is', async () => {
  disk.put('/p/a.md', 'a');
  for (let round = 0; round < 3; round++) {
    expect(await text('/p/a.md')).toBe('a');
    expect(await text('/p/none.md')).toBe('missing');
    expect(await names('/p')).toEqual(['a.md']);
    expect(await look('/p/x/y')).toBe('missing');
  }
  expect(disk.asked).toHaveLength(4);
});

test('two who ask at once share one answer', async () => {
  disk.put('/p/a.md', 'a');
  expect(await Promise.all([text('/p/a.md'), text('/p/a.md')])).toEqual(['a', 'a']);
  expect(disk.asked).toEqual(['read /p/a.md']);
});

test('a limit is honoured by a remembered text, and a larger one asks again', async () => {
  disk.put('/p/a.md', '12345');
  const path = toPath('/p/a.md');
  expect(await tree.read(path, 3)).toMatchObject({ kind: 'tooLarge', bytes: 5 });
  expect(await tree.read(path, 4)).toMatchObject({ kind: 'tooLarge', bytes: 5 });
  expect(disk.asked).toHaveLength(1);
  expect(await tree.read(path, 5)).toMatchObject({ kind: 'text' });
  expect(await tree.read(path, 3)).toMatchObject({ kind: 'tooLarge', bytes: 5 });
  expect(disk.asked).toHaveLength(2);
});

describe('after a change', () => {
  test('a file is read again, its neighbours are not', async () => {
    disk.put('/p/a.md', 'a');
    disk.put('/p/b.md', 'b');
    await Promise.all([text('/p/a.md'), text('/p/b.md')]);
    disk.put('/p/a.md', 'new');
    tree.forget(toPath('/p/a.md'));
    expect(await text('/p/a.md')).toBe('new');
    expect(await text('/p/b.md')).toBe('b');
    expect(disk.asked.filter((line) => line === 'read /p/b.md')).toHaveLength(1);
  });

  test('everything below a folder is asked again', async () => {
    disk.put('/p/x/y/a.md', 'a');
    await text('/p/x/y/a.md');
    disk.files.clear();
    tree.forget(toPath('/p/x'));
    expect(await text('/p/x/y/a.md')).toBe('missing');
  });

  test('folders above that were missing are asked again', async () => {
    expect(await look('/p/x')).toBe('missing');
    expect(await text('/p/x')).toBe('missing');
    expect(await names('/p')).toEqual([]);
    disk.put('/p/x/y/a.md', 'a');
    tree.forget(toPath('/p/x/y/a.md'));
    expect(await look('/p/x')).toBe('folder');
    expect(await text('/p/x')).toBe('folder');
    expect(await names('/p')).toEqual(['x']);
  });

  test('folders above that were there are not', async () => {
    disk.put('/p/x/a.md', 'a');
    await Promise.all([look('/p'), names('/p'), look('/p/x'), names('/p/x')]);
    const before = disk.asked.length;
    tree.forget(toPath('/p/x/b.md'));
    await Promise.all([look('/p'), names('/p'), look('/p/x')]);
    expect(disk.asked).toHaveLength(before);
    await names('/p/x');
    expect(disk.asked).toHaveLength(before + 1);
  });

  test('an answer that was under way is not remembered', async () => {
    disk.put('/p/a.md', 'old');
    const underWay = text('/p/a.md');
    const listing = names('/p');
    disk.put('/p/b/c.md', 'new');
    tree.forget(toPath('/p/a.md'));
    tree.forget(toPath('/p/b/c.md'));
    await Promise.all([underWay, listing]);
    disk.put('/p/a.md', 'newer');
    expect(await text('/p/a.md')).toBe('newer');
    expect(await names('/p')).toEqual(['a.md', 'b']);
  });

  test('the version grows', () => {
    const before = tree.version;
    tree.forget(toPath('/p/a.md'));
    expect(tree.version).toBeGreaterThan(before);
  });
});

describe('links', () => {
  beforeEach(() => {
    disk.put('/shared/rules/a.md', 'a');
    disk.links.set(toPath('/p/.claude/rules'), toPath('/shared/rules'));
  });

  test('a change at the target is one under the name of the link', async () => {
    await look('/p/.claude/rules');
    expect(await text('/p/.claude/rules/a.md')).toBe('a');
    expect(await names('/p/.claude/rules')).toEqual(['a.md']);
    disk.put('/shared/rules/a.md', 'new');
    disk.put('/shared/rules/b.md', 'b');
    tree.forget(toPath('/shared/rules/a.md'));
    tree.forget(toPath('/shared/rules/b.md'));
    expect(await text('/p/.claude/rules/a.md')).toBe('new');
    expect(await names('/p/.claude/rules')).toEqual(['a.md', 'b.md']);
  });

  test('a change under the name of the link is one at the target', async () => {
    await look('/p/.claude/rules');
    expect(await text('/shared/rules/a.md')).toBe('a');
    disk.put('/shared/rules/a.md', 'new');
    tree.forget(toPath('/p/.claude/rules/a.md'));
    expect(await text('/shared/rules/a.md')).toBe('new');
  });

  test('a folder above the target that vanishes takes the link with it', async () => {
    expect(await text('/p/.claude/rules/a.md')).toBe('a');
    disk.files.clear();
    tree.forget(toPath('/shared'));
    expect(await text('/p/.claude/rules/a.md')).toBe('missing');
  });

  test('a link to a folder above itself does not go round for ever', async () => {
    disk.put('/q/a.md', 'a');
    disk.links.set(toPath('/q/self'), toPath('/q'));
    await look('/q/self');
    expect(await text('/q/self/a.md')).toBe('a');
    disk.put('/q/a.md', 'new');
    tree.forget(toPath('/q/a.md'));
    expect(await text('/q/self/a.md')).toBe('new');
    expect(await text('/q/a.md')).toBe('new');
  });
});

test('clear forgets everything', async () => {
  disk.put('/p/a.md', 'a');
  await text('/p/a.md');
  disk.put('/p/a.md', 'new');
  tree.clear();
  expect(await text('/p/a.md')).toBe('new');
});

test('a change matters when it can change an answer that was given', async () => {
  disk.put('/p/a.md', 'a');
  disk.put('/p/rules/r.md', 'r');
  disk.put('/target/t.md', 't');
  disk.links.set(toPath('/link'), toPath('/target'));
  await Promise.all([text('/p/a.md'), text('/p/x/none.md'), names('/p/rules'), look('/link')]);
  const matters = (path: string): boolean => tree.knows(toPath(path));
  expect(['/p/a.md', '/p/x', '/p/x/none.md', '/p/rules/new.md', '/target', '/p'].filter(matters)).toHaveLength(6);
  expect(['/p/b.md', '/p/x/other.md', '/q', '/p/rules/deep/new.md'].filter(matters)).toEqual([]);
});

test('what was asked about can be told, but for some folders', async () => {
  await Promise.all([
    text('/home/me/.claude/CLAUDE.md'),
    names('/home/me/.claude/rules'),
    text('/home/me/work/CLAUDE.md'),
  ]);
  expect([...tree.asked([toPath('/home/me/work')])]).toEqual(
    expect.arrayContaining([
      { path: '/home/me/.claude/CLAUDE.md', listed: false },
      { path: '/home/me/.claude/rules', listed: true },
    ]),
  );
  expect([...tree.asked([toPath('/home/me/work')])]).toHaveLength(2);
});
