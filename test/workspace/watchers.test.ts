import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileTree } from '../../src/core/files/fileTree';
import type { Path } from '../../src/core/files/path';
import { CachedTree } from '../../src/disk/cachedTree';
import type { OutsideListener, Wanted } from '../../src/disk/watchOutside';
import { logTo } from '../../src/workspace/log';
import { Watchers } from '../../src/workspace/watchers';
import { editor, Uri } from '../support/fakeVscode';

const nothing: FileTree = {
  read: () => Promise.resolve({ kind: 'missing' }),
  list: () => Promise.resolve([]),
  look: () => Promise.resolve({ kind: 'missing' }),
};

let tree: CachedTree;
let watchers: Watchers;
let asks: number[];
let warnings: string[];
let outside: OutsideListener | undefined;
let wanted: Wanted | undefined;
let closed: boolean;

beforeEach(async () => {
  editor.reset();
  editor.openFolders('/w');
  tree = new CachedTree(nothing);
  asks = [];
  warnings = [];
  closed = false;
  const line = (text: unknown): void => void warnings.push(String(text));
  watchers = new Watchers({
    tree,
    changed: (quiet) => asks.push(quiet),
    mayWatch: (path) => path.startsWith('/home/'),
    log: logTo({ info: line, warn: line, error: line }, () => 'info'),
    outside: (listener) => {
      outside = listener;
      return {
        watch: (wish) => {
          wanted = wish;
          return Promise.resolve();
        },
        close: () => {
          closed = true;
          return Promise.resolve();
        },
      };
    },
  });
  await tree.read('/w/CLAUDE.md' as Path, 10);
  await tree.read('/w/packages/web/CLAUDE.md' as Path, 10);
  await tree.read('/home/me/.claude/CLAUDE.md' as Path, 10);
  await tree.list('/home/me/.claude/rules' as Path);
  await tree.read('/etc/claude-code/CLAUDE.md' as Path, 10);
});
afterEach(() => watchers.dispose());

const fire = (kind: 'create' | 'change' | 'delete', path: string): void =>
  editor.events.watched.fire({ kind, uri: Uri.file(path) });

test('a change of what was read, and of a folder above it, asks for a report when things are quiet', () => {
  fire('change', '/w/CLAUDE.md');
  fire('delete', '/w/packages');
  expect(asks).toEqual([100, 100]);
});

test('a change of anything else does not', () => {
  fire('change', '/w/src/a.ts');
  fire('create', '/w/packages/api');
  expect(asks).toEqual([]);
});

test('what the editor does itself counts at once', () => {
  editor.save(editor.document('/w/CLAUDE.md'));
  editor.events.created.fire({ files: [Uri.file('/w/packages/web/CLAUDE.md')] });
  expect(asks).toEqual([0, 0]);
});

test('both names of a renamed file count', async () => {
  editor.events.renamed.fire({ files: [{ oldUri: Uri.file('/w/x.md'), newUri: Uri.file('/w/CLAUDE.md') }] });
  await tree.read('/w/CLAUDE.md' as Path, 10);
  editor.events.renamed.fire({ files: [{ oldUri: Uri.file('/w/CLAUDE.md'), newUri: Uri.file('/w/x.md') }] });
  expect(asks).toEqual([0, 0]);
});

test('documents on no disk do not count', () => {
  editor.events.saveText.fire({ uri: Uri.parse('untitled:/w/CLAUDE.md') });
  expect(asks).toEqual([]);
});

test('outside the workspace is watched what was read there, as far as it may be', () => {
  watchers.update();
  expect([[...wanted!.files], [...wanted!.folders]]).toEqual([
    ['/home/me/.claude/CLAUDE.md'],
    ['/home/me/.claude/rules'],
  ]);
  outside!.changed(['/home/me/.claude/rules/new.md' as Path, '/elsewhere' as Path]);
  expect(asks).toEqual([0]);
});

test('a watch that cannot be had is said in the log', () => {
  outside!.failed('no space left');
  expect(warnings).toEqual([expect.stringContaining('no space left')]);
});

test('disposing closes the watch', () => {
  watchers.dispose();
  fire('change', '/w/CLAUDE.md');
  expect([closed, asks]).toEqual([true, []]);
});
