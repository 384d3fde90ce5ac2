// Records cases: first the empty one, to know what is bundled with this version, then all, then writes their facts.
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { MANAGED } from './isolation.mjs';
import { factsBeside, readCases } from './cases.mjs';
import { keptLines, writeFacts } from './facts.mjs';
import { toFactSteps } from './loaded.mjs';
import { Problem } from './problem.mjs';
import { askVersion, findClaude } from './program.mjs';
import { progress } from './progress.mjs';
import { runCase } from './session.mjs';

/** @typedef {import('./case.mjs').Case} Case */
/** @typedef {import('./case.mjs').Fact} Fact */
/** @typedef {{ write(text: string): unknown, isTTY?: boolean }} Stream */

/**
 * What an empty workspace lists is bundled. With a step, for what is announced in the background may come late.
 * @type {Case}
 */
const EMPTY = { id: 'empty', workspace: {}, steps: [{ op: 'bash', command: 'true' }] };

/**
 * Everything that can be found wrong without running anything.
 * @param {import('./arguments.mjs').RecordArguments} given
 * @param {string} folder what relative paths are relative to
 */
export function prepare(given, folder) {
  const program = findClaude(given.claude, folder);
  const files = readCases(given.cases).map(({ file, cases }) => {
    const chosen = cases.filter(({ id }) => given.match?.test(id) ?? true);
    return { file, order: cases.map(({ id }) => id), chosen };
  });
  if (files.every(({ chosen }) => chosen.length === 0)) {
    throw new Problem(given.match ? `--match ${given.match.source}: no case has such an id` : 'there are no cases');
  }
  // Found out after a quarter of an hour of recording, this would be a pity.
  for (const folder of new Set((given.out === undefined ? given.cases : [given.out]).map((file) => dirname(file)))) {
    if (!canWrite(folder)) throw new Problem(`${folder}: expected a folder that facts can be written to`);
  }
  // what stands there already must be facts: anything else would be lost
  if (given.out !== undefined) {
    if (existsSync(given.out) && !statSync(given.out).isFile())
      throw new Problem(`--out ${given.out}: expected a file`);
    keptLines(given.out);
  }
  return { ...given, program, files };
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/**
 * @param {ReturnType<typeof prepare>} prepared
 * @param {import('./isolation.mjs').Isolation} isolation
 * @param {Stream} stream for people
 * @returns {Promise<number>} the exit code
 */
export async function record({ program, files, match, out, jobs, timeout }, isolation, stream) {
  const started = Date.now();
  const version = await askVersion(program, timeout);
  const targets = toTargets(files, out, version).map((target) => ({
    ...target,
    kept: stillKept(keptLines(target.file), target.order, match !== undefined),
  }));
  stream.write(`Claude Code ${version}\n`);
  const how = { program, timeout, managed: isolation.managed ? MANAGED : undefined };
  const bundled = await findBundled(how);

  const chosen = files.flatMap((part) => part.chosen);
  const single = chosen.filter(({ turns }) => !turns);
  const leftOut = isolation.managed ? [] : single.filter(({ managed }) => managed);
  const told = progress(single.length - leftOut.length, stream);
  const { facts, failed } = await recordAll(
    single.filter((one) => !leftOut.includes(one)),
    { how, bundled, jobs, told },
  );
  for (const { file, kept, order, chosen: here } of targets) {
    const recorded = here.flatMap(({ id }) => facts.get(id) ?? []);
    if (recorded.length > 0) writeFacts(file, kept, recorded, order);
  }

  if (leftOut.length > 0) {
    const ids = leftOut.map(({ id }) => id).join(', ');
    told.say(`not recorded, for the managed folder cannot be made up (${isolation.why}): ${ids}`);
  }
  const withTurns = chosen.length - single.length;
  if (withTurns > 0) told.say(`${withTurns} cases of several turns left out: there are no facts of those`);
  if (failed.length > 0) told.say(`failed: ${failed.join(', ')}`);
  const counts = `${facts.size} recorded, ${failed.length} failed, ${leftOut.length} not recorded`;
  told.say(`${counts} in ${((Date.now() - started) / 1000).toFixed(1)} s with Claude Code ${version}`);
  return failed.length > 0 ? 1 : 0;
}

/**
 * What a case that fails, or cannot be recorded here, had before stays. Where all cases are recorded, the facts of
 * cases that are no more go.
 * @param {ReadonlyMap<string, string>} kept
 * @param {readonly string[]} order ids of all cases
 * @param {boolean} some only some of the cases are recorded
 */
function stillKept(kept, order, some) {
  const known = new Set(order);
  return new Map([...kept].filter(([id]) => some || known.has(id)));
}

/**
 * @param {readonly Case[]} cases
 * @param {object} options
 * @param {import('./session.mjs').How} options.how
 * @param {ReadonlySet<string>} options.bundled
 * @param {number} options.jobs how many at a time
 * @param {ReturnType<typeof progress>} options.told
 */
async function recordAll(cases, { how, bundled, jobs, told }) {
  /** @type {Map<string, Fact>} */
  const facts = new Map();
  /** @type {string[]} */
  const failed = [];
  const recordOne = async (/** @type {Case} */ one) => {
    try {
      const { steps, name } = await runCase(one, how);
      facts.set(one.id, {
        id: one.id,
        steps: toFactSteps(
          steps,
          name,
          bundled,
          (one.steps ?? []).some(({ op }) => op === 'skill'),
        ),
      });
    } catch (error) {
      failed.push(one.id);
      told.say(`${one.id}: ${/** @type {Error} */ (error).message}`);
    }
    told.step(one.id);
  };
  const isAlone = (/** @type {Case} */ { managed }) => managed !== undefined;
  await inTurn(
    cases.filter((one) => !isAlone(one)),
    jobs,
    recordOne,
  );
  // These share the one managed folder, which the others must not see.
  await inTurn(cases.filter(isAlone), 1, recordOne);
  return { facts, failed };
}

/**
 * @param {ReturnType<typeof prepare>['files']} files
 * @param {string | undefined} out one file for all
 * @param {string} version
 */
function toTargets(files, out, version) {
  if (out === undefined) return files.map((part) => ({ ...part, file: factsBeside(part.file, version) }));
  const [order, chosen] = [files.flatMap((part) => part.order), files.flatMap((part) => part.chosen)];
  return [{ file: out, order, chosen }];
}

/** @param {import('./session.mjs').How} how */
async function findBundled(how) {
  try {
    const { steps } = await runCase(EMPTY, how);
    return new Set(steps.flatMap(({ skills }) => skills.map(({ name }) => name)));
  } catch (error) {
    throw new Problem(`Nothing recorded, an empty workspace fails already: ${/** @type {Error} */ (error).message}`, 1);
  }
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} jobs
 * @param {(item: T) => Promise<void>} work
 */
async function inTurn(items, jobs, work) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: jobs }, worker));
}
