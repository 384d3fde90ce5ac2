import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Coalesced } from '../../src/workspace/coalesce';

let runs: number;
let work: () => Promise<void>;
let coalesced: Coalesced;

beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  work = () => Promise.resolve();
  coalesced = new Coalesced(() => {
    runs++;
    return work();
  });
});
afterEach(() => {
  coalesced.dispose();
  vi.useRealTimers();
});

const after = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test('a burst is one run, after a quiet period', async () => {
  for (let i = 0; i < 5; i++) {
    coalesced.ask(100);
    await after(60);
  }
  expect(runs).toBe(0);
  await after(40);
  expect(runs).toBe(1);
});

test('a burst that does not end is interrupted', async () => {
  for (let i = 0; i < 40; i++) {
    coalesced.ask(100);
    await after(50);
  }
  expect(runs).toBe(1);
});

test('an impatient wish does not wait for a patient one', async () => {
  coalesced.ask(100);
  coalesced.ask();
  coalesced.ask(100);
  await after(0);
  expect(runs).toBe(1);
  await after(1000);
  expect(runs).toBe(1);
});

test('one run at a time, and one more for all wishes during it', async () => {
  let finish = (): void => undefined;
  work = () => new Promise((done) => (finish = done));
  coalesced.ask();
  await after(0);
  coalesced.ask();
  await after(0);
  coalesced.ask();
  await after(0);
  expect(runs).toBe(1);
  finish();
  await after(0);
  expect(runs).toBe(2);
  finish();
  await after(0);
  expect(runs).toBe(2);
});

test('now settles after a run that began after it', async () => {
  const ends: (() => void)[] = [];
  work = () => new Promise((done) => ends.push(done));
  coalesced.ask();
  await after(0);
  let settled = false;
  void coalesced.now().then(() => (settled = true));
  await after(0);
  ends[0]!();
  await after(0);
  expect([settled, runs]).toEqual([false, 2]);
  ends[1]!();
  await after(0);
  expect(settled).toBe(true);
});

test('disposing ends the waiting and all work', async () => {
  const waiting = coalesced.now();
  coalesced.dispose();
  coalesced.ask();
  await after(100);
  await expect(waiting).resolves.toBeUndefined();
  expect(runs).toBe(0);
});
