import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { lstat, open, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { fromNative } from '../../src/disk/nativePath';
import { nodeTree } from '../../src/disk/nodeTree';

const LIMIT = 1024 * 1024;
const tree = nodeTree();
let root: Path;
const at = (name: string): Path => `${root}/${name}` as Path;

beforeEach(() => {
  root = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/node-tree-`)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a file is read as it is on disk', () => {
  const rows: [name: string, bytes: string | Buffer, text: string][] = [
    ['plain text', 'a\nb\n', 'a\nb\n'],
    ['carriage returns stay', 'a\r\nb\r\n', 'a\r\nb\r\n'],
    ['a byte order mark stays', Buffer.from([0xef, 0xbb, 0xbf, 0x61]), '\uFEFFa'],
    ['bytes that are not UTF-8 become U+FFFD', Buffer.from([0x61, 0xff, 0x62, 0xc3]), 'a\uFFFDb\uFFFD'],
    ['binary content keeps its NULs', Buffer.from([0, 1, 0, 2]), '\0\u0001\0\u0002'],
    ['UTF-16 is taken for UTF-8', Buffer.from('hi', 'utf16le'), 'h\0i\0'],
    ['an empty file is a text', '', ''],
    ['characters of several bytes that lie across chunks', '語'.repeat(70_000), '語'.repeat(70_000)],
  ];
  test.each(rows)('%s', async (_, bytes, text) => {
    writeFileSync(at('f.md'), bytes);
    const state = await tree.read(at('f.md'), LIMIT);
    expect(state).toEqual({ kind: 'text', text, real: at('f.md'), bytes: Buffer.from(bytes).length });
  });

  test('a file of exactly the limit is read, one byte more is not', async () => {
    writeFileSync(at('f.md'), 'x'.repeat(10));
    expect(await tree.read(at('f.md'), 10)).toMatchObject({ kind: 'text', bytes: 10 });
    expect(await tree.read(at('f.md'), 9)).toEqual({ kind: 'tooLarge', real: at('f.md'), bytes: 10 });
  });

  test('a huge file is not opened', async () => {
    writeFileSync(at('huge.md'), '');
    truncateSync(at('huge.md'), 8 * 1024 ** 3);
    const careful = nodeTree({ stat, lstat, realpath, open: () => Promise.reject(new Error('opened')) });
    expect(await careful.read(at('huge.md'), LIMIT)).toEqual({
      kind: 'tooLarge',
      real: at('huge.md'),
      bytes: 8 * 1024 ** 3,
    });
  });

  test('a file that grew since its size was told is cut off at the limit', async () => {
    writeFileSync(at('f.md'), 'x'.repeat(100));
    const stale = nodeTree({
      stat,
      lstat: async (path) => Object.assign(await lstat(path), { size: 0 }),
      realpath,
      open: async (path, flags) => {
        const handle = await open(path, flags);
        const told = await handle.stat();
        handle.stat = (() => Promise.resolve(Object.assign(told, { size: 0 }))) as typeof handle.stat;
        return handle;
      },
    });
    expect(await stale.read(at('f.md'), 50)).toMatchObject({ kind: 'tooLarge' });
    expect(await stale.read(at('f.md'), 100)).toMatchObject({ kind: 'text', text: 'x'.repeat(100) });
  });
});

describe('what is not a readable file is an answer', () => {
  const prepare = {
    nothing: () => undefined,
    'a file in place of a folder': () => writeFileSync(at('a'), ''),
    'a folder': () => mkdirSync(at('a/b'), { recursive: true }),
    'a broken link': () => {
      mkdirSync(at('a'));
      symlinkSync(at('gone'), at('a/b'));
    },
    'a link to itself': () => {
      mkdirSync(at('a'));
      symlinkSync(at('a/b'), at('a/b'));
    },
    'two links in a circle': () => {
      mkdirSync(at('a'));
      symlinkSync(at('a/c'), at('a/b'));
      symlinkSync(at('a/b'), at('a/c'));
    },
    'a named pipe': () => {
      mkdirSync(at('a'));
      execFileSync('mkfifo', [at('a/b')]);
    },
  } as const;
  const rows: [keyof typeof prepare, read: string, look: string][] = [
    ['nothing', 'missing', 'missing'],
    ['a file in place of a folder', 'missing', 'missing'],
    ['a folder', 'folder', 'folder'],
    ['a broken link', 'missing', 'missing'],
    ['a link to itself', 'unreadable', 'other'],
    ['two links in a circle', 'unreadable', 'other'],
    ['a named pipe', 'unreadable', 'other'],
  ];
  test.each(rows)('%s', async (name, read, look) => {
    prepare[name]();
    expect(await tree.read(at('a/b'), LIMIT)).toMatchObject({ kind: read });
    expect(await tree.look(at('a/b'))).toMatchObject({ kind: look });
    expect(await tree.list(at('a/b'))).toEqual([]);
  });

  test('a name that is too long for any file is missing', async () => {
    expect(await tree.read(at('x'.repeat(300)), LIMIT)).toEqual({ kind: 'missing' });
  });

  test('a name with a NUL is missing', async () => {
    expect(await tree.read(at('a\0b'), LIMIT)).toEqual({ kind: 'missing' });
  });

  test('a device is not opened', async () => {
    expect(await tree.read('/dev/zero' as Path, LIMIT)).toMatchObject({ kind: 'unreadable' });
    expect(await tree.look('/dev/zero' as Path)).toMatchObject({ kind: 'other' });
  });

  test('a refused file says so', async () => {
    writeFileSync(at('f.md'), 'secret');
    const refused = Object.assign(new Error('refused'), { code: 'EACCES' });
    const denied = nodeTree({ stat, lstat, realpath, open: () => Promise.reject(refused) });
    expect(await denied.read(at('f.md'), LIMIT)).toEqual({ kind: 'unreadable', message: 'permission denied (EACCES)' });
  });

  test('a file that vanishes after it was seen is missing', async () => {
    writeFileSync(at('f.md'), 'x');
    const racing = nodeTree({
      stat,
      lstat,
      realpath,
      open: (path, flags) => {
        rmSync(path);
        return open(path, flags);
      },
    });
    expect(await racing.read(at('f.md'), LIMIT)).toEqual({ kind: 'missing' });
  });

  test('a pipe that takes the place of a file is not waited for', async () => {
    writeFileSync(at('f.md'), 'x');
    const racing = nodeTree({
      stat,
      lstat,
      realpath,
      open: (path, flags) => {
        rmSync(path);
        execFileSync('mkfifo', [path]);
        return open(path, flags);
      },
    });
    expect(await racing.read(at('f.md'), LIMIT)).toMatchObject({ kind: 'unreadable' });
  });
});

describe('links', () => {
  test('are read under the real path of what they lead to', async () => {
    mkdirSync(at('outside'));
    mkdirSync(at('project'));
    writeFileSync(at('outside/shared.md'), 'shared');
    symlinkSync('../outside', at('project/link'));
    expect(await tree.read(at('project/link/shared.md'), LIMIT)).toMatchObject({
      text: 'shared',
      real: at('outside/shared.md'),
    });
    expect(await tree.look(at('project/link'))).toEqual({ kind: 'folder', real: at('outside') });
  });

  test('are listed as what they lead to', async () => {
    mkdirSync(at('folder'));
    writeFileSync(at('file.md'), '');
    symlinkSync(at('folder'), at('toFolder'));
    symlinkSync(at('file.md'), at('toFile'));
    symlinkSync(at('gone'), at('toNothing'));
    symlinkSync(at('loop'), at('loop'));
    execFileSync('mkfifo', [at('pipe')]);
    const entries = [...(await tree.list(root))].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(entries).toEqual([
      { name: 'file.md', kind: 'file', link: false },
      { name: 'folder', kind: 'folder', link: false },
      { name: 'loop', kind: 'other', link: true },
      { name: 'pipe', kind: 'other', link: false },
      { name: 'toFile', kind: 'file', link: true },
      { name: 'toFolder', kind: 'folder', link: true },
      { name: 'toNothing', kind: 'other', link: true },
    ]);
  });
});

test('a folder is listed in the order the file system gives', async () => {
  for (const name of ['z.md', 'a.md', 'm.md', 'B.md', 'é.md', '10.md', '9.md']) writeFileSync(at(name), '');
  const raw = execFileSync('ls', ['-U', root], { encoding: 'utf8' }).trim().split('\n');
  expect((await tree.list(root)).map((entry) => entry.name)).toEqual(raw);
});

test('a deep folder is read like any other', async () => {
  const deep = at(Array.from({ length: 60 }, (_, level) => `d${level}`).join('/'));
  mkdirSync(deep, { recursive: true });
  writeFileSync(`${deep}/CLAUDE.md`, 'deep');
  expect(await tree.read(`${deep}/CLAUDE.md` as Path, LIMIT)).toMatchObject({ text: 'deep' });
});

describe('native paths', () => {
  const rows: [native: string, platform: NodeJS.Platform, path: string][] = [
    ['/a/b/', 'linux', '/a/b'],
    ['/a\\b', 'linux', '/a\\b'],
    ['c:\\Users\\me', 'win32', 'C:/Users/me'],
    ['\\\\server\\share\\x', 'win32', '//server/share/x'],
    ['\\\\?\\C:\\x', 'win32', 'C:/x'],
    ['\\\\?\\UNC\\server\\share', 'win32', '//server/share'],
  ];
  test.each(rows)('%s on %s is %s', (native, platform, path) => {
    expect(fromNative(native, platform)).toBe(path);
  });
});
