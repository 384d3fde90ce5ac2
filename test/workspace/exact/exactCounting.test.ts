import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countKey } from '../../../src/core/tokens/counted';
import type { Inspected } from '../../../src/core/inspect';
import { Inspection } from '../../../src/inspection';
import { ApiKey } from '../../../src/workspace/exact/apiKey';
import { CountStore } from '../../../src/workspace/exact/countStore';
import { ExactCounting } from '../../../src/workspace/exact/exactCounting';
import { logTo } from '../../../src/workspace/log';
import { counted, countingServer, type CountingServer } from '../../support/countingServer';
import { FakeMemento, FakeSecrets } from '../../support/fakeVscode';
import { handTimer, type HandTimer } from '../../support/handTimer';

const KEY = 'sk-ant-made-up-for-tests';
const MODEL = 'claude-opus-5-5';
let server: CountingServer;
let folder: string;
let memory: FakeMemento;
let secrets: FakeSecrets;
let inspection: Inspection;
let restricted: boolean;
let texts: string[];
let log: string[];
let said: string[];
let reports: number;
let time: HandTimer;
let exact: ExactCounting;

/** A report with the texts of now. */
function show(): void {
  const report = { model: { id: `${MODEL}[1m]` } };
  const seen = [...texts];
  inspection.accept({ report, instructions: () => seen } as unknown as Inspected, restricted);
}

function open(): void {
  inspection = new Inspection();
  time = handTimer();
  const line = (text: unknown): void => void log.push(String(text));
  exact = new ExactCounting({
    memory,
    key: new ApiKey(secrets, new FakeMemento()),
    store: new CountStore(folder),
    inspection,
    log: logTo({ info: line, warn: line, error: line }, () => 'debug'),
    address: () => server.address,
    restricted: () => restricted,
    changed: () => {
      reports++;
      show();
    },
    say: (why) => void said.push(why),
    timer: time.timer,
  });
}

beforeEach(async () => {
  server = await countingServer();
  folder = mkdtempSync(join(tmpdir(), 'exact-'));
  [memory, secrets] = [new FakeMemento(), new FakeSecrets()];
  [restricted, reports] = [false, 0];
  [texts, log, said] = [['Write tests.\n', 'Answer briefly.'], [], []];
  open();
});
afterEach(async () => {
  exact.dispose();
  await exact.flush();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const counts = (): Record<string, number | undefined> =>
  Object.fromEntries(texts.map((text) => [text, exact.counted.get(MODEL)?.get(countKey(text))]));
const isOn = (done: number, total: number): Promise<void> =>
  vi.waitFor(() => expect(exact.state).toEqual({ kind: 'on', counted: done, total }), 5000);
const isStopped = (why: string): Promise<void> =>
  vi.waitFor(() => expect(exact.state).toEqual({ kind: 'stopped', why }), 5000);

describe('what is counted', () => {
  it('is each text, less what the message around it costs', async () => {
    await exact.turnOn(KEY);
    await isOn(2, 2);
    await vi.waitFor(() => expect(counts()).toEqual({ 'Write tests.\n': 12, 'Answer briefly.': 15 }));
    expect(server.asked.map(({ text }) => text)).toEqual(['a', 'Write tests.', 'Answer briefly.']);
    expect(new Set(server.asked.map(({ model }) => model))).toEqual(new Set([MODEL]));
    expect(server.asked.every(({ headers }) => headers['x-api-key'] === KEY)).toBe(true);
    expect(said).toEqual([]);
  });

  it('is asked for once, and again only where a text became another', async () => {
    await exact.turnOn(KEY);
    await isOn(2, 2);
    texts = ['Write tests.', 'Answer at length.'];
    show();
    await vi.waitFor(() => expect(server.texts).toHaveLength(3));
    expect(server.texts[2]).toBe('Answer at length.');
    await isOn(2, 2);
  });

  it('is still known after a reload, without a text of it on disk', async () => {
    await exact.turnOn(KEY);
    await isOn(2, 2);
    await vi.waitFor(() => expect(readFileSync(join(folder, 'counts.json'), 'utf8')).toContain(MODEL));
    await exact.flush();
    exact.dispose();
    const before = server.asked.length;
    open();
    show();
    await isOn(2, 2);
    expect(counts()).toEqual({ 'Write tests.\n': 12, 'Answer briefly.': 15 });
    expect(server.asked).toHaveLength(before);
    expect(readFileSync(join(folder, 'counts.json'), 'utf8')).not.toMatch(/tests|briefly|sk-ant/);
  });

  it('makes few reports of many counts', async () => {
    texts = Array.from({ length: 60 }, (_, at) => `Rule ${at}`);
    await exact.turnOn(KEY);
    await isOn(60, 60);
    expect(reports).toBeLessThan(8);
    expect(server.texts).toHaveLength(60);
  });

  it('is neither an empty text nor one that is too large', async () => {
    texts = ['', ' \n', 'x'.repeat(1_000_001), 'short'];
    await exact.turnOn(KEY);
    await isOn(1, 2);
    expect(server.texts).toEqual(['short']);
  });

  it('leaves out a text that the endpoint does not take, and asks for it no more', async () => {
    server.answer = ({ text }) => (text === 'bad' ? { status: 400 } : counted(text));
    texts = ['one', 'bad', 'two', 'three'];
    await exact.turnOn(KEY);
    await isOn(3, 4);
    texts = [...texts, 'four'];
    show();
    await isOn(4, 5);
    expect(server.texts.filter((text) => text === 'bad')).toHaveLength(1);
  });

  it('is two at a time', async () => {
    server.answer = ({ text }) => (text === 'a' ? counted(text) : undefined);
    texts = ['one', 'two', 'three', 'four'];
    await exact.turnOn(KEY);
    await vi.waitFor(() => expect(server.texts).toHaveLength(2));
    expect(time.waits).toEqual([10_000, 10_000]);
  });
});

describe('nothing is sent', () => {
  /** Not even a timer is set that could send something later. */
  const quiet = () => {
    vi.useFakeTimers();
    try {
      show();
      exact.tryAgain();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
    expect([server.asked, exact.counted.size, exact.state]).toEqual([[], 0, { kind: 'off' }]);
  };

  it('before it is turned on', quiet);

  it('in Restricted Mode, even where it was turned on before', async () => {
    await memory.update('exactCounts', true);
    restricted = true;
    expect(exact.allowed).toBe(false);
    quiet();
    restricted = false;
    await secrets.store('anthropicApiKey', KEY);
    show();
    await isOn(2, 2);
  });

  it('without a report', async () => {
    await exact.turnOn(KEY);
    await isOn(2, 2);
    const before = server.asked.length;
    inspection.become({ kind: 'virtual' });
    texts = ['more'];
    exact.tryAgain();
    expect(server.asked).toHaveLength(before);
  });

  it('without a key, and it says so only where one looks', async () => {
    await exact.turnOn();
    await isStopped('noKey');
    expect([server.asked, said]).toEqual([[], []]);
    // another window stores one
    await secrets.store('anthropicApiKey', KEY);
    await isOn(2, 2);
  });

  it('once it is turned off; what was on its way is called off', async () => {
    server.answer = () => undefined;
    await exact.turnOn(KEY);
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    await exact.turnOff();
    await vi.waitFor(() => expect(time.waits).toEqual([]));
    expect([exact.state.kind, exact.counted.size, said]).toEqual(['off', 0, []]);
    expect([...secrets.stored.values()]).toEqual([KEY]);
  });

  it('once the key is forgotten', async () => {
    await exact.turnOn(KEY);
    await isOn(2, 2);
    expect(exact.hasKey).toBe(true);
    await exact.forgetKey();
    expect([exact.hasKey, exact.state.kind, secrets.stored.size]).toEqual([false, 'off', 0]);
  });
});

describe('a failure', () => {
  it.each([
    [401, 'key'],
    [403, 'key'],
    [404, 'model'],
  ])('as %d is said once, and asks no more until somebody does', async (status, why) => {
    texts = ['one', 'two', 'three', 'four'];
    server.answer = ({ text }) => (text === 'a' ? counted(text) : { status, body: KEY });
    await exact.turnOn(KEY);
    await isStopped(why);
    const { length } = server.asked;
    expect(length).toBeLessThanOrEqual(3);
    show();
    exact.tryAgain();
    await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(length));
    await isStopped(why);
    expect(said).toEqual([why]);
    expect(Object.values(counts())).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('of the network is said once, and the estimates stay', async () => {
    await server.close();
    await exact.turnOn(KEY);
    await isStopped('network');
    expect([said, exact.counted.size]).toEqual([['network'], 0]);
    server = await countingServer();
    exact.tryAgain();
    await isOn(2, 2);
    expect(said).toEqual(['network']);
  });

  it('of an endpoint that does not answer in time is one of the network', async () => {
    server.answer = () => undefined;
    await exact.turnOn(KEY);
    await vi.waitFor(() => expect(time.ring(10_000)).toBe(true));
    await isStopped('network');
  });

  it('of an endpoint that stays busy ends after it was waited for', async () => {
    server.answer = () => ({ status: 429, headers: { 'retry-after': '7' } });
    await exact.turnOn(KEY);
    await vi.waitFor(() => expect(time.ring(7000)).toBe(true));
    await vi.waitFor(() => expect(time.ring(7000)).toBe(true));
    await isStopped('busy');
    expect([server.asked.length, said]).toEqual([3, ['busy']]);
  });

  it('of many texts in a row is no matter of the texts', async () => {
    texts = Array.from({ length: 20 }, (_, at) => `Rule ${at}`);
    server.answer = ({ text }) => (text === 'a' ? counted(text) : { status: 400 });
    await exact.turnOn(KEY);
    await isStopped('answer');
    expect(server.texts.length).toBeLessThan(6);
  });

  it('is over with another key, and said again when that is wrong too', async () => {
    server.answer = ({ headers, text }) => (headers['x-api-key'] === KEY ? counted(text) : { status: 401 });
    await exact.turnOn('sk-ant-another-made-up-key');
    await isStopped('key');
    await exact.turnOn('sk-ant-a-third-made-up-key');
    await isStopped('key');
    await vi.waitFor(() => expect(said).toEqual(['key', 'key']));
    await exact.turnOn(KEY);
    await isOn(2, 2);
  });
});

it('neither key nor text is ever in the log', async () => {
  await exact.turnOn(KEY);
  await isOn(2, 2);
  server.answer = () => ({ status: 401, body: `{"error":{"message":"${KEY} Write tests."}}` });
  texts = ['Another text'];
  show();
  await isStopped('key');
  expect(log).toEqual([
    `Exact counts: asking for 2 texts, ${MODEL}`,
    'Exact counts: 2 of 2 came',
    `Exact counts: asking for 1 texts, ${MODEL}`,
    'Exact counts: 0 of 1 came',
    'Exact counts stopped, the estimates stay: key (HTTP 401)',
  ]);
});

it('what is on its way ends with the window, and says nothing more', async () => {
  server.answer = () => undefined;
  await exact.turnOn(KEY);
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  const lines = log.length;
  exact.dispose();
  await vi.waitFor(() => expect(time.waits).toEqual([]));
  expect([log.length, said]).toEqual([lines, []]);
});
