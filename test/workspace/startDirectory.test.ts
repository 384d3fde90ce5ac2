import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { Settings } from '../../src/workspace/settings';
import { StartDirectory } from '../../src/workspace/startDirectory';
import { editor, FakeMemento } from '../support/fakeVscode';

let settings: Settings;
let start: StartDirectory;
let memory: FakeMemento;
let changes: number;

function begin(): void {
  settings = new Settings();
  start = new StartDirectory(memory, settings.startDirectory, '/home/me' as Path);
  changes = 0;
  start.onDidChange(() => changes++);
}

beforeEach(() => {
  editor.reset();
  memory = new FakeMemento();
  editor.openFolders('/one', '/two');
  begin();
});
afterEach(() => {
  start.dispose();
  settings.dispose();
});

test('is the first folder until an editor is active', () => {
  expect(start.current).toBe('/one');
});

test('is the folder of the active editor', () => {
  editor.show('/two/src/a.ts');
  expect([start.current, changes]).toEqual(['/two', 1]);
  editor.show('/two/src/b.ts');
  expect(changes).toBe(1);
});

test.each(['/elsewhere/a.ts', 'output:/tasks'])('stays where it is for %s', (document) => {
  editor.show('/two/a.ts');
  editor.show(document);
  expect(start.current).toBe('/two');
});

test('is what the user chose, also after a reload, until taken back', async () => {
  await start.choose('/one/packages' as Path);
  editor.show('/two/a.ts');
  expect(start.current).toBe('/one/packages');
  start.dispose();
  begin();
  expect(start.current).toBe('/one/packages');
  await start.choose(undefined);
  expect(start.current).toBe('/two');
});

test('may be set from the folder, from home or absolutely', () => {
  editor.set('contextStack.startDirectory', 'packages/web');
  expect(start.current).toBe('/one/packages/web');
  editor.show('/two/a.ts');
  expect(start.current).toBe('/two/packages/web');
  editor.set('contextStack.startDirectory', '~/x');
  expect(start.current).toBe('/home/me/x');
});

test('moves on when its folder is closed', () => {
  editor.show('/two/a.ts');
  editor.state.activeTextEditor = undefined;
  editor.openFolders('/one');
  expect(start.current).toBe('/one');
});

test('can be the folders, or a folder above the active file', () => {
  editor.show('/one/packages/web/src/a.ts');
  expect(start.candidates()).toEqual(['/one', '/two', '/one/packages/web/src', '/one/packages/web', '/one/packages']);
});

const without: [name: string, folders: string[], why: string][] = [
  ['no folder', [], 'noFolder'],
  ['a folder on no disk', ['memfs:///x'], 'virtual'],
];
test.each(without)('does not exist with %s', (_, folders, why) => {
  editor.openFolders(...folders);
  expect([start.current, start.missing]).toEqual([undefined, why]);
});
