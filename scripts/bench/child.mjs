// Runs one measurement in a process of its own, so that each start is a cold one and no run warms up the next.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('measure.mjs', import.meta.url));

/** What measure.mjs answers for this engine and monorepo. */
export async function measureInChild(engine, monorepo) {
  const input = JSON.stringify({ engine, ...monorepo });
  const run = promisify(execFile)(process.execPath, ['--expose-gc', program, input], { maxBuffer: 1 << 26 });
  const { stdout } = await run;
  return JSON.parse(stdout);
}
