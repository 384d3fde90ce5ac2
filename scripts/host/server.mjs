// Starts the server build of VS Code on the loopback address and stops it again.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killGroup, onEnd } from './ending.mjs';
import { installServer } from './install.mjs';
import { writeLanguage } from './language.mjs';
import { editorEnvironment, userSettings } from './settings.mjs';

const HOST = '127.0.0.1';
const READY_WITHIN = 60_000;
const STOP_WITHIN = 5_000;

/**
 * @typedef {object} ServerOptions
 * @property {string} [home] a made-up home folder
 * @property {import('./settings.mjs').Theme} [theme]
 * @property {boolean} [trust] false: folders open in Restricted Mode
 * @property {string} [locale] a language such as `ja`
 * @property {Record<string, unknown>} [settings] more user settings
 * @property {NodeJS.ProcessEnv} [env] more variables for the extension host
 *
 * @typedef {object} Server
 * @property {string} authority
 * @property {string} url
 * @property {Promise<unknown>} gone the server has ended, by itself or not
 * @property {() => Promise<void>} stop
 */

/**
 * @param {ServerOptions} options
 * @returns {Promise<Server>} once it answers
 */
export async function startServer(options) {
  const build = await installServer();
  const data = mkdtempSync(join(tmpdir(), 'context-stack-server-'));
  const temporary = join(data, 'tmp');
  mkdirSync(temporary);
  mkdirSync(join(data, 'data', 'User'), { recursive: true });
  writeFileSync(join(data, 'data', 'User', 'settings.json'), JSON.stringify(userSettings(options), null, 2));
  const language = options.locale ? await writeLanguage(data, options.locale) : [];
  const port = await freePort();
  const log = join(data, 'server.log');
  const out = openSync(log, 'a');
  const child = spawn(build.node, [build.server, ...serverArguments(data, port), ...language], {
    // A group of its own, so that stopping it also reaches its extension hosts.
    detached: process.platform !== 'win32',
    stdio: ['ignore', out, out],
    // Its sockets go with the rest when it stops.
    env: editorEnvironment(options.home, { ...options.env, TMPDIR: temporary }),
  });
  closeSync(out);
  const gone = new Promise((done) => child.once('close', done).once('error', done));
  const removeData = () => rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const forget = onEnd(() => {
    killGroup(child, 'SIGKILL');
    removeData();
  });
  const stop = async () => {
    killGroup(child, 'SIGTERM');
    const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_WITHIN);
    await gone;
    clearTimeout(timer);
    // What the server started may outlive it by a moment; then the folder would be written again.
    killGroup(child, 'SIGKILL');
    forget();
    removeData();
  };
  const url = `http://${HOST}:${port}/`;
  try {
    await untilReady(url, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { authority: `${HOST}:${port}`, url, gone, stop };
}

/**
 * @param {string} data
 * @param {number} port
 */
function serverArguments(data, port) {
  return [
    '--without-connection-token',
    '--accept-server-license-terms',
    ...['--host', HOST, '--port', String(port)],
    ...['--server-data-dir', data],
    ...['--telemetry-level', 'off'],
    // The page's payload, which names the extension and its tests, counts only with this.
    '--enable-smoke-test-driver',
  ];
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, HOST, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} log
 */
async function untilReady(url, child, log) {
  const until = Date.now() + READY_WITHIN;
  for (;;) {
    const why =
      child.exitCode !== null || child.signalCode !== null ? 'ended' : Date.now() > until ? 'did not answer' : '';
    if (why) throw new Error(`The server editor ${why}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    try {
      const answer = await fetch(`${url}version`, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet; asked again in a moment, until the time is up.
    }
    await new Promise((next) => setTimeout(next, 100));
  }
}
