import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileTree } from '../../src/core/files/fileTree';
import type { Path } from '../../src/core/files/path';
import { fromNative } from '../../src/disk/nativePath';
import { nodeTree } from '../../src/disk/nodeTree';
import { restrictedTree } from '../../src/disk/restrictedTree';

let root: Path;
let tree: FileTree;
const at = (name: string): Path => `${root}/${name}` as Path;

beforeEach(() => {
  root = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/restricted-`)));
  for (const folder of ['real', 'home/.claude', 'secret']) mkdirSync(at(folder), { recursive: true });
  symlinkSync(at('real'), at('workspace'));
  for (const file of ['real/CLAUDE.md', 'home/.claude/CLAUDE.md', 'secret/x.md', 'CLAUDE.md'])
    writeFileSync(at(file), file);
  symlinkSync(at('secret/x.md'), at('real/link.md'));
  symlinkSync(at('secret'), at('real/folder'));
  tree = restrictedTree(nodeTree(), [at('workspace'), at('home/.claude')]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const rows: [path: string, read: string, look: string][] = [
  ['workspace/CLAUDE.md', 'text', 'file'],
  ['real/CLAUDE.md', 'text', 'file'],
  ['home/.claude/CLAUDE.md', 'text', 'file'],
  ['workspace', 'folder', 'folder'],
  ['workspace/none.md', 'missing', 'missing'],
  ['CLAUDE.md', 'missing', 'missing'],
  ['secret/x.md', 'missing', 'missing'],
  ['workspace/link.md', 'unreadable', 'missing'],
  ['workspace/folder/x.md', 'unreadable', 'missing'],
];
test.each(rows)('%s reads as %s', async (name, read, look) => {
  expect(await tree.read(at(name), 1000)).toMatchObject({ kind: read });
  expect(await tree.look(at(name))).toMatchObject({ kind: look });
});

test('folders outside have no names', async () => {
  expect(await tree.list(at('secret'))).toEqual([]);
  expect(await tree.list(at('workspace/folder'))).toEqual([]);
  expect((await tree.list(at('workspace'))).map((entry) => entry.name).sort()).toEqual([
    'CLAUDE.md',
    'folder',
    'link.md',
  ]);
});
