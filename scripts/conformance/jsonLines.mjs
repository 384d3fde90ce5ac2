// Files with one JSON object a line, read so that every complaint names the file and the line.
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * @typedef {object} Line
 * @property {string} where file and line, as editors and terminals link them
 * @property {string} text
 * @property {any} value
 */

/**
 * @param {string} file
 * @returns {Line[]}
 */
export function readJsonLines(file) {
  return readText(file)
    .split('\n')
    .flatMap((text, at) => {
      const where = `${file}:${at + 1}`;
      return text.trim() === '' ? [] : [{ where, text, value: parse(text, where) }];
    });
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file}: cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code})`);
  }
}

/**
 * @param {string} text
 * @param {string} where
 */
function parse(text, where) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem(`${where}: expected one JSON object, but ${/** @type {Error} */ (error).message}`);
  }
  if (isRecord(value)) return value;
  throw new Problem(`${where}: expected one JSON object, not ${JSON.stringify(value).slice(0, 40)}`);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Writes beside the file first, so that whoever interrupts this never has half of it.
 * @param {string} file
 * @param {readonly string[]} lines
 */
export function writeLines(file, lines) {
  const folder = mkdtempSync(join(dirname(file), '.recording-'));
  try {
    const draft = join(folder, basename(file));
    writeFileSync(draft, lines.map((line) => `${line}\n`).join(''));
    renameSync(draft, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
