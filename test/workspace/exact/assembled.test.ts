import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Path } from '../../../src/core/files/path';
import { fromNative } from '../../../src/disk/nativePath';
import { COMMAND } from '../../../src/ids';
import { Inspection } from '../../../src/inspection';
import { assemble, type AssembleParts, type Workspace } from '../../../src/workspace/assemble';
import { countingServer, type CountingServer } from '../../support/countingServer';
import { editor, ExtensionMode, FakeMemento, FakeSecrets, Uri } from '../../support/fakeVscode';

const KEY = 'sk-ant-made-up-for-tests';
let root: Path;
let server: CountingServer;
let inspection: Inspection;
let workspace: Workspace;

const at = (name: string): Path => `${root}/${name}` as Path;

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  }
}

beforeEach(async () => {
  root = fromNative(realpathSync(mkdtempSync(`${tmpdir()}/exact-`)));
  write({
    'home/.claude/CLAUDE.md': 'Be kind.\n',
    'one/CLAUDE.md': 'Write tests.\n\n@style.md\n',
    'one/style.md': 'Short names.\n',
    'one/.claude/rules/api.md': '---\npaths: src/api/**\n---\nHTTP routes.\n',
    'one/src/api/user.ts': 'const secret = 1;\n',
    'one/notes.txt': 'a note\n',
  });
  server = await countingServer();
  vi.stubEnv('CONTEXT_STACK_HOME', at('home'));
  vi.stubEnv('CONTEXT_STACK_MANAGED', at('managed'));
  vi.stubEnv('CONTEXT_STACK_COUNTING', server.address);
  editor.reset();
  editor.openFolders(at('one'));
  inspection = new Inspection();
  const context = {
    workspaceState: new FakeMemento(),
    globalState: new FakeMemento(),
    secrets: new FakeSecrets(),
    storageUri: Uri.file(at('storage')),
    globalStorageUri: Uri.file(at('editor/User/globalStorage/own')),
    extensionPath: '/extension',
    extensionMode: ExtensionMode.Test,
    environmentVariableCollection: { append: () => undefined, replace: () => undefined, clear: () => undefined },
  } as unknown as AssembleParts['context'];
  workspace = assemble({
    context,
    inspection,
    words: { text: 'It failed.', showLog: 'Show Log' },
    exactWords: {
      stopped: (why) => `It stopped: ${why}.`,
      anotherKey: 'Another',
      turnOff: 'Off',
      showLog: 'Show Log',
    },
  });
  workspace.start();
  await vi.waitFor(() => expect(inspection.status.kind).toBe('ready'), 5000);
});
afterEach(async () => {
  workspace.dispose();
  await workspace.flush();
  await server.close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

const hows = (): string[] => inspection.report?.stack.map(({ kind, tokens }) => `${kind} ${tokens.how}`) ?? [];
const isDone = (): Promise<void> =>
  vi.waitFor(() => {
    const { state } = workspace.exact;
    expect(state.kind === 'on' && state.total > 0 && state.counted === state.total).toBe(true);
  }, 5000);

test('only instruction files are sent, as they are on disk, and the report has their counts', async () => {
  await workspace.control.add({ kind: 'read', path: at('one/src/api/user.ts') });
  await workspace.control.add({ kind: 'mention', path: at('one/notes.txt') });
  editor.type(editor.document(at('one/CLAUDE.md')), 'half a sen');
  expect(hows().filter((how) => how.endsWith(' counted'))).toEqual([]);
  await workspace.exact.turnOn(KEY);
  await isDone();
  expect(server.texts.map((text) => text.split('\n')[0]).sort()).toEqual([
    'Be kind.',
    'HTTP routes.',
    'Short names.',
    'Write tests.',
  ]);
  await vi.waitFor(() => {
    expect([...new Set(hows())].sort()).toEqual([
      'import counted',
      'memory counted',
      'mention estimated',
      'rule counted',
    ]);
  }, 5000);
  expect(inspection.report?.stack.find(({ unsaved }) => unsaved)?.unsaved?.how).toBe('estimated');
  expect(editor.state.log.join('\n')).not.toMatch(/sk-ant|Write tests|Be kind/);

  await workspace.exact.turnOff();
  await workspace.control.refresh();
  expect(hows().filter((how) => how.endsWith(' counted'))).toEqual([]);
});

test('a file that changes is counted anew', async () => {
  await workspace.exact.turnOn(KEY);
  await isDone();
  const before = server.texts.length;
  write({ 'one/style.md': 'Long names.\n' });
  await workspace.control.refresh();
  await workspace.control.restart();
  await vi.waitFor(() => expect(server.texts.slice(before)).toEqual(['Long names.']), 5000);
  await isDone();
});

test('a wrong key is said once, leads to another one, and Refresh tries again', async () => {
  server.answer = () => ({ status: 401 });
  editor.state.answer = 'Another';
  await workspace.exact.turnOn(KEY);
  await vi.waitFor(() => expect(editor.state.warnings).toEqual(['It stopped: key.']), 5000);
  await vi.waitFor(() => expect(editor.state.commands).toContainEqual([COMMAND.countExactly, 'anotherKey']));
  expect(hows().filter((how) => how.endsWith(' counted'))).toEqual([]);
  const { length } = server.asked;
  await workspace.control.refresh();
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(length), 5000);
  await vi.waitFor(() => expect(workspace.exact.state.kind).toBe('stopped'), 5000);
  expect(editor.state.warnings).toHaveLength(1);
  expect(editor.state.log.join('\n')).not.toContain('sk-ant');
});

test.each([
  ['Off', [[COMMAND.countExactlyOff]]],
  // which would not help
  ['Another', []],
])('without a network %s calls %j', async (button, call) => {
  await server.close();
  editor.state.answer = button;
  await workspace.exact.turnOn(KEY);
  await vi.waitFor(() => expect(editor.state.warnings).toEqual(['It stopped: network.']), 5000);
  const called = editor.state.commands.filter(([id]) => String(id).startsWith('contextStack.'));
  expect(called).toEqual(call);
});

test('menus know when it is on and that there is a key', async () => {
  await workspace.exact.turnOn(KEY);
  await isDone();
  await workspace.exact.forgetKey();
  const told = editor.state.commands.flatMap(([, key, value]) =>
    /exactCounts|apiKey/.test(String(key)) ? [`${String(key)} ${String(value)}`] : [],
  );
  expect(told).toEqual([
    'contextStack.exactCounts off',
    'contextStack.apiKey false',
    'contextStack.exactCounts on',
    'contextStack.apiKey true',
    'contextStack.exactCounts off',
    'contextStack.apiKey false',
  ]);
});
