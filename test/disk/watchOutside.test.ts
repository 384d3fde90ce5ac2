import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parse } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { join, type Path } from '../../src/core/files/path';
import { fromNative } from '../../src/disk/nativePath';
import { watchOutside, type OutsideWatch } from '../../src/disk/watchOutside';

let home: Path;
let watch: OutsideWatch;
let seen: Path[];
let failures: string[];
const at = (name: string): Path => `${home}/${name}` as Path;

const sees = (name: string): Promise<void> => vi.waitFor(() => expect(seen).toContain(at(name)), { timeout: 5000 });

beforeEach(() => {
  home = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/outside-`)));
  seen = [];
  failures = [];
  watch = watchOutside({ changed: (paths) => seen.push(...paths), failed: (message) => failures.push(message) }, 10);
});
afterEach(async () => {
  await watch.close();
  rmSync(home, { recursive: true, force: true });
});

/** Watches, and waits for the first look at what was just added. */
async function begin(files: string[], folders: string[] = []): Promise<void> {
  await watch.watch({ files: files.map(at), folders: folders.map(at) });
  for (const name of [...files, ...folders]) await sees(name);
  seen.length = 0;
}

test('a file that changes is seen', async () => {
  mkdirSync(at('.claude'));
  writeFileSync(at('.claude/CLAUDE.md'), 'a');
  await begin(['.claude/CLAUDE.md']);
  appendFileSync(at('.claude/CLAUDE.md'), 'b');
  await sees('.claude/CLAUDE.md');
});

test('a file is seen when its folders come into being', async () => {
  await begin(['.claude/deeper/CLAUDE.md']);
  mkdirSync(at('.claude/deeper'), { recursive: true });
  writeFileSync(at('.claude/deeper/CLAUDE.md'), 'a');
  await sees('.claude/deeper/CLAUDE.md');
});

test('a file that is replaced by another one is seen, each time', async () => {
  writeFileSync(at('CLAUDE.md'), 'a');
  await begin(['CLAUDE.md']);
  for (const text of ['b', 'c']) {
    seen.length = 0;
    writeFileSync(at('new'), text);
    renameSync(at('new'), at('CLAUDE.md'));
    await sees('CLAUDE.md');
  }
});

test('a folder that goes and comes back is still watched', async () => {
  mkdirSync(at('.claude'));
  writeFileSync(at('.claude/CLAUDE.md'), 'a');
  await begin(['.claude/CLAUDE.md']);
  rmSync(at('.claude'), { recursive: true });
  await sees('.claude/CLAUDE.md');
  seen.length = 0;
  mkdirSync(at('.claude'));
  writeFileSync(at('.claude/CLAUDE.md'), 'b');
  await sees('.claude/CLAUDE.md');
});

test('the top of the disk is never taken for a folder that went', async () => {
  writeFileSync(at('CLAUDE.md'), 'a');
  const top = fromNative(parse(home).root);
  await watch.watch({ files: [at('CLAUDE.md'), join(top, 'no-such-folder/CLAUDE.md')], folders: [] });
  await sees('CLAUDE.md');
  const first = [...seen];
  seen.length = 0;
  appendFileSync(at('CLAUDE.md'), 'b');
  await sees('CLAUDE.md');
  expect([...first, ...seen]).not.toContain(top);
});

test('a rule that is added somewhere below a rules folder is seen', async () => {
  mkdirSync(at('.claude/rules'), { recursive: true });
  await begin([], ['.claude/rules']);
  mkdirSync(at('.claude/rules/api'));
  writeFileSync(at('.claude/rules/api/new.md'), 'a');
  await sees('.claude/rules/api/new.md');
});

test('what nobody wants is not seen', async () => {
  mkdirSync(at('work/node_modules'), { recursive: true });
  mkdirSync(at('rules/node_modules'), { recursive: true });
  writeFileSync(at('CLAUDE.md'), 'a');
  await begin(['CLAUDE.md'], ['rules']);
  writeFileSync(at('other.md'), 'a');
  writeFileSync(at('work/CLAUDE.md'), 'a');
  writeFileSync(at('rules/node_modules/x.md'), 'a');
  writeFileSync(at('rules/picture.png'), 'a');
  writeFileSync(at('rules/last.md'), 'a');
  await sees('rules/last.md');
  expect(new Set(seen)).toEqual(new Set([at('rules/last.md')]));
});

test('another wish replaces the one before', async () => {
  writeFileSync(at('a.md'), 'a');
  writeFileSync(at('b.md'), 'b');
  await begin(['a.md']);
  await begin(['b.md']);
  appendFileSync(at('a.md'), 'x');
  appendFileSync(at('b.md'), 'x');
  await sees('b.md');
  expect(seen).not.toContain(at('a.md'));
});

test('after closing nothing is told', async () => {
  writeFileSync(at('a.md'), 'a');
  await begin(['a.md']);
  await watch.close();
  appendFileSync(at('a.md'), 'x');
  const other = watchOutside({ changed: (paths) => seen.push(...paths), failed: () => undefined }, 10);
  await other.watch({ files: [at('b.md')], folders: [] });
  await sees('b.md');
  await other.close();
  expect(seen).toEqual([at('b.md')]);
  expect(failures).toEqual([]);
});
