import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { relativeTo, type Path } from '../../src/core/files/path';
import { listWorkspace } from '../../src/disk/listWorkspace';
import { fromNative } from '../../src/disk/nativePath';
import { nodeTree } from '../../src/disk/nodeTree';

let root: Path;
const at = (name: string): Path => `${root}/${name}` as Path;
const listed = async (folders: readonly Path[], most?: number) =>
  (await listWorkspace(nodeTree(), folders, most)).paths.map((path) => relativeTo(root, path));

beforeEach(() => {
  root = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/list-`)));
  for (const folder of ['w/src', 'w/.git', 'w/node_modules/a', 'w/closed', 'v', 'w/.claude/rules'])
    mkdirSync(at(folder), { recursive: true });
  for (const file of [
    'w/src/a.ts',
    'w/.git/HEAD',
    'w/node_modules/a/b.js',
    'w/closed/x',
    'v/CLAUDE.md',
    'w/.gitignore',
  ])
    writeFileSync(at(file), 'src\n');
  writeFileSync(at('w/.claude/rules/r.md'), '');
  symlinkSync(at('w'), at('w/src/circle'));
  symlinkSync(at('v/CLAUDE.md'), at('w/linked.md'));
  symlinkSync(at('nowhere'), at('w/broken'));
});
afterEach(() => {
  chmodSync(at('w/closed'), 0o700);
  rmSync(root, { recursive: true, force: true });
});

test('every file of the folders is listed, also what git ignores; no links to folders, no packages, no .git', async () => {
  expect(await listed([at('w'), at('v'), at('w')])).toEqual([
    'v/CLAUDE.md',
    'w/.claude/rules/r.md',
    'w/.gitignore',
    'w/closed/x',
    'w/linked.md',
    'w/src/a.ts',
  ]);
});

test('a folder that is not there, or cannot be read, has no files', async () => {
  chmodSync(at('w/closed'), 0);
  const isRoot = process.getuid?.() === 0;
  expect((await listed([at('w'), at('nowhere')])).includes('w/closed/x')).toBe(isRoot);
});

test('the list ends somewhere', async () => {
  expect(await listed([at('w')], 2)).toHaveLength(2);
});
