/** Reads the newest transcripts of a project: each fact from the newest one that tells it. */
import { open, readdir, stat } from 'node:fs/promises';
import { projectKey } from '../core/claudeCode/places';
import type { Path } from '../core/files/path';
import { firstRequest } from '../core/transcript/firstRequest';
import { inUse, type Used } from '../core/transcript/used';

/** Holds many records: each of them names the version, and each answer the model. */
const TAIL_BYTES = 256 * 1024;
/** Newer versions write the whole prompt and all tools before the first answer. */
const HEAD_BYTES = 1024 * 1024;
/** A session that was only opened has no answer; more than a few of those in a row are rare. */
const MOST_READ = 3;

export interface UsedVersion extends Used {
  readonly version: string | undefined;
}

/** What the project's sessions say, the newest one first. */
export async function newestTranscripts(places: { readonly start: Path; readonly config: Path }): Promise<UsedVersion> {
  let found: UsedVersion = { version: undefined, model: undefined, first: undefined };
  for (const file of await newestFiles(`${places.config}/projects/${projectKey(places.start)}`)) {
    const { version, model } = inUse(await endOf(file, TAIL_BYTES));
    found = {
      version: found.version ?? version,
      model: found.model ?? model,
      first: found.first ?? (model === undefined ? undefined : firstRequest(await beginningOf(file, HEAD_BYTES))),
    };
    if (found.version !== undefined && found.model !== undefined && found.first !== undefined) break;
  }
  return found;
}

async function newestFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.jsonl')).map((name) => `${folder}/${name}`);
  const dated = await Promise.all(files.map(async (file) => ({ file, time: await changedAt(file) })));
  // to open a named pipe would be to wait for its writer
  return dated
    .filter(({ time }) => time > -Infinity)
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST_READ)
    .map(({ file }) => file);
}

async function changedAt(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stats.mtimeMs : -Infinity;
}

function endOf(file: string, bytes: number): Promise<string> {
  return part(file, (size) => ({ from: Math.max(0, size - bytes), length: Math.min(size, bytes) }));
}

function beginningOf(file: string, bytes: number): Promise<string> {
  return part(file, (size) => ({ from: 0, length: Math.min(size, bytes) }));
}

/** A line that is cut at either end is no record then. */
async function part(file: string, of: (size: number) => { from: number; length: number }): Promise<string> {
  try {
    const handle = await open(file, 'r');
    try {
      const { from, length } = of((await handle.stat()).size);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}
