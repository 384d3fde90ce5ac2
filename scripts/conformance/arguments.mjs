// Reads the arguments of the two scripts; whatever cannot be meant is refused before anything runs.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';

export const DATA = fileURLToPath(new URL('../../test/conformance/data/', import.meta.url));
/** Seconds a session may take; the longest of the cases takes a few. */
const TIMEOUT = 60;
const USAGE =
  'npm run conformance:record -- --claude PATH [--match RE] [--cases FILE…] [--out FILE] [--jobs N] [--timeout SECONDS]';
const DIFF_USAGE = 'npm run conformance:diff -- OLD NEW   (two versions, or two files of facts)';

/**
 * @typedef {object} RecordArguments
 * @property {string} claude
 * @property {RegExp | undefined} match
 * @property {string[]} cases
 * @property {string | undefined} out
 * @property {number} jobs
 * @property {number} timeout in seconds
 */

/**
 * @param {readonly string[]} argv
 * @param {string} folder what relative paths are relative to
 * @returns {RecordArguments}
 */
export function readRecordArguments(argv, folder) {
  /** @type {Map<string, string[]>} */
  const given = new Map();
  /** @type {string | undefined} */
  let name;
  for (const arg of argv) {
    if (arg.startsWith('--')) {
      name = arg;
      if (!['--claude', '--match', '--cases', '--out', '--jobs', '--timeout'].includes(name)) refuse(`unknown ${name}`);
      if (given.has(name) && name !== '--cases') refuse(`${name} is given twice`);
      given.set(name, given.get(name) ?? []);
    } else {
      const values = name === undefined ? undefined : given.get(name);
      if (values === undefined || (values.length > 0 && name !== '--cases')) refuse(`unexpected "${arg}"`);
      values?.push(arg);
    }
  }
  const empty = [...given].find(([, values]) => values.length === 0)?.[0];
  if (empty) refuse(`${empty} needs a value`);
  const one = (/** @type {string} */ key) => given.get(key)?.[0];
  const out = one('--out');
  return {
    claude: one('--claude') ?? refuse('--claude is missing'),
    match: pattern(one('--match')),
    cases: given.get('--cases')?.map((file) => resolve(folder, file)) ?? allCases(),
    out: out === undefined ? undefined : resolve(folder, out),
    jobs: above('--jobs', one('--jobs') ?? '2', 'a whole number', Number.isInteger),
    timeout: above('--timeout', one('--timeout') ?? String(TIMEOUT), 'a number', Number.isFinite),
  };
}

/**
 * @param {string} problem
 * @param {string} [usage]
 * @returns {never}
 */
function refuse(problem, usage = USAGE) {
  throw new Problem(`${problem}\n${usage}`);
}

/** @param {string | undefined} text */
function pattern(text) {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text);
  } catch (error) {
    return refuse(`--match: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} kind
 * @param {(number: number) => boolean} is
 */
function above(name, text, kind, is) {
  const number = Number(text);
  return is(number) && number > 0 ? number : refuse(`${name} takes ${kind} above 0, not "${text}"`);
}

function allCases() {
  const names = readdirSync(DATA).filter((name) => /^cases.*\.jsonl$/.test(name));
  return names.sort().map((name) => join(DATA, name));
}

/**
 * @typedef {object} FactFiles
 * @property {string} old
 * @property {string} now
 */

/**
 * @param {readonly string[]} argv
 * @param {string} folder what relative paths are relative to
 * @param {string} [data] where the facts of a version lie
 * @returns {FactFiles[]}
 */
export function readDiffArguments(argv, folder, data = DATA) {
  const [old, now, ...more] = argv;
  if (old === undefined || now === undefined || more.length > 0 || argv.some((arg) => arg.startsWith('--'))) {
    return refuse('expected two versions, or two files of facts', DIFF_USAGE);
  }
  const versions = [old, now].filter((arg) => /^\d+\.\d+\.\d+[^/\\]*$/.test(arg) && !arg.endsWith('.jsonl'));
  if (versions.length === 0) return [{ old: resolve(folder, old), now: resolve(folder, now) }];
  if (versions.length === 1) return refuse('expected two versions, or two files of facts', DIFF_USAGE);
  const sets = (/** @type {string} */ version) =>
    readdirSync(data).filter((name) => name.startsWith('facts') && name.endsWith(`-${version}.jsonl`));
  for (const version of [old, now]) {
    if (sets(version).length === 0) refuse(`there are no facts of ${version}`, DIFF_USAGE);
  }
  const pairs = new Set([...sets(old), ...sets(now).map((name) => name.replace(`-${now}.jsonl`, `-${old}.jsonl`))]);
  return [...pairs].sort().map((name) => ({
    old: join(data, name),
    now: join(data, name.replace(`-${old}.jsonl`, `-${now}.jsonl`)),
  }));
}
