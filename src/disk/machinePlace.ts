/**
 * What this machine says of a session before the user says anything: home, platform, managed folder, environment.
 * The two CONTEXT_STACK_ variables point development and tests at folders of their own; nothing else honours them.
 */
import { homedir } from 'node:os';
import { MANAGED_FOLDER } from '../core/claudeCode/places';
import type { Path } from '../core/files/path';
import type { Place } from '../core/files/place';
import type { PlaceRequest } from '../core/gather/place';
import { fromNative } from './nativePath';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The machine the program runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env };
}

/** The request for a session begun in `start`, with nothing but the machine's own defaults. */
export function machinePlace(start: Path, machine: Machine = thisMachine()): PlaceRequest {
  const { env } = machine;
  const platform = platformOf(machine.platform);
  const home = nonEmpty(env['CONTEXT_STACK_HOME']);
  return {
    start,
    home: fromNative(home ?? machine.home, platform),
    managed: fromNative(nonEmpty(env['CONTEXT_STACK_MANAGED']) ?? MANAGED_FOLDER[platform], platform),
    addedDirs: [],
    pluginDirs: [],
    platform,
    // A home of its own is a world of its own: the machine's CLAUDE_CONFIG_DIR would lead out of it.
    env: home === undefined ? claudeEnvironment(env) : {},
    flags: [],
    settingSources: ['user', 'project', 'local'],
  };
}

function platformOf(platform: NodeJS.Platform): Place['platform'] {
  return platform === 'darwin' || platform === 'win32' ? platform : 'linux';
}

const decides = /^(CLAUDE_|ANTHROPIC_|SLASH_COMMAND_|DISABLE_|ENABLE_)/;
const secret = /KEY|TOKEN(?!S)|SECRET|PASSWORD|CREDENTIAL|AUTH|HEADERS/;

/** The variables that can decide what loads. Credentials never leave the environment they came in. */
function claudeEnvironment(env: Machine['env']): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && decides.test(name) && !secret.test(name)) kept[name] = value;
  }
  return kept;
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
