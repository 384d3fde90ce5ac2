/**
 * Finds which Claude Code this project is used with, without running anything: what the newest transcript
 * says, else what is installed at the known places.
 */
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { projectKey } from '../core/claudeCode/places';
import { compareVersions, parseVersion } from '../core/claudeCode/version';
import type { Path } from '../core/files/path';
import type { ClaudeInUse } from '../core/report';

/** Where to look. */
export interface ClaudePlaces {
  readonly start: Path;
  readonly home: Path;
  readonly config: Path;
  /** False keeps to the config folder: in an untrusted workspace nothing else is read. */
  readonly machineWide: boolean;
}

export type FoundClaude = Omit<ClaudeInUse, 'measured'>;

/** The end of a transcript holds many records, and each of them names the version. */
const TAIL_BYTES = 64 * 1024;
const PACKAGE = 'node_modules/@anthropic-ai/claude-code/package.json';

export async function installedClaude(places: ClaudePlaces): Promise<FoundClaude | undefined> {
  const used = await transcriptVersion(places);
  if (used !== undefined) return { version: used, how: 'transcript' };
  const installed = await Promise.all([...packageFiles(places).map(packageVersion), ...(await otherVersions(places))]);
  const newest = installed
    .filter((version) => version !== undefined)
    .sort(compareVersions)
    .at(-1);
  return newest === undefined ? undefined : { version: newest, how: 'installed' };
}

/** The version of the newest record of the project's newest transcript that names one. */
async function transcriptVersion({ start, config }: ClaudePlaces): Promise<string | undefined> {
  const folder = `${config}/projects/${projectKey(start)}`;
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.jsonl'));
  const dated = await Promise.all(
    names.map(async (name) => ({ file: `${folder}/${name}`, time: await changedAt(name, folder) })),
  );
  dated.sort((a, b) => b.time - a.time);
  for (const { file } of dated.slice(0, 3)) {
    const version = newestVersion(await tailOf(file));
    if (version !== undefined) return version;
  }
  return undefined;
}

function newestVersion(tail: string): string | undefined {
  for (const line of tail.split('\n').reverse()) {
    const version = versionIn(line);
    if (version !== undefined) return version;
  }
  return undefined;
}

/** The last bytes of a file; its first line may be a cut one, which is no record then. */
async function tailOf(file: string): Promise<string> {
  try {
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      const length = Math.min(size, TAIL_BYTES);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}

function packageFiles({ home, config, machineWide }: ClaudePlaces): string[] {
  const own = [`${config}/local/${PACKAGE}`];
  if (!machineWide) return own;
  const roots = [
    `${home}/.claude/local`,
    ...['.npm-global', '.npm', '.local', '.npm-packages'].map((folder) => `${home}/${folder}/lib`),
    `${home}/AppData/Roaming/npm`,
    ...['/usr/local/lib', '/usr/lib', '/opt/homebrew/lib'],
  ];
  return [...own, ...roots.map((root) => `${root}/${PACKAGE}`)];
}

/** Versions that stand in the name of a file (the native installer), or below a folder for each Node version. */
async function otherVersions({ home, machineWide }: ClaudePlaces): Promise<Promise<string | undefined>[]> {
  if (!machineWide) return [];
  const native = await namesIn(`${home}/.local/share/claude/versions`);
  const nodes = `${home}/.nvm/versions/node`;
  return [
    ...native.map((name) => Promise.resolve(isVersion(name) ? name : undefined)),
    ...(await namesIn(nodes)).map((node) => packageVersion(`${nodes}/${node}/lib/${PACKAGE}`)),
  ];
}

async function packageVersion(file: string): Promise<string | undefined> {
  try {
    return versionIn(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The `version` of a JSON object written as text. */
function versionIn(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
    return typeof value.version === 'string' && isVersion(value.version) ? value.version : undefined;
  } catch {
    return undefined;
  }
}

function isVersion(text: string): boolean {
  return parseVersion(text) !== undefined && /^\d+\.\d+\.\d+$/.test(text);
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

async function changedAt(name: string, folder: string): Promise<number> {
  try {
    const stats = await stat(`${folder}/${name}`);
    return stats.isFile() ? stats.mtimeMs : -Infinity;
  } catch {
    return -Infinity;
  }
}
