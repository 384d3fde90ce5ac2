// Files of cases, checked as a whole before anything is run.
import { basename, dirname, join } from 'node:path';
import { problemOf } from './checkCase.mjs';
import { readJsonLines } from './jsonLines.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./case.mjs').Case} Case */
/** @typedef {{ file: string, cases: Case[] }} CaseFile */

/**
 * @param {readonly string[]} files
 * @returns {CaseFile[]}
 */
export function readCases(files) {
  /** @type {Map<string, string>} where each id was seen first */
  const seen = new Map();
  return files.map((file) => ({
    file,
    cases: readJsonLines(file).map(({ where, value }) => {
      const problem = problemOf(value);
      if (problem) throw new Problem(`${where}: ${problem}`);
      const first = seen.get(value.id);
      if (first) throw new Problem(`${where}: case ${value.id}: expected an id of its own, it is that of ${first}`);
      seen.set(value.id, where);
      return value;
    }),
  }));
}

/**
 * The facts of `cases-own.jsonl` lie beside it in `facts-own-VERSION.jsonl`.
 * @param {string} file
 * @param {string} version
 */
export function factsBeside(file, version) {
  const name = basename(file, '.jsonl');
  return join(
    dirname(file),
    `${name.startsWith('cases') ? name.replace('cases', 'facts') : `facts-${name}`}-${version}.jsonl`,
  );
}
