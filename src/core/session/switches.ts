/** What start flags and environment variables switch off, by version (measured). */
import type { Behaviour } from '../claudeCode/behaviour';
import type { Place } from '../files/place';

export interface Switches {
  /** What keeps all memory from loading, in the user's words; nothing when memory is on. */
  readonly memoryOff: string | undefined;
  /** Managed memory is off too. */
  readonly managedOff: boolean;
  readonly skillsOff: string | undefined;
  readonly autoMemoryOff: string | undefined;
  /** `user`, `project`, `local`: whose files count. */
  readonly sources: ReadonlySet<string>;
  /** The same for settings files, which `--restricted` also leaves out. */
  readonly settings: ReadonlySet<string>;
  /** Memory of added directories loads. */
  readonly addedDirs: boolean;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && ['1', 'true', 'yes', 'on'].includes(value.toLowerCase());
}

export function switchesOf(place: Place, behaviour: Behaviour): Switches {
  const { env } = place;
  const has = (flag: string) => place.flags.includes(flag);
  const bare = has('bare') ? '--bare' : isOn(env['CLAUDE_CODE_SIMPLE']) ? 'CLAUDE_CODE_SIMPLE' : undefined;
  const asked = has('safe-mode')
    ? '--safe-mode'
    : isOn(env['CLAUDE_CODE_SAFE_MODE'])
      ? 'CLAUDE_CODE_SAFE_MODE'
      : undefined;
  // a version that does not know the flag refuses to start: nothing loads either
  const safe = asked === '--safe-mode' || behaviour.safeMode ? asked : undefined;
  const everything = bare ?? safe;
  const noMemory = isOn(env['CLAUDE_CODE_DISABLE_CLAUDE_MDS']) ? 'CLAUDE_CODE_DISABLE_CLAUDE_MDS' : undefined;
  const noSlash = has('disable-slash-commands') && behaviour.slashCommandsFlag ? '--disable-slash-commands' : undefined;
  const noAuto = isOn(env['CLAUDE_CODE_DISABLE_AUTO_MEMORY']) ? 'CLAUDE_CODE_DISABLE_AUTO_MEMORY' : undefined;
  const restricted = behaviour.restricted && (has('restricted') || isOn(env['CLAUDE_CODE_RESTRICTED']));
  const memoryOff = everything ?? noMemory;
  return {
    memoryOff,
    managedOff: memoryOff !== undefined,
    skillsOff: everything ?? noSlash,
    autoMemoryOff: memoryOff ?? noAuto,
    sources: new Set(place.settingSources),
    settings: restricted ? new Set() : new Set(place.settingSources),
    addedDirs: isOn(env['CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD']),
  };
}
