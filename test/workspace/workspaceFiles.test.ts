import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileTree } from '../../src/core/files/fileTree';
import { toPath, type Path } from '../../src/core/files/path';
import { Inspection } from '../../src/inspection';
import { WorkspaceFilesWatch } from '../../src/workspace/workspaceFiles';
import { inspectedOf, report } from '../present/sampleReport';
import { fakeEngine } from '../support/fakeEngine';
import { editor, Uri } from '../support/fakeVscode';
import { memoryTree } from '../support/memoryTree';

let inspection: Inspection;
let watch: WorkspaceFilesWatch;
let lists: number;
let faults: string[];
let tree: FileTree;

beforeEach(() => {
  vi.useFakeTimers();
  editor.reset();
  editor.openFolders('/w');
  onDisk('/w/CLAUDE.md', '/w/src/a.ts', '/w/node_modules/b/CLAUDE.md');
  inspection = new Inspection();
  lists = 0;
  faults = [];
  inspection.onDidList(() => lists++);
  tree = memoryTree({ '/w/CLAUDE.md': 'one', '/w/sub/CLAUDE.md': 'two' });
  watch = new WorkspaceFilesWatch({
    engine: () => Promise.resolve(fakeEngine()),
    tree: { read: (...all) => tree.read(...all), list: (path) => tree.list(path), look: (path) => tree.look(path) },
    inspection,
    log: { fault: (message, error) => void faults.push(`${message}: ${String(error)}`) },
  });
});
afterEach(() => {
  watch.dispose();
  vi.useRealTimers();
});

function onDisk(...paths: string[]): void {
  editor.state.found = paths.map((path) => Uri.file(path));
  for (const path of paths) editor.state.files.add(path);
}

const ready = (): void => inspection.accept(inspectedOf(report, new Map()), false);
const fire = (kind: 'create' | 'change' | 'delete', path: string): void =>
  editor.events.watched.fire({ kind, uri: Uri.file(path) });
const rest = () => vi.advanceTimersByTimeAsync(1000);
const files = (): readonly Path[] | undefined => inspection.workspaceFiles?.index.paths;
const text = (path: string): string | undefined => {
  const state = inspection.workspaceFiles?.instructions.get(toPath(path));
  return state?.kind === 'text' ? state.text : undefined;
};

test('nothing is listed before the first report', async () => {
  inspection.become({ kind: 'loading' });
  await rest();
  expect([editor.state.searched, lists, editor.events.watched.size]).toEqual([[], 0, 0]);
});

test('a window without a folder on a disk lists nothing', async () => {
  inspection.become({ kind: 'virtual' });
  await rest();
  expect(editor.state.searched).toEqual([]);
});

test('after the first report all files are listed once, without those of packages, and instructions are read', async () => {
  ready();
  ready();
  await rest();
  expect(files()).toEqual(['/w/CLAUDE.md', '/w/src/a.ts']);
  expect([editor.state.searched, lists, text('/w/CLAUDE.md')]).toEqual([['**/*'], 1, 'one']);
});

test('a burst of files that come and go costs one look and no new search', async () => {
  ready();
  await rest();
  onDisk('/w/src/b.ts', '/w/sub/CLAUDE.md');
  fire('create', '/w/src/b.ts');
  fire('create', '/w/sub/CLAUDE.md');
  fire('create', '/w/gone-already');
  fire('create', '/w/node_modules/c.ts');
  fire('delete', '/w/src/a.ts');
  await rest();
  expect(files()).toEqual(['/w/CLAUDE.md', '/w/src/b.ts', '/w/sub/CLAUDE.md']);
  expect([editor.state.searched.length, lists, text('/w/sub/CLAUDE.md')]).toEqual([1, 2, 'two']);
});

test('a removed folder takes its files along', async () => {
  ready();
  await rest();
  fire('delete', '/w/src');
  await rest();
  expect(files()).toEqual(['/w/CLAUDE.md']);
});

test('a folder that comes, and very many files, are searched for', async () => {
  ready();
  await rest();
  onDisk('/w/CLAUDE.md', '/w/moved/x.ts');
  editor.state.fileFolders.add('/w/moved');
  fire('create', '/w/moved');
  await rest();
  expect([files(), editor.state.searched.length]).toEqual([['/w/CLAUDE.md', '/w/moved/x.ts'], 2]);
  for (let at = 0; at < 200; at++) fire('create', `/w/new/${at}.ts`);
  await rest();
  expect(editor.state.searched).toHaveLength(3);
});

test('an instruction file that is written is read again, another is not', async () => {
  ready();
  await rest();
  fire('change', '/w/src/a.ts');
  await rest();
  expect(lists).toBe(1);
  tree = memoryTree({ '/w/CLAUDE.md': 'changed' });
  fire('change', '/w/CLAUDE.md');
  await rest();
  expect([lists, text('/w/CLAUDE.md'), editor.state.searched.length]).toEqual([2, 'changed', 1]);
});

test('another folder and another files.exclude mean another list', async () => {
  ready();
  await rest();
  editor.openFolders('/w', '/v');
  await rest();
  editor.set('files.exclude', {});
  await rest();
  expect([editor.state.searched.length, lists]).toEqual([3, 3]);
});

test('a search that fails is said in the log, and tried again with the next change', async () => {
  editor.state.found = undefined as never;
  ready();
  await rest();
  expect([faults.length, lists]).toEqual([1, 0]);
  onDisk('/w/CLAUDE.md');
  fire('delete', '/w/x.ts');
  await rest();
  expect([faults.length, lists, files()]).toEqual([1, 1, ['/w/CLAUDE.md']]);
});

test('nothing listens once it is disposed of', async () => {
  ready();
  await rest();
  watch.dispose();
  expect(editor.listeners).toBe(0);
});
