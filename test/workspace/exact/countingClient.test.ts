import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askCount, NoCount } from '../../../src/workspace/exact/countingClient';
import { countingAddress } from '../../../src/workspace/exact/endpoint';
import { counted, countingServer, type Answer, type CountingServer } from '../../support/countingServer';
import { handTimer, type HandTimer } from '../../support/handTimer';

const KEY = 'sk-ant-made-up-for-tests';
let server: CountingServer;
let time: HandTimer;
let abort: AbortController;

beforeEach(async () => {
  server = await countingServer();
  time = handTimer();
  abort = new AbortController();
});
afterEach(() => server.close());

const ask = (text = 'Write tests.', address = server.address) =>
  askCount({ address, key: KEY, model: 'claude-opus-5-5', text, signal: abort.signal }, time.timer);

/** Why there is no count, and what goes into the log. */
async function failure(asking: Promise<number>): Promise<string> {
  const error: unknown = await asking.catch((each: unknown) => each);
  return error instanceof NoCount ? `${error.why}: ${error.message}` : `no failure: ${String(error)}`;
}

/** Gives these answers in turn, the last of them for ever. */
function answer(...answers: Answer[]): void {
  server.answer = () => (answers.length > 1 ? answers.shift() : answers[0]);
}

describe('a question', () => {
  it('is one message with the text, and nothing else', async () => {
    expect(await ask()).toBe('Write tests.'.length + 7);
    expect(server.asked).toMatchObject([
      {
        path: '/v1/messages/count_tokens',
        headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01', 'content-type': 'application/json' },
        model: 'claude-opus-5-5',
        text: 'Write tests.',
      },
    ]);
    expect(time.waits).toEqual([]);
  });

  it('is asked again after as long as the endpoint says, twice at most', async () => {
    answer({ status: 429, headers: { 'retry-after': '3' } }, { status: 529 }, counted('1234'));
    const asking = ask();
    await vi.waitFor(() => expect(time.ring(3000)).toBe(true));
    await vi.waitFor(() => expect(time.ring(2000)).toBe(true));
    expect(await asking).toBe(11);
    expect(server.asked).toHaveLength(3);
  });

  it.each([429, 500, 503, 529])('that is answered with %d each time ends', async (status) => {
    answer({ status, headers: { 'retry-after': '3600' } });
    const asking = failure(ask());
    // an hour is longer than anyone waits for a count
    await vi.waitFor(() => expect(time.ring(60_000)).toBe(true));
    await vi.waitFor(() => expect(time.ring(60_000)).toBe(true));
    expect(await asking).toBe(`busy: HTTP ${status}`);
    expect(server.asked).toHaveLength(3);
  });

  it.each([
    [401, 'key: HTTP 401'],
    [403, 'key: HTTP 403'],
    [404, 'model: HTTP 404'],
    [400, 'refused: HTTP 400'],
    [413, 'refused: HTTP 413'],
    [418, 'answer: HTTP 418'],
  ])('that is answered with %d is not asked again', async (status, why) => {
    answer({ status, body: `{"error":{"message":"${KEY}"}}` });
    expect(await failure(ask())).toBe(why);
    expect(server.asked).toHaveLength(1);
  });

  it.each(['', 'no JSON', 'null', '[]', '{"input_tokens":"7"}', '{"input_tokens":-1}', '{"input_tokens":1.5}'])(
    'is not answered by %j',
    async (body) => {
      answer({ status: 200, body });
      expect(await failure(ask())).toMatch(/^answer: /);
    },
  );

  it('does not follow to another address', async () => {
    const other = await countingServer();
    answer({ status: 307, headers: { location: `${other.address}/v1/messages/count_tokens` } });
    expect(await failure(ask())).toMatch(/^network: /);
    expect(other.asked).toEqual([]);
    await other.close();
  });

  it('ends when there is no answer in ten seconds', async () => {
    server.answer = () => undefined;
    const asking = failure(ask());
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    expect(time.ring(10_000)).toBe(true);
    expect(await asking).toBe('network: no answer in time');
    expect(time.waits).toEqual([]);
  });

  it('ends when nobody is there', async () => {
    const { address } = server;
    await server.close();
    expect(await failure(ask('x', address))).toBe('network: ECONNREFUSED');
  });

  it('that is called off ends at once, while it is asked and while it waits', async () => {
    server.answer = () => undefined;
    const asking = failure(ask());
    await vi.waitFor(() => expect(server.asked).toHaveLength(1));
    abort.abort();
    expect(await asking).toBe('aborted: called off');
    abort = new AbortController();
    answer({ status: 429, headers: { 'retry-after': '5' } });
    const waiting = failure(ask());
    await vi.waitFor(() => expect(time.waits).toEqual([5000]));
    abort.abort();
    expect(await waiting).toBe('aborted: called off');
    expect(time.waits).toEqual([]);
    expect(await failure(ask())).toBe('aborted: called off');
    expect(server.asked).toHaveLength(2);
  });

  it('says nothing of a key that cannot be sent', async () => {
    const odd = { address: server.address, key: 'sk-ant-\n☃', model: 'm', text: 'x', signal: abort.signal };
    expect(await failure(askCount(odd, time.timer))).toBe('network: TypeError');
  });
});

describe('the address', () => {
  const real = 'https://api.anthropic.com';
  it.each([
    [true, 'http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    [true, 'http://[::1]:8080', 'http://[::1]:8080'],
    [false, 'http://127.0.0.1:8080', real],
    [true, undefined, real],
    [true, '', real],
    [true, 'https://example.com', real],
    [true, 'http://127.0.0.1.example.com', real],
    [true, 'http://127.0.0.1:80@example.com', real],
    [true, 'http://127.0.0.1:8080/elsewhere', real],
  ])('in development %s with %j is %s', (inDevelopment, other, address) => {
    expect(countingAddress(inDevelopment, { CONTEXT_STACK_COUNTING: other })).toBe(address);
  });
});
