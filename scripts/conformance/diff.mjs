// What another version of Claude Code does otherwise, case by case.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { difference } from './compare.mjs';
import { readFacts } from './facts.mjs';
import { groupOf } from './groups.mjs';

/** @typedef {import('./case.mjs').Fact} Fact */

/**
 * @param {readonly import('./arguments.mjs').FactFiles[]} pairs
 * @param {(line: string) => void} print
 * @returns {number} the exit code: 0 where there is no difference
 */
export function diff(pairs, print) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  let compared = 0;
  for (const { old, now } of pairs) {
    const [before, after] = [factsOf(old, now), factsOf(now, old)];
    const skillsInAnyOrder = [old, now].some((file) => basename(file).endsWith('-2.1.90.jsonl'));
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      const [expected, actual] = [before.get(id), after.get(id)];
      if (expected && actual) compared++;
      const words =
        expected && actual
          ? differenceBetween(expected, actual, skillsInAnyOrder)
          : `only in ${basename(expected ? old : now)}`;
      if (words !== undefined) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), `  ${id}: ${words}`]);
    }
  }
  const count = [...groups.values()].reduce((sum, lines) => sum + lines.length, 0);
  for (const [group, lines] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    print(`${group} (${lines.length})`);
    lines.forEach(print);
  }
  const only = [...groups.values()].flat().filter((line) => /: only in \S+$/.test(line)).length;
  const rest = only > 0 ? `, ${only} ${only === 1 ? 'is' : 'are'} in one file only` : '';
  print(`${compared - (count - only)} of ${compared} cases alike, ${count - only} differ${rest}`);
  return count > 0 ? 1 : 0;
}

/**
 * A set of cases that one version was not asked is one where all facts are in one file only.
 * @param {string} file
 * @param {string} other
 * @returns {Map<string, Fact>}
 */
function factsOf(file, other) {
  return !existsSync(file) && existsSync(other) ? new Map() : readFacts(file);
}

/**
 * Either recording may have an announcement one message late, so either may be the one the other is held to.
 * @param {Fact} expected
 * @param {Fact} actual
 * @param {boolean} skillsInAnyOrder
 */
function differenceBetween(expected, actual, skillsInAnyOrder) {
  if (expected.steps.length !== actual.steps.length) {
    return `steps\n      expected ${expected.steps.length}\n      now      ${actual.steps.length}`;
  }
  const words = difference(actual.steps, expected.steps, { actual: 'now', skillsInAnyOrder });
  if (words === undefined) return undefined;
  return difference(expected.steps, actual.steps, { actual: 'now', skillsInAnyOrder }) === undefined
    ? undefined
    : words;
}
