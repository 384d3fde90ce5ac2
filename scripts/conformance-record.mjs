// Records what an installed Claude Code loads in the conformance cases, as facts for the conformance test.
// npm run conformance:record -- --claude PATH [--match RE] [--cases FILE…] [--out FILE] [--jobs N] [--timeout SECONDS]
import { readRecordArguments } from './conformance/arguments.mjs';
import { isolate } from './conformance/isolation.mjs';
import { exitCodeOf } from './conformance/problem.mjs';
import { prepare, record } from './conformance/record.mjs';

const say = (/** @type {string} */ message) => console.error(message);
process.exitCode = await exitCodeOf(async () => {
  // npm runs scripts in the project's folder; the paths were typed somewhere else, perhaps.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  const prepared = prepare(readRecordArguments(process.argv.slice(2), folder), folder);
  const kept = await isolate(say);
  return 'code' in kept ? kept.code : record(prepared, kept.isolation, process.stderr);
}, say);
