// Where the things live that are too big for the project folder, and how they get there whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** @returns {string} the folder that keeps the editor, its Node and the browser between runs */
export function cacheFolder() {
  const given = process.env.CONTEXT_STACK_HOST_CACHE;
  if (given) return resolve(given);
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'context-stack');
}

/**
 * Fills a folder under another name and renames it when it is whole, so that a run cut short
 * (or two runs at once) never leaves a half-filled folder under the final name.
 * @param {string} target
 * @param {(partial: string) => Promise<void>} fill
 * @returns {Promise<string>} the target
 */
export async function fillOnce(target, fill) {
  if (existsSync(target)) return target;
  mkdirSync(dirname(target), { recursive: true });
  removeAbandoned(target);
  const partial = `${target}.partial-${process.pid}`;
  mkdirSync(partial);
  try {
    await fill(partial);
    // Another run may have been faster; its folder is as good as ours.
    if (!existsSync(target)) renameSync(partial, target);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return target;
}

/** @param {string} target removes what earlier runs began and whose process is gone */
function removeAbandoned(target) {
  const prefix = `${basename(target)}.partial-`;
  for (const name of readdirSync(dirname(target))) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) {
      rmSync(join(dirname(target), name), { recursive: true, force: true });
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
