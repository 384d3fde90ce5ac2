/** What start flags and environment variables switch off, by version (measured). */
import type { Behaviour } from '../claudeCode/behaviour';
import { isOn } from '../claudeCode/variables';
import type { Place } from '../files/place';

export interface Switches {
  /** What keeps all memory from loading, in the user's words; nothing when memory is on. */
  readonly memoryOff: string | undefined;
  /** What keeps touches from bringing memory. */
  readonly touchOff: string | undefined;
  /** Managed memory is off too. */
  readonly managedOff: boolean;
  readonly skillsOff: string | undefined;
  /** An administrator's skills are off. */
  readonly managedSkillsOff: boolean;
  readonly bundledOff: boolean;
  readonly autoMemoryOff: string | undefined;
  /** Auto memory is on whatever settings say. */
  readonly autoMemoryOn: boolean;
  /** `user`, `project`, `local`: whose files count. */
  readonly sources: ReadonlySet<string>;
  /** Memory of added directories loads. */
  readonly addedDirs: boolean;
}

function isOff(value: string | undefined): boolean {
  return value !== undefined && ['0', 'false', 'no', 'off'].includes(value.trim().toLowerCase());
}

/** Whose files and settings count: with `--restricted` nobody's but an administrator's. */
export function sourcesOf({ flags, env, settingSources }: Place, behaviour: Behaviour): ReadonlySet<string> {
  const restricted = behaviour.restricted && (flags.includes('restricted') || isOn(env['CLAUDE_CODE_RESTRICTED']));
  return new Set(restricted ? [] : settingSources);
}

/** `env`: the environment of the session, with what settings add to it. */
export function switchesOf(place: Place, env: Place['env'], behaviour: Behaviour): Switches {
  const has = (flag: string) => place.flags.includes(flag);
  const named = (name: string) => (isOn(env[name]) ? name : undefined);
  const bare = has('bare') ? '--bare' : named('CLAUDE_CODE_SIMPLE');
  const asked = has('safe-mode') ? '--safe-mode' : named('CLAUDE_CODE_SAFE_MODE');
  // a version that does not know the flag refuses to start: nothing loads either
  const safe = asked === '--safe-mode' || behaviour.safeMode ? asked : undefined;
  const everything = bare ?? safe;
  const noSlash = has('disable-slash-commands') && behaviour.slashCommandsFlag ? '--disable-slash-commands' : undefined;
  const noMemory = named('CLAUDE_CODE_DISABLE_CLAUDE_MDS');
  const addedDirs = isOn(env['CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD']);
  // measured: with memory of added directories asked for, a bare start reads all memory there is
  const isBareWithMemory = bare !== undefined && safe === undefined && addedDirs && place.addedDirs.length > 0;
  const memoryOff = (isBareWithMemory ? undefined : everything) ?? noMemory;
  return {
    memoryOff,
    touchOff: everything ?? (behaviour.memoryOffForTouches ? noMemory : undefined),
    managedOff: memoryOff !== undefined,
    skillsOff: everything ?? noSlash,
    managedSkillsOff: isOn(env['CLAUDE_CODE_DISABLE_POLICY_SKILLS']),
    bundledOff: behaviour.bundledSwitch && isOn(env['CLAUDE_CODE_DISABLE_BUNDLED_SKILLS']),
    autoMemoryOff: everything ?? noMemory ?? named('CLAUDE_CODE_DISABLE_AUTO_MEMORY'),
    autoMemoryOn: isOff(env['CLAUDE_CODE_DISABLE_AUTO_MEMORY']),
    sources: sourcesOf(place, behaviour),
    addedDirs,
  };
}
