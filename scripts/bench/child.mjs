// Runs one measurement in a process of its own, so that each start is a cold one and no run warms up the next.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('measure.mjs', import.meta.url));
const tokens = fileURLToPath(new URL('tokens.mjs', import.meta.url));
const typing = fileURLToPath(new URL('typing.mjs', import.meta.url));
const activation = fileURLToPath(new URL('activation.mjs', import.meta.url));

/** What activation.mjs answers for the built extension. */
export async function loadInChild() {
  return JSON.parse((await promisify(execFile)(process.execPath, [activation])).stdout);
}

/** What tokens.mjs answers for this engine. */
export async function countInChild(engine) {
  return JSON.parse((await promisify(execFile)(process.execPath, [tokens, engine])).stdout);
}

/** What measure.mjs answers for this engine and monorepo. */
export async function measureInChild(engine, monorepo) {
  const input = JSON.stringify({ engine, ...monorepo });
  const run = promisify(execFile)(process.execPath, ['--expose-gc', program, input], { maxBuffer: 1 << 26 });
  const { stdout } = await run;
  return JSON.parse(stdout);
}

/** What typing.mjs answers; it makes its files in `folder`. */
export async function typeInChild(engine, folder) {
  const input = JSON.stringify({ engine, folder });
  return JSON.parse((await promisify(execFile)(process.execPath, [typing, input])).stdout);
}
