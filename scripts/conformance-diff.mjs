// Shows what another version of Claude Code does otherwise: npm run conformance:diff -- OLD NEW
// OLD and NEW are two versions with facts, or two files of facts. Ends with 0 where nothing differs, with 1 otherwise.
import { readDiffArguments } from './conformance/arguments.mjs';
import { diff } from './conformance/diff.mjs';
import { exitCodeOf } from './conformance/problem.mjs';

process.exitCode = await exitCodeOf(
  () => {
    const files = readDiffArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
    return diff(files, (line) => console.log(line));
  },
  (message) => console.error(message),
);
