import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileState } from '../../src/core/files/fileTree';
import type { Path } from '../../src/core/files/path';
import { textId } from '../../src/core/files/text';
import { changesBetween } from '../../src/core/gather/changes';
import type { Snapshot } from '../../src/core/gather/snapshot';
import type { SessionEvent } from '../../src/core/session/events';
import { logTo } from '../../src/workspace/log';
import { MOST_EVENTS, Session } from '../../src/workspace/session';
import { SessionStore } from '../../src/workspace/sessionStore';
import { FakeMemento } from '../support/fakeVscode';

const start = '/w' as Path;
const read = (path: string): SessionEvent => ({ kind: 'read', path: path as Path });

/** A snapshot of files alone, `null` for one that is not there. */
function snapshot(files: Record<string, string | null>): Snapshot {
  const states = Object.entries(files).map(([path, text]): [Path, FileState] => [
    path as Path,
    text === null ? { kind: 'missing' } : { kind: 'text', text, real: path as Path, bytes: text.length },
  ]);
  const inRules = states.flatMap(([path]) => (path.startsWith('/w/.claude/rules/') ? [{ path, access: path }] : []));
  const rules = new Map([['/w/.claude/rules' as Path, inRules]]);
  return { files: new Map(states), rules, skills: new Map(), commands: new Map() } as unknown as Snapshot;
}

let folder: string;
let memory: FakeMemento;
let warnings: string[];
let stores: SessionStore[];

function open(where: string | undefined = folder): SessionStore {
  const log = logTo(
    { info: () => undefined, warn: (text) => warnings.push(text), error: (text) => warnings.push(String(text)) },
    () => 'info',
  );
  const store = new SessionStore(memory, where, log);
  stores.push(store);
  return store;
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(`${tmpdir()}/sessions-`));
  memory = new FakeMemento();
  warnings = [];
  stores = [];
});
afterEach(() => {
  for (const store of stores) store.dispose();
  rmSync(folder, { recursive: true, force: true });
  expect(warnings).toEqual([]);
});

test('each start directory has its own session, the same one each time', async () => {
  const store = open();
  const session = await store.at(start);
  session.append(read('/w/a.ts'));
  expect((await store.at('/other' as Path)).events).toEqual([]);
  expect(await store.at(start)).toBe(session);
});

test('events survive a reload, a session begun anew does not', async () => {
  const session = await open().at(start);
  const events: SessionEvent[] = [
    read('/w/a.ts'),
    { kind: 'invokeSkill', name: 's', args: 'x' },
    { kind: 'bash', command: 'cat a' },
    { kind: 'grep', pattern: 'x', path: '/w' as Path },
    { kind: 'turn' },
    { kind: 'compact' },
  ];
  for (const event of events) session.append(event);
  expect((await open().at(start)).events).toEqual(events);
  session.restart();
  expect((await open().at(start)).events).toEqual([]);
});

test('an event is taken back by its step, a change on disk is not', async () => {
  const session = await open().at(start);
  session.append(read('/w/a.ts'));
  session.change([{ path: '/w/CLAUDE.md' as Path, before: null, after: textId('a') }], new Map([[textId('a'), 'a']]));
  session.append(read('/w/b.ts'));
  expect([session.forget(2), session.forget(0), session.forget(9), session.forget(1)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(session.events.map((event) => event.kind)).toEqual(['changed', 'read']);
});

describe('a change on disk', () => {
  const before = snapshot({ '/w/CLAUDE.md': 'old', '/w/gone.md': 'gone', '/w/new.md': null });
  const after = snapshot({
    '/w/CLAUDE.md': 'new',
    '/w/gone.md': null,
    '/w/new.md': 'new file',
    '/w/.claude/rules/r.md': 'r',
  });

  test('keeps its texts over a reload', async () => {
    const store = open();
    const session = await store.at(start);
    store.remember(session, before);
    const changes = changesBetween(before, after);
    session.change(changes.files, changes.texts);
    store.remember(session, after);
    await store.flush();
    const again = await open().at(start);
    expect(again.texts).toEqual(changes.texts);
    expect(again.events).toEqual(session.events);
  });

  test('made while the window was closed is found', async () => {
    const store = open();
    const session = await store.at(start);
    session.append(read('/w/a.ts'));
    store.remember(session, before);
    await store.flush();
    const again = await open().at(start);
    const found = changesBetween(again.before(after)!, after);
    expect(found.files).toEqual(
      expect.arrayContaining([
        { path: '/w/CLAUDE.md', before: textId('old'), after: textId('new') },
        { path: '/w/gone.md', before: textId('gone'), after: null },
        { path: '/w/new.md', before: null, after: textId('new file') },
        { path: '/w/.claude/rules/r.md', before: null, after: textId('r') },
      ]),
    );
    expect(found.files).toHaveLength(4);
  });

  test('that did not happen is not found', async () => {
    const store = open();
    const session = await store.at(start);
    session.append(read('/w/a.ts'));
    store.remember(session, before);
    await store.flush();
    const again = await open().at(start);
    expect(changesBetween(again.before(before)!, before).files).toEqual([]);
  });

  test('before a session began anew belongs to no session', async () => {
    const store = open();
    const session = await store.at(start);
    store.remember(session, before);
    session.restart();
    expect(session.before(after)).toBeUndefined();
  });

  test('leaves no texts behind that nobody refers to', async () => {
    const store = open();
    const session = await store.at(start);
    store.remember(session, before);
    await store.flush();
    store.remember(session, after);
    await store.flush();
    expect(readdirSync(`${folder}/texts`).sort()).toEqual([textId('new'), textId('new file'), textId('r')].sort());
  });
});

describe('what cannot be read begins a new session, and says so', () => {
  const broken: [name: string, stored: unknown][] = [
    ['no list', { events: 1 }],
    ['an unknown kind', [{ kind: 'dance', path: '/w/a' }]],
    ['no path', [{ kind: 'read' }]],
    ['a path that is none', [{ kind: 'read', path: 'a' }]],
    ['no event', [null]],
    ['a change of nothing', [{ kind: 'changed', files: [{ path: '/w/a', before: 7, after: null }] }]],
    ['a text that is gone', [{ kind: 'changed', files: [{ path: '/w/a', before: textId('x'), after: null }] }]],
    [
      'a text that would lie elsewhere',
      [{ kind: 'changed', files: [{ path: '/w/a', before: '../../x', after: null }] }],
    ],
  ];
  test.each(broken)('%s', async (_, stored) => {
    await memory.update(`session ${start}`, stored);
    const session = await open().at(start);
    expect(session.events).toEqual([]);
    expect(warnings.splice(0)).toEqual([expect.stringContaining('A new one begins.')]);
  });

  test('a text that became another one', async () => {
    const store = open();
    const session = await store.at(start);
    store.remember(session, snapshot({}));
    session.change([{ path: '/w/a' as Path, before: textId('x'), after: null }], new Map([[textId('x'), 'x']]));
    await store.flush();
    writeFileSync(`${folder}/texts/${textId('x')}`, 'y');
    expect((await open().at(start)).events).toEqual([]);
    expect(warnings.splice(0)).toHaveLength(1);
  });

  test('but a broken note of what was on disk only loses that', async () => {
    const store = open();
    const session = await store.at(start);
    session.append(read('/w/a.ts'));
    store.remember(session, snapshot({ '/w/CLAUDE.md': 'a' }));
    await store.flush();
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.json')))
      writeFileSync(`${folder}/${name}`, '{');
    const again = await open().at(start);
    expect([again.events.length, again.before(snapshot({}))]).toEqual([1, undefined]);
    expect(warnings.splice(0)).toHaveLength(1);
  });
});

test('a folder that cannot be written is said in the log, and the session goes on', async () => {
  writeFileSync(`${folder}/file`, '');
  const store = open(`${folder}/file`);
  const session = await store.at(start);
  session.append(read('/w/a.ts'));
  store.remember(session, snapshot({ '/w/CLAUDE.md': 'a' }));
  await store.flush();
  expect(session.events).toHaveLength(1);
  expect(warnings.splice(0)).toEqual([expect.stringContaining('could not be kept')]);
});

test('a session is bounded: the oldest events and their texts go first', () => {
  const session = new Session(start, () => undefined);
  const id = textId('x');
  session.change([{ path: '/w/a' as Path, before: id, after: null }], new Map([[id, 'x']]));
  for (let i = 0; i < MOST_EVENTS; i++) session.append(read(`/w/${i}`));
  expect([session.events.length, session.events[0], session.texts.size]).toEqual([MOST_EVENTS, read('/w/0'), 0]);
  const large = 'y'.repeat(9 * 1024 * 1024);
  for (const text of [`1${large}`, `2${large}`]) {
    session.change([{ path: '/w/a' as Path, before: textId(text), after: null }], new Map([[textId(text), text]]));
  }
  expect([session.events.length, session.texts.size]).toEqual([1, 1]);
});
