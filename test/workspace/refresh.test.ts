import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileState } from '../../src/core/files/fileTree';
import type { Path } from '../../src/core/files/path';
import { textId } from '../../src/core/files/text';
import { Inspection } from '../../src/inspection';
import { machinePlace } from '../../src/disk/machinePlace';
import { logTo } from '../../src/workspace/log';
import { Refresh } from '../../src/workspace/refresh';
import { SessionStore } from '../../src/workspace/sessionStore';
import { fakeEngine, type FakeEngine } from '../support/fakeEngine';
import { FakeMemento } from '../support/fakeVscode';

const one = '/one' as Path;
let engine: FakeEngine;
let disk: Map<string, string>;
let version: number;
let start: { current: Path | undefined; missing: 'noFolder' | 'virtual' };
let inspection: Inspection;
let sessions: SessionStore;
let refresh: Refresh;
let log: string[];
let said: number;
let unsaved: Map<Path, string>;
let beforeRead: () => void;

const put = (path: string, text: string): void => {
  disk.set(path, text);
  version++;
};
const settle = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const kinds = (): string[] => engine.inputs.at(-1)!.events.map((event) => event.kind);

beforeEach(() => {
  vi.useFakeTimers();
  engine = fakeEngine();
  disk = new Map([['/one/CLAUDE.md', 'first']]);
  version = 0;
  start = { current: one, missing: 'noFolder' };
  inspection = new Inspection();
  log = [];
  said = 0;
  unsaved = new Map();
  beforeRead = () => undefined;
  const line = (text: unknown): void => void log.push(String(text));
  const writer = logTo({ info: line, warn: line, error: line }, () => 'info');
  sessions = new SessionStore(new FakeMemento(), undefined, writer);
  refresh = new Refresh({
    engine: () => Promise.resolve(engine),
    tree: {
      get version() {
        return version;
      },
      read: (path) => {
        beforeRead();
        const text = disk.get(path);
        const state: FileState =
          text === undefined ? { kind: 'missing' } : { kind: 'text', text, real: path, bytes: text.length };
        return Promise.resolve(state);
      },
      list: () => Promise.resolve([]),
      look: () => Promise.resolve({ kind: 'missing' }),
    },
    start,
    request: (folder) => machinePlace(folder, { platform: 'linux', home: '/home/me', env: {} }),
    restricted: () => false,
    claude: () => Promise.resolve({ version: '2.1.332', how: 'installed', measured: true }),
    used: () => Promise.resolve(undefined),
    model: () => undefined,
    unsaved: () => unsaved,
    counted: () => new Map(),
    sessions,
    inspection,
    log: writer,
    message: { say: () => said++, reset: () => (said = 0) },
    gathered: () => undefined,
  });
});
afterEach(() => {
  refresh.dispose();
  sessions.dispose();
  vi.useRealTimers();
});

describe('without a folder on a disk', () => {
  test.each(['noFolder', 'virtual'] as const)('there is no report: %s', async (missing) => {
    Object.assign(start, { current: undefined, missing });
    refresh.ask();
    await settle();
    expect([inspection.status.kind, engine.gathers]).toEqual([missing, 0]);
  });
});

test('the first report comes after loading', async () => {
  const seen: string[] = [];
  inspection.onDidChange(() => seen.push(inspection.status.kind));
  refresh.ask();
  await settle();
  expect(seen).toEqual(['loading', 'ready']);
  expect(inspection.report?.start).toBe(one);
});

test('the disk is read again only when something there or asked of it became different', async () => {
  const session = await sessions.at(one);
  await Promise.all([refresh.now(), settle()]);
  session.append({ kind: 'turn' });
  await Promise.all([refresh.now(), settle()]);
  expect([engine.gathers, engine.inputs.length]).toEqual([1, 2]);
  session.append({ kind: 'read', path: '/one/a.ts' as Path });
  await Promise.all([refresh.now(), settle()]);
  put('/one/other.md', '');
  await Promise.all([refresh.now(), settle()]);
  expect(engine.gathers).toBe(3);
  session.append({ kind: 'write', path: '/one/a.ts' as Path });
  await Promise.all([refresh.now(), settle()]);
  expect(engine.gathers).toBe(3);
});

test('each answer is handed to the next one of the same session, and to no other', async () => {
  await Promise.all([refresh.now(), settle()]);
  const first = inspection.inspected;
  await Promise.all([refresh.now(), settle()]);
  start.current = '/two' as Path;
  await Promise.all([refresh.now(), settle()]);
  expect(engine.previous).toEqual([undefined, first, undefined]);
});

describe('a file that changed', () => {
  const change = { path: '/one/CLAUDE.md', before: textId('first'), after: textId('second') };

  test('is an event of the session, with both texts', async () => {
    await Promise.all([refresh.now(), settle()]);
    put('/one/CLAUDE.md', 'second');
    await Promise.all([refresh.now(), settle()]);
    const { events, texts } = engine.inputs.at(-1)!;
    expect(events).toEqual([{ kind: 'changed', files: [change] }]);
    expect([...texts.values()].sort()).toEqual(['first', 'second']);
  });

  test('is one event, however often the report is made', async () => {
    await Promise.all([refresh.now(), settle()]);
    put('/one/CLAUDE.md', 'second');
    for (let i = 0; i < 3; i++) await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual(['changed']);
  });

  test('before the session began anew is none', async () => {
    await Promise.all([refresh.now(), settle()]);
    put('/one/CLAUDE.md', 'second');
    (await sessions.at(one)).restart();
    await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual([]);
  });

  test('in another start directory meanwhile is one there, not here', async () => {
    await Promise.all([refresh.now(), settle()]);
    start.current = '/two' as Path;
    await Promise.all([refresh.now(), settle()]);
    put('/one/CLAUDE.md', 'second');
    await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual([]);
    start.current = one;
    await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual(['changed']);
  });

  test('is none when it is a plain file that was merely read', async () => {
    put('/one/a.ts', 'a');
    (await sessions.at(one)).append({ kind: 'read', path: '/one/a.ts' as Path });
    await Promise.all([refresh.now(), settle()]);
    put('/one/a.ts', 'b');
    await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual(['read']);
  });

  test("is none when it holds Claude Code's own notes", async () => {
    engine.names = ['.claude.json'];
    put('/one/.claude.json', '{}');
    await Promise.all([refresh.now(), settle()]);
    put('/one/.claude.json', '{"numStartups":2}');
    await Promise.all([refresh.now(), settle()]);
    expect(kinds()).toEqual([]);
  });
});

describe('an answer that is late', () => {
  test('is dropped for the one that is not', async () => {
    let times = 0;
    beforeRead = () => {
      if (times++ > 0) return;
      put('/one/CLAUDE.md', 'second');
      refresh.ask(100);
    };
    refresh.ask();
    await settle();
    expect([engine.gathers, engine.inputs.length]).toEqual([2, 1]);
    expect(engine.inputs[0]!.snapshot.files.get('/one/CLAUDE.md' as Path)).toMatchObject({ text: 'second' });
    await settle(100);
    expect(engine.gathers).toBe(2);
  });

  test('is shown all the same when the disk never rests', async () => {
    beforeRead = () => {
      version++;
      refresh.ask(100);
    };
    refresh.ask();
    await settle();
    expect(engine.inputs.length).toBe(1);
  });
});

describe('a fault of ours', () => {
  test('is logged with its stack, said once, and the last report stays', async () => {
    await Promise.all([refresh.now(), settle()]);
    const good = inspection.report;
    engine.fault = new Error('broken');
    for (let i = 0; i < 2; i++) await Promise.all([refresh.now(), settle()]);
    expect(inspection.status).toEqual({ kind: 'failed', message: 'broken' });
    expect(inspection.report).toBe(good);
    expect(log[0]).toMatch(/^The report could not be made: Error: broken\n\s+at /);
    engine.fault = undefined;
    await Promise.all([refresh.now(), settle()]);
    expect([inspection.status.kind, said]).toEqual(['ready', 0]);
  });
});

describe('a report that says the same', () => {
  test('is not shown again', async () => {
    await Promise.all([refresh.now(), settle()]);
    const { generation } = inspection;
    version++;
    await Promise.all([refresh.now(), settle()]);
    expect([engine.gathers, engine.inputs.length, inspection.generation]).toEqual([2, 2, generation]);
  });

  test('is shown after an event, and after a fault', async () => {
    await Promise.all([refresh.now(), settle()]);
    const { generation } = inspection;
    (await sessions.at(one)).append({ kind: 'turn' });
    await Promise.all([refresh.now(), settle()]);
    expect(inspection.generation).toBe(generation + 1);
    inspection.become({ kind: 'failed', message: '' });
    await Promise.all([refresh.now(), settle()]);
    expect(inspection.status.kind).toBe('ready');
  });
});

test('what is not saved weighs in, and is not told', async () => {
  unsaved.set('/one/CLAUDE.md' as Path, 'draft');
  await Promise.all([refresh.now(), settle()]);
  expect(engine.inputs[0]!.unsaved).toBe(unsaved);
  expect(engine.inputs[0]!.snapshot.files.get('/one/CLAUDE.md' as Path)).toMatchObject({ text: 'first' });
});

describe('while somebody types', () => {
  const type = (text: string): void => {
    unsaved = new Map([['/one/CLAUDE.md' as Path, text]]);
    refresh.weigh();
  };

  test('the last report is weighed again within 50 ms, a burst of keys once', async () => {
    await Promise.all([refresh.now(), settle()]);
    let [changed, weighed] = [0, 0];
    inspection.onDidChange(() => changed++);
    inspection.onDidWeigh(() => weighed++);
    for (const text of ['d', 'dr', 'dra']) type(text);
    await settle(49);
    expect(engine.drafts).toEqual([unsaved]);
    expect([engine.inputs.length, engine.gathers, changed, weighed]).toEqual([1, 1, 0, 1]);
    type('draft');
    await settle(49);
    expect([engine.drafts.length, weighed]).toEqual([2, 2]);
  });

  test('what was weighed goes out from the last report, not from the last key', async () => {
    await Promise.all([refresh.now(), settle()]);
    const { report } = inspection;
    const from: unknown[] = [];
    const { withDrafts } = engine;
    engine.withDrafts = (inspected, drafts) => (from.push(inspected.report), withDrafts(inspected, drafts));
    type('d');
    await settle(49);
    type('dr');
    await settle(49);
    expect(from).toEqual([report, report]);
  });

  test('nothing happens before there is a report, and a fault is only noted', async () => {
    type('d');
    await settle(49);
    expect(engine.drafts).toEqual([]);
    await Promise.all([refresh.now(), settle()]);
    engine.withDrafts = () => {
      throw new Error('bang');
    };
    type('dr');
    await settle(49);
    expect(inspection.status.kind).toBe('ready');
    expect(log.join()).toContain('bang');
  });

  test('a file matters when the report has it as an instruction', async () => {
    engine.instructions = ['/one/docs/style.md' as Path];
    expect(refresh.shows('/one/docs/style.md' as Path)).toBe(false);
    await Promise.all([refresh.now(), settle()]);
    expect(refresh.shows('/one/docs/style.md' as Path)).toBe(true);
    expect(refresh.shows('/one/a.ts' as Path)).toBe(false);
  });
});
