// `npm test`: runs every kind of test, whatever fails on the way, and adds up what they counted.
// Names of parts (`npm test -- unit host`) run only those.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = join(ROOT, 'out', 'results');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ name: string, command?: string, args: string[], result?: string, env?: NodeJS.ProcessEnv }} Part */

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Part}
 */
function vitest(name, ...args) {
  const result = join(RESULTS, `${name}.json`);
  return {
    name,
    result,
    args: [VITEST, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${result}`],
  };
}

/** @returns {Part[]} */
function allParts() {
  const host = join(RESULTS, 'host.json');
  return [
    { name: 'check', command: 'npm', args: ['run', '--silent', 'check'] },
    vitest('unit'),
    { name: 'build', args: [join(ROOT, 'scripts', 'build.mjs')] },
    {
      name: 'host',
      args: [join(ROOT, 'scripts', 'test-host.mjs')],
      result: host,
      env: { CONTEXT_STACK_TEST_RESULT: host },
    },
    vitest('page', '--config', join('test', 'page', 'vitest.config.ts')),
    vitest('workbench', '--config', join('test', 'workbench', 'vitest.config.ts')),
  ];
}

/**
 * @param {Part} part
 * @returns {Promise<Counts & { ok: boolean, seconds: number }>}
 */
async function runPart(part) {
  console.log(`\n== ${part.name}`);
  const started = Date.now();
  const code = await new Promise((done) => {
    const command = part.command ?? process.execPath;
    const shell = part.command !== undefined && process.platform === 'win32';
    const child = spawn(command, part.args, {
      cwd: ROOT,
      stdio: 'inherit',
      shell,
      env: { ...process.env, ...part.env },
    });
    child.once('error', () => done(1));
    child.once('close', done);
  });
  const counts = readCounts(part);
  // A part that failed without a failed test (it did not even start, say) is a failure all the same.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) };
}

/**
 * @param {Part} part
 * @returns {Counts}
 */
function readCounts(part) {
  if (!part.result || !existsSync(part.result)) return { passed: 0, failed: 0, skipped: 0 };
  const read = JSON.parse(readFileSync(part.result, 'utf8'));
  if ('numTotalTests' in read) {
    const skipped = read.numPendingTests + read.numTodoTests;
    return { passed: read.numPassedTests, failed: read.numFailedTests, skipped };
  }
  return read;
}

const wanted = process.argv.slice(2);
const parts = allParts().filter((part) => wanted.length === 0 || wanted.includes(part.name));
if (parts.length === 0) throw new Error(`No such part: ${wanted.join(', ')}`);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

/** @type {(Counts & { name: string, ok: boolean, seconds: number })[]} */
const rows = [];
for (const part of parts) rows.push({ name: part.name, ...(await runPart(part)) });

console.log('');
for (const row of rows) {
  const counted = row.passed + row.failed + row.skipped > 0 ? `  ${row.passed} passed, ${row.failed} failed` : '';
  console.log(`${row.ok ? 'ok    ' : 'FAILED'}  ${row.name.padEnd(10)} ${String(row.seconds).padStart(4)} s${counted}`);
}
const sum = (/** @type {keyof Counts} */ key) => rows.reduce((total, row) => total + row[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = rows.every((row) => row.ok) ? 0 : 1;
