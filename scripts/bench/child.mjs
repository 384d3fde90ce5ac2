// Runs one measurement in a process of its own, so that each start is a cold one and no run warms up the next.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('measure.mjs', import.meta.url));
const tokens = fileURLToPath(new URL('tokens.mjs', import.meta.url));
const typing = fileURLToPath(new URL('typing.mjs', import.meta.url));
const matching = fileURLToPath(new URL('matching.mjs', import.meta.url));
const activation = fileURLToPath(new URL('activation.mjs', import.meta.url));

/** The Node the children run on: this one, or the one of an editor, where the extension lives. */
let node = process.execPath;

export function measureOn(path) {
  node = path;
}

async function answerOf(...args) {
  return JSON.parse((await promisify(execFile)(node, args, { maxBuffer: 1 << 26 })).stdout);
}

/** What activation.mjs answers for the built extension. */
export function loadInChild() {
  return answerOf(activation);
}

/** What tokens.mjs answers for this engine. */
export function countInChild(engine) {
  return answerOf(tokens, engine);
}

/** What measure.mjs answers for this engine and monorepo. */
export function measureInChild(engine, monorepo) {
  return answerOf('--expose-gc', program, JSON.stringify({ engine, ...monorepo }));
}

/** What typing.mjs answers; it makes its files in `folder`. */
export function typeInChild(engine, folder) {
  return answerOf(typing, JSON.stringify({ engine, folder }));
}

/** What matching.mjs answers for so many files. */
export function matchInChild(engine, files) {
  return answerOf(matching, JSON.stringify({ engine, files }));
}
