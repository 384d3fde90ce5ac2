/** What can only be seen from outside: the script as a process of its own, and the stand-in over a real connection. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStandIn } from '../../scripts/conformance/api.mjs';
import { Bench, isRunning, RECORD } from './support';

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});
afterEach(() => bench.remove());

it('leaves nothing behind when it is ended', async () => {
  bench.cases('cases.jsonl', { id: 'a', env: { FAKE_MODE: 'hangWithChild', FAKE_NOTES: bench.notes } });
  const argv = [RECORD, '--claude', bench.claude(), '--cases', 'cases.jsonl'];
  const env = { ...process.env, INIT_CWD: bench.folder };
  const recorder = spawn(process.execPath, argv, { env, stdio: 'ignore' });
  const ended = new Promise((done) => recorder.once('close', done));
  await vi.waitFor(() => expect(bench.noted()).toHaveLength(2), { timeout: 20_000 });
  const noted = bench.noted();
  const home = noted.find(({ env }) => env)?.env?.['HOME'] ?? '/';
  expect(fs.existsSync(home)).toBe(true);

  recorder.kill('SIGTERM');
  expect(await ended).toBe(143);
  await vi.waitFor(() => expect(noted.filter(({ pid }) => isRunning(pid))).toEqual([]));
  expect(fs.existsSync(home)).toBe(false);
  expect(fs.existsSync(bench.path('facts-9.9.9.jsonl'))).toBe(false);
});

it('reads letters that lie across two pieces of a request', async () => {
  const standIn = await startStandIn([]);
  try {
    // Three bytes each: wherever it is cut into pieces of a power of two, some letter is cut.
    const content = '語'.repeat(500_000);
    const body = JSON.stringify({ model: 'm', tools: [{ name: 'Read' }], messages: [{ role: 'user', content }] });
    await fetch(`${standIn.url}/v1/messages`, { method: 'POST', body });
    expect(standIn.requests[0].messages[0].content === content).toBe(true);
  } finally {
    standIn.close();
  }
});
