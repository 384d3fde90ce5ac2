import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Path } from '../../src/core/files/path';
import type { Control } from '../../src/control';
import { fromNative } from '../../src/disk/nativePath';
import { Inspection } from '../../src/inspection';
import { assemble, type AssembleParts, type Workspace } from '../../src/workspace/assemble';
import { fakeEngine, type FakeEngine } from '../support/fakeEngine';
import { editor, FakeMemento, FakeSecrets, Uri } from '../support/fakeVscode';

let root: Path;
let memory: FakeMemento;
let engine: FakeEngine;
let inspection: Inspection;
let workspace: Workspace;
let control: Control;

const at = (name: string): Path => `${root}/${name}` as Path;
const events = (): string[] =>
  engine.inputs.at(-1)?.events.map((event) => `${event.kind}${'path' in event ? ` ${event.path ?? ''}` : ''}`) ?? [];
const sees = (...expected: string[]): Promise<void> => vi.waitFor(() => expect(events()).toEqual(expected), 5000);
const isReady = (): Promise<void> => vi.waitFor(() => expect(inspection.status.kind).toBe('ready'), 5000);

function open(): void {
  engine = fakeEngine();
  inspection = new Inspection();
  const context = {
    workspaceState: memory,
    globalState: new FakeMemento(),
    secrets: new FakeSecrets(),
    storageUri: Uri.file(at('storage')),
    globalStorageUri: Uri.file(at('editor/User/globalStorage/own')),
    extensionPath: '/extension',
    extensionMode: 3,
    environmentVariableCollection: { append: () => undefined, replace: () => undefined, clear: () => undefined },
  } as unknown as AssembleParts['context'];
  const words = { text: 'It failed.', showLog: 'Show Log' };
  const exactWords = { stopped: () => 'It stopped.', anotherKey: 'Another', turnOff: 'Off', showLog: 'Show Log' };
  workspace = assemble({ context, inspection, words, exactWords, engine: () => Promise.resolve(engine) });
  control = workspace.control;
}

beforeEach(() => {
  root = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/assemble-`)));
  for (const folder of ['one/packages/web', 'two', 'home/.claude']) mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('one/CLAUDE.md'), 'first');
  vi.stubEnv('CONTEXT_STACK_HOME', at('home'));
  vi.stubEnv('CONTEXT_STACK_MANAGED', at('managed'));
  editor.reset();
  editor.openFolders(at('one'), at('two'));
  memory = new FakeMemento();
  open();
});
afterEach(() => {
  workspace.dispose();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('nothing is read before the start, and the start does not wait for it', async () => {
  expect([inspection.status.kind, engine.gathers]).toEqual(['noFolder', 0]);
  workspace.start();
  expect([inspection.status.kind, engine.gathers]).toEqual(['loading', 0]);
  await isReady();
  expect(inspection.report?.start).toBe(at('one'));
});

describe('what happens in the editor becomes an event', () => {
  beforeEach(async () => {
    workspace.start();
    await isReady();
  });

  test('reading and saving', async () => {
    const document = editor.show(at('one/a.ts'));
    await sees(`read ${at('one/a.ts')}`);
    editor.save(document);
    await sees(`read ${at('one/a.ts')}`, `write ${at('one/a.ts')}`);
  });

  test("but nothing of the editor's own files, as its settings on a remote machine", async () => {
    editor.show(at('editor/User/settings.json'));
    editor.show(at('editor/Machine/settings.json'));
    editor.show(at('one/a.ts'));
    await sees(`read ${at('one/a.ts')}`);
  });

  test('saving a memory file is a write and a change of what was told', async () => {
    const document = editor.document(at('one/CLAUDE.md'));
    writeFileSync(at('one/CLAUDE.md'), 'second');
    editor.save(document);
    await vi.waitFor(() => expect(events().sort()).toEqual(['changed', `write ${at('one/CLAUDE.md')}`]), 5000);
  });

  test('in the session of its own folder', async () => {
    editor.show(at('one/a.ts'));
    await sees(`read ${at('one/a.ts')}`);
    editor.show(at('two/b.ts'));
    await sees(`read ${at('two/b.ts')}`);
    expect(inspection.report?.start).toBe(at('two'));
    editor.show(at('one/c.ts'));
    await sees(`read ${at('one/a.ts')}`, `read ${at('one/c.ts')}`);
  });

  test('but not while it is not followed, until it is again', async () => {
    await control.setFollowing(false);
    editor.show(at('one/a.ts'));
    await control.refresh();
    expect([events(), control.following]).toEqual([[], false]);
    await control.setFollowing(true);
    await sees(`read ${at('one/a.ts')}`);
  });

  test('and a file that changes on disk outside the workspace is noticed', async () => {
    await control.chooseStart(at('home/.claude'));
    await vi.waitFor(() => expect(inspection.report?.start).toBe(at('home/.claude')));
    writeFileSync(at('home/.claude/CLAUDE.md'), 'mine');
    await sees('changed');
  });

  test('typing in a memory file weighs it again', async () => {
    editor.type(editor.document(at('one/CLAUDE.md')), 'draft');
    await vi.waitFor(() => expect(engine.inputs.at(-1)!.unsaved.get(at('one/CLAUDE.md'))).toBe('draft'), 5000);
  });
});

describe('a gesture changes an input', () => {
  beforeEach(async () => {
    workspace.start();
    await isReady();
  });

  test('an event is added and taken back', async () => {
    await control.add({ kind: 'mention', path: at('one/a.ts') });
    await control.add({ kind: 'turn' });
    expect(events()).toEqual([`mention ${at('one/a.ts')}`, 'turn']);
    await control.forget(1);
    expect(events()).toEqual(['turn']);
  });

  test('a new session has no events, and reads the document in front when it is shown again', async () => {
    editor.show(at('one/a.ts'));
    await sees(`read ${at('one/a.ts')}`);
    await control.restart();
    expect(events()).toEqual([]);
    editor.show(at('one/a.ts'));
    await sees(`read ${at('one/a.ts')}`);
  });

  test('another start directory is another session', async () => {
    await control.add({ kind: 'turn' });
    await control.chooseStart(at('one/packages/web'));
    expect([inspection.report?.start, events()]).toEqual([at('one/packages/web'), []]);
    await control.chooseStart(undefined);
    expect([inspection.report?.start, events()]).toEqual([at('one'), ['turn']]);
  });

  test('another Claude Code version counts at once', async () => {
    await control.chooseClaude('2.1.90');
    expect(engine.inputs.at(-1)!.claude).toEqual({ version: '2.1.90', how: 'setting', measured: true });
  });

  test('refreshing reads the disk again', async () => {
    writeFileSync(at('one/CLAUDE.md'), 'second');
    await control.refresh();
    expect(events()).toEqual(['changed']);
  });
});

test('after a reload the session goes on, and its tabs are not read again', async () => {
  workspace.start();
  editor.show(at('one/a.ts'));
  await sees(`read ${at('one/a.ts')}`);
  await control.add({ kind: 'turn' });
  await workspace.flush();
  workspace.dispose();
  writeFileSync(at('one/CLAUDE.md'), 'changed while closed');
  open();
  workspace.start();
  await sees(`read ${at('one/a.ts')}`, 'turn', 'changed');
});

test('a setting that becomes another one makes a new report', async () => {
  workspace.start();
  await isReady();
  editor.set('contextStack.startFlags', ['bare']);
  await vi.waitFor(() => expect(engine.inputs.at(-1)!.snapshot.place.flags).toEqual(['bare']));
  editor.set('contextStack.model', 'opus');
  await vi.waitFor(() => expect(engine.inputs.at(-1)!.model).toBe('opus'));
});

test('without a folder there is no report, and one that is opened begins it', async () => {
  editor.openFolders();
  workspace.start();
  await control.add({ kind: 'turn' });
  expect(inspection.status.kind).toBe('noFolder');
  editor.openFolders('memfs:///x');
  await control.refresh();
  expect(inspection.status.kind).toBe('virtual');
  editor.openFolders(at('two'));
  await isReady();
});

test('in Restricted Mode nothing outside is read until the workspace is trusted', async () => {
  editor.state.trusted = false;
  writeFileSync(at('outside.md'), 'outside');
  engine.names = ['CLAUDE.md', '../outside.md', '../home/.claude/CLAUDE.md'];
  writeFileSync(at('home/.claude/CLAUDE.md'), 'mine');
  workspace.start();
  await isReady();
  const kindOf = (name: string) => engine.inputs.at(-1)!.snapshot.files.get(at(name))?.kind;
  expect(inspection.status).toEqual({ kind: 'ready', restricted: true });
  expect([kindOf('one/CLAUDE.md'), kindOf('outside.md'), kindOf('home/.claude/CLAUDE.md')]).toEqual([
    'text',
    'missing',
    'text',
  ]);
  editor.trust();
  await vi.waitFor(() => expect(kindOf('outside.md')).toBe('text'));
  expect(inspection.status).toEqual({ kind: 'ready', restricted: false });
});

test('a fault of ours is said once, and the log can be opened', async () => {
  engine.fault = new Error('broken');
  workspace.start();
  await vi.waitFor(() => expect(inspection.status.kind).toBe('failed'));
  await control.refresh();
  expect(editor.state.warnings).toEqual(['It failed.']);
  expect(editor.state.log.filter((line) => line.startsWith('error')).length).toBeGreaterThan(0);
});

test('menus and welcome views are told what they depend on', async () => {
  workspace.start();
  await isReady();
  await control.setFollowing(false);
  const told = editor.state.commands.map(([, key, value]) => `${String(key)} ${String(value)}`);
  expect(told).toEqual([
    'contextStack.following true',
    'contextStack.status noFolder',
    'contextStack.exactCounts off',
    'contextStack.apiKey false',
    'contextStack.status loading',
    'contextStack.status ready',
    'contextStack.following false',
  ]);
});

test('disposing leaves no listener behind', () => {
  workspace.dispose();
  const left = Object.entries(editor.events).filter(([, emitter]) => emitter.size > 0);
  expect(left.map(([name]) => name)).toEqual([]);
});
