// One session of `claude` in the folders of one case.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onEnd } from '../host/ending.mjs';
import { startStandIn } from './api.mjs';
import { layOut } from './layOut.mjs';
import { readLoaded } from './loaded.mjs';
import { firstLines, madeUpEnvironment, runToEnd } from './program.mjs';
import { toolCall } from './toolCalls.mjs';
import { readTranscript } from './transcript.mjs';

/** @typedef {import('./case.mjs').Case} Case */
/** @typedef {import('./case.mjs').FactStep} FactStep */
/** @typedef {import('./layOut.mjs').Laid} Laid */

/**
 * @typedef {object} How
 * @property {import('./program.mjs').Program} program
 * @property {string | undefined} managed a managed folder of this process alone, if it has one
 * @property {number} timeout in seconds
 */

const TOOLS = ['Read', 'Write', 'Edit', 'Glob', 'Grep', 'Bash', 'Skill'];

/**
 * @param {Case} recorded
 * @param {How} how
 * @returns {Promise<{ steps: FactStep[], name: (text: string) => string }>} what was loaded, and how its folders are
 *   named in facts
 * @throws {Error} saying why this is no record of anything
 */
export async function runCase(recorded, { program, managed, timeout }) {
  const laid = layOut(recorded, { realGit: true, ...(managed === undefined ? {} : { managed }) });
  const forget = onEnd(laid.remove);
  try {
    const script = (recorded.steps ?? []).map((step) => toolCall(filled(step, laid), laid.ws));
    const standIn = await startStandIn(script);
    try {
      const { env, config } = environment(recorded, laid, standIn.url);
      const cwd = join(laid.ws, recorded.cwd ?? '');
      const args = startArguments(recorded, laid);
      const ended = await runToEnd(program, args, { root: laid.root, cwd, env, timeout });
      if (knowsNoOption(recorded, ended, standIn.requests)) return { steps: [], name: laid.name };
      const session = sessionOf(ended, standIn.requests.length, script.length + 1, timeout);
      return { steps: readLoaded(standIn.requests, readTranscript(config, session)), name: laid.name };
    } finally {
      standIn.close();
    }
  } finally {
    laid.remove();
    // Every such case shares this folder; the next one is to find it empty.
    if (managed !== undefined && recorded.managed) empty(managed);
    forget();
  }
}

/** @param {string} folder */
function empty(folder) {
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true });
}

/**
 * @param {import('./case.mjs').CaseStep} step
 * @param {Laid} laid
 */
function filled(step, { fill }) {
  const path = step.path === undefined ? {} : { path: fill(step.path) };
  const command = step.command === undefined ? {} : { command: fill(step.command) };
  return { ...step, ...path, ...command };
}

/**
 * @param {Case} recorded
 * @param {Laid} laid
 * @param {string} url
 */
function environment(recorded, { root, home, fill }, url) {
  const temporary = join(root, 'tmp');
  mkdirSync(temporary);
  const own = Object.entries(recorded.env ?? {}).map(([key, value]) => [key, fill(value)]);
  /** @type {Record<string, string>} */
  const env = { ...madeUpEnvironment({ home, temporary, url }), ...Object.fromEntries(own) };
  return { env, config: env['CLAUDE_CONFIG_DIR'] ?? join(env['HOME'] ?? home, '.claude') };
}

/**
 * @param {Case} recorded
 * @param {Laid} laid
 */
function startArguments({ prompt, args }, { fill }) {
  const asked = ['-p', fill(prompt ?? 'go'), '--output-format', 'json'];
  return [...asked, '--permission-mode', 'acceptEdits', '--allowedTools', ...TOOLS, ...(args ?? []).map(fill)];
}

/**
 * A version that does not know an option of the case starts no session, and that is what is to be recorded of it.
 * @param {Case} recorded
 * @param {import('./program.mjs').Ended} ended
 * @param {readonly unknown[]} requests
 */
function knowsNoOption({ args }, { code, error }, requests) {
  const option = /unknown option '(-[^' ]+)/.exec(error)?.[1];
  return code !== 0 && requests.length === 0 && option !== undefined && (args ?? []).includes(option);
}

/**
 * @param {import('./program.mjs').Ended} ended
 * @param {number} asked how often it asked the model
 * @param {number} expected
 * @param {number} timeout
 * @returns {string} the session's id
 */
function sessionOf({ code, out, error, hung }, asked, expected, timeout) {
  const said = firstLines(error) || firstLines(out);
  const saying = said && `: ${said}`;
  if (hung) throw new Error(`still running after ${timeout} s, killed${saying}`);
  if (code !== 0) throw new Error(`ended with ${code === null ? 'a signal' : `code ${code}`}${saying}`);
  if (asked === 0) throw new Error(`never asked the model${saying}`);
  if (asked !== expected) throw new Error(`asked the model ${asked} times, expected ${expected}${saying}`);
  const session = idIn(out);
  if (session === undefined) throw new Error(`expected a result in JSON with a session_id${saying}`);
  return session;
}

/** @param {string} out */
function idIn(out) {
  try {
    const id = JSON.parse(out)?.session_id;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
