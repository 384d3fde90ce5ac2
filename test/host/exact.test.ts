import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, backToDemo, report, until } from './support/demo';

const KEY = 'sk-ant-made-up-for-tests';
const sent: string[] = [];
let server: Server;
let status = 200;

describe('exact counts', () => {
  // hooks of its own: those beside a suite run around all suites there are
  /** A stand-in for the endpoint on the loopback interface: a token is a character, a message costs seven more. */
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const text = /"content":("(?:[^"\\]|\\.)*")/.exec(body)?.[1] ?? '""';
        const content = JSON.parse(text) as string;
        sent.push(content);
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ input_tokens: content.length + 7 }));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    process.env['CONTEXT_STACK_COUNTING'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(backToDemo);
  after(async () => {
    const { exact } = await api();
    await exact.turnOff();
    await exact.forgetKey();
    delete process.env['CONTEXT_STACK_COUNTING'];
    server.closeAllConnections();
    server.close();
  });
  after(backToDemo);

  it('are off, and nothing is asked', async () => {
    const { exact } = await api();
    assert.deepEqual([exact.state, exact.hasKey, sent], [{ kind: 'off' }, false, []]);
    assert.equal(
      (await report()).stack.every(({ tokens }) => tokens.how === 'estimated'),
      true,
    );
  });

  it('count the instruction files of the stack once they are on, with a key from the secret storage', async () => {
    const { exact } = await api();
    await exact.turnOn(KEY);
    const now = await until(({ stack }) => stack.every(({ tokens }) => tokens.how === 'counted'));
    const memory = now.stack.filter(({ kind }) => kind === 'memory');
    assert.equal(memory.length > 0 && memory.every(({ tokens }) => tokens.margin === 0 && tokens.count > 0), true);
    assert.equal(exact.hasKey, true);
    assert.equal(
      sent.some((text) => text.startsWith('# Teashop')),
      true,
    );
  });

  it('are estimates again once they are off', async () => {
    const { exact } = await api();
    await exact.turnOff();
    const now = await until(({ stack }) => stack.every(({ tokens }) => tokens.how === 'estimated'));
    assert.equal(now.stack.length > 0, true);
  });

  it('stop at a key that is not taken, and the report stays', async () => {
    const { control, exact } = await api();
    status = 401;
    await exact.turnOn(`${KEY}-wrong`);
    // a text that was not counted before
    await control.add({ kind: 'invokeSkill', name: 'release-notes', args: 'something new' });
    await new Promise<void>((done) => {
      const look = () => {
        if (exact.state.kind === 'stopped') done();
      };
      exact.onDidChange(look);
      look();
    });
    status = 200;
    assert.deepEqual(exact.state, { kind: 'stopped', why: 'key' });
    const skill = (await report()).stack.find(({ kind }) => kind === 'skill');
    assert.equal(skill?.tokens.how, 'estimated');
  });
});
