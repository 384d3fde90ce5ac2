// Files of facts: reading, putting newly recorded ones in their places, writing in one form.
import { existsSync } from 'node:fs';
import { isRecord, readJsonLines, writeLines } from './jsonLines.mjs';
import { Problem } from './problem.mjs';

/** @typedef {import('./case.mjs').Fact} Fact */

/**
 * @param {string} file
 * @returns {Map<string, Fact>} by id, in the order of the file
 */
export function readFacts(file) {
  return new Map([...readFactLines(file)].map(([id, { value }]) => [id, value]));
}

/** @param {string} file */
function readFactLines(file) {
  /** @type {Map<string, import('./jsonLines.mjs').Line>} */
  const lines = new Map();
  for (const line of readJsonLines(file)) {
    const { where, value } = line;
    const isFact = typeof value.id === 'string' && Array.isArray(value.steps) && value.steps.every(isStep);
    if (!isFact) throw new Problem(`${where}: expected a fact {"id", "steps": [{"memory": […], "skills": […]}]}`);
    if (lines.has(value.id)) throw new Problem(`${where}: a second fact for ${value.id}`);
    lines.set(value.id, line);
  }
  return lines;
}

/** @param {unknown} step */
function isStep(step) {
  if (!isRecord(step) || !Array.isArray(step['memory']) || !Array.isArray(step['skills'])) return false;
  const has = (/** @type {any} */ item, /** @type {string} */ key) =>
    typeof item?.[key] === 'string' && typeof item.text === 'string';
  return step['memory'].every((item) => has(item, 'path')) && step['skills'].every((item) => has(item, 'name'));
}

/**
 * The lines of a file of facts as they stand: rewritten, they could differ from those under version control.
 * @param {string} file
 * @returns {Map<string, string>} by id; none where there is no such file yet
 */
export function keptLines(file) {
  if (!existsSync(file)) return new Map();
  return new Map([...readFactLines(file)].map(([id, { text }]) => [id, text]));
}

/**
 * Writes the new facts among the kept ones: in the order of the cases, what has no case is last.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} kept
 * @param {readonly Fact[]} recorded
 * @param {readonly string[]} order ids of all cases
 */
export function writeFacts(file, kept, recorded, order) {
  const lines = new Map([...kept, ...recorded.map((fact) => /** @type {const} */ ([fact.id, spaced(fact)]))]);
  const ordered = order.flatMap((id) => lines.get(id) ?? []);
  const known = new Set(order);
  writeLines(file, [...ordered, ...[...lines].flatMap(([id, line]) => (known.has(id) ? [] : line))]);
}

/**
 * JSON with a space after each colon and comma, as all facts are written: what is recorded again then differs in
 * nothing but what changed.
 * @param {unknown} value
 * @returns {string}
 */
function spaced(value) {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${spaced(part)}`);
  return `{${parts.join(', ')}}`;
}
