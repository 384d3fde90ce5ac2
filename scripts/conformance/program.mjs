// The installed `claude`: finding it, and running it to its end in an environment made up from scratch.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { killGroup, onEnd } from '../host/ending.mjs';
import { findProgram } from '../host/tools.mjs';
import { Problem } from './problem.mjs';
import { endStrays } from './strays.mjs';

const NOWHERE = 'http://127.0.0.1:9';
/** Milliseconds its output may still take once it has ended. */
const LET_GO = 5000;

/** @typedef {{ command: string, args: string[] }} Program */
/** @typedef {{ code: number | null, out: string, error: string, hung: boolean }} Ended */

/**
 * @param {string} given a native binary, a `cli.js`, or the name of a program on the PATH
 * @param {string} folder what a relative path is relative to
 * @returns {Program}
 */
export function findClaude(given, folder) {
  if (!/[\\/]/.test(given)) {
    const found = findProgram(given);
    if (found) return { command: found, args: [] };
    if (!/\.[cm]?js$/.test(given)) throw new Problem(`--claude ${given}: no such program on the PATH`);
  }
  const path = resolve(folder, given);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Problem(`--claude ${given}: no such file`);
  if (/\.[cm]?js$/.test(path)) return { command: process.execPath, args: [path] };
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new Problem(`--claude ${given}: expected a program that can be run, or a .js file`);
  }
  return { command: path, args: [] };
}

/**
 * Nothing of the caller's environment but the PATH: no key, no settings, no proxy.
 * @param {{ home: string, temporary: string, url: string }} places
 * @returns {Record<string, string>}
 */
export function madeUpEnvironment({ home, temporary, url }) {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    // What the program leaves in the temporary folder goes when the case goes.
    TMPDIR: temporary,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_API_KEY: 'sk-ant-made-up',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
    // What is not for this machine goes to a port where nothing listens.
    HTTP_PROXY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    NO_PROXY: '127.0.0.1',
  };
}

/**
 * Runs it in a process group of its own, which is ended as a whole: after `timeout` at the latest, and with the
 * recorder in any case.
 * @param {Program} program
 * @param {readonly string[]} args
 * @param {{ root: string, cwd: string, env: Record<string, string>, timeout: number }} options `root` is the folder
 *   that all places in `env` are in; what still runs in it afterwards is ended
 * @returns {Promise<Ended>}
 */
export function runToEnd(program, args, { root, cwd, env, timeout }) {
  return new Promise((done, fail) => {
    const child = spawn(program.command, [...program.args, ...args], {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => {
      killGroup(child, 'SIGKILL');
      endStrays(root);
    };
    const forget = onEnd(end);
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      end();
    }, timeout * 1000);
    /** @type {Buffer[]} */
    const out = [];
    /** @type {Buffer[]} */
    const error = [];
    child.stdout.on('data', (data) => out.push(data));
    child.stderr.on('data', (data) => error.push(data));
    /** @type {NodeJS.Timeout | undefined} */
    let closing;
    // Not at `close` only: a process it left behind may hold the pipes open. Where that cannot be ended, let go.
    child.on('exit', () => {
      end();
      closing = setTimeout(() => [child.stdout, child.stderr].forEach((pipe) => pipe.destroy()), LET_GO);
    });
    child.on('error', (problem) => {
      clearTimeout(timer);
      forget();
      fail(new Problem(`cannot be run: ${problem.message}`, 1));
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      clearTimeout(closing);
      forget();
      done({ code, out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString(), hung });
    });
  });
}

/**
 * @param {Program} program
 * @param {number} timeout in seconds
 * @returns {Promise<string>} as in 2.1.332
 */
export async function askVersion(program, timeout) {
  const root = mkdtempSync(join(tmpdir(), 'context-stack-version-'));
  const forget = onEnd(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  try {
    const env = madeUpEnvironment({ home: root, temporary: root, url: NOWHERE });
    const { out, error, hung } = await runToEnd(program, ['--version'], { root, cwd: root, env, timeout });
    const version = /^(\d+\.\d+\.\d+\S*)/.exec(out.trim())?.[1];
    if (version) return version;
    const said = firstLines(error || out);
    const why = hung ? `does not answer within ${timeout} s` : `says no version${said && `: ${said}`}`;
    throw new Problem(`${program.args[0] ?? program.command} --version ${why}`, 1);
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    forget();
  }
}

/** @param {string} text */
export function firstLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 3).join(' / ').slice(0, 300);
}
