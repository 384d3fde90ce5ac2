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

/** A current folder that is gone has no path: what is relative is then taken from the root. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    return '/';
  }
}

async function pipedBytes(limit: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    if ((bytes += chunk.length) > limit) throw new Error(`it is larger than ${limit / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

void runCommandLine(process.argv.slice(2), {
  tree: nodeTree(),
  machine: thisMachine(),
  findClaude: installedClaude,
  cwd: currentFolder(),
  print: (output) => void process.stdout.write(output),
  warn: (line) => void process.stderr.write(`${line}\n`),
  readText: (path) => (path === '-' ? text(process.stdin) : readFile(path, 'utf8')),
  readBytes: (path, limit) => (path === '-' ? pipedBytes(limit) : readFile(path)),
}).then((code) => {
  process.exitCode = code;
});
