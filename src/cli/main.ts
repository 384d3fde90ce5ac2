/** The program `context-stack`: joins the command line to this process, and owns nothing else. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { installedClaude } from '../disk/installedClaude';
import { thisMachine } from '../disk/machinePlace';
import { nodeTree } from '../disk/nodeTree';
import { runCommandLine } from './commandLine';

/** A reader that has seen enough (`| head`) closes the pipe: an end, not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

void runCommandLine(process.argv.slice(2), {
  tree: nodeTree(),
  machine: thisMachine(),
  findClaude: installedClaude,
  cwd: process.cwd(),
  print: (output) => void process.stdout.write(output),
  warn: (line) => void process.stderr.write(`${line}\n`),
  readText: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
}).then((code) => {
  process.exitCode = code;
});
