/**
 * Finds which Claude Code this project is used with, and how, without running anything: what the newest transcript
 * says, else what is installed at the known places.
 */
import { readdir, readFile } from 'node:fs/promises';
import { compareVersions } from '../core/claudeCode/version';
import type { Path } from '../core/files/path';
import type { ClaudeInUse } from '../core/report';
import { versionOf } from '../core/transcript/records';
import type { Used } from '../core/transcript/used';
import { newestTranscripts } from './newestTranscripts';

/** Where to look. */
export interface ClaudePlaces {
  readonly start: Path;
  readonly home: Path;
  readonly config: Path;
  /** False keeps to the config folder: in an untrusted workspace nothing else is read. */
  readonly machineWide: boolean;
}

export interface FoundClaude extends Omit<ClaudeInUse, 'measured'> {
  /** What the project's sessions say besides the version. */
  readonly used: Used | undefined;
}

const PACKAGE = 'node_modules/@anthropic-ai/claude-code/package.json';

export async function installedClaude(places: ClaudePlaces): Promise<FoundClaude | undefined> {
  const { version: used, ...rest } = await newestTranscripts(places);
  if (used !== undefined) return { version: used, how: 'transcript', used: rest };
  const installed = await Promise.all([...packageFiles(places).map(packageVersion), ...(await otherVersions(places))]);
  const newest = installed
    .filter((version) => version !== undefined)
    .sort(compareVersions)
    .at(-1);
  return newest === undefined ? undefined : { version: newest, how: 'installed', used: undefined };
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
    ...native.map((name) => Promise.resolve(versionOf(name))),
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
    return typeof value === 'object' && value !== null && 'version' in value ? versionOf(value.version) : undefined;
  } catch {
    return undefined;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
