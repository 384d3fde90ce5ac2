/** From which version on a file gets to the model the way it does, as far as that ever changed. */
import { HISTORIES } from '../claudeCode/behaviour';
import type { KnownFrom } from '../claudeCode/history';
import { compareVersions } from '../claudeCode/version';
import type { Blocked } from '../reason';
import type { Origin } from './origin';

/** Behaviours of the table that decide how an instruction is found. */
export type SinceKey =
  | 'agentsMd'
  | 'addedDirLocal'
  | 'addedDirCommands'
  | 'missingFileTriggers'
  | 'writeTriggers'
  | 'bashTriggers'
  | 'scopedNames'
  | 'memoryFileLimit'
  | 'skillFileLimit'
  | 'linksNeedApproval'
  | 'realFileOnce'
  | 'mainRulesInWorktree';

export interface Since {
  readonly behaviour: SinceKey;
  readonly from: string;
  readonly known: KnownFrom;
  /** The version in use is that new. */
  readonly inForce: boolean;
}

/** Empty where nothing of it changed in any measured version. */
export function sinceOf(
  origin: Origin,
  isConditional: boolean,
  blocked: readonly Blocked[],
  version: string,
): readonly Since[] {
  const keys = new Set([...keysOf(origin, isConditional), ...blocked.flatMap((reason) => keyOf(reason, origin))]);
  return [...keys].flatMap((behaviour): Since[] => {
    const change = HISTORIES[behaviour].then.at(-1);
    if (!change) return [];
    const { from, known } = change;
    return [{ behaviour, from, known, inForce: compareVersions(version, from) >= 0 }];
  });
}

const TOUCHES: readonly SinceKey[] = ['missingFileTriggers', 'writeTriggers', 'bashTriggers'];

function keysOf(origin: Origin, isConditional: boolean): readonly SinceKey[] {
  switch (origin.kind) {
    case 'agents':
      return ['agentsMd'];
    case 'memory':
      if (origin.where === 'nested') return TOUCHES;
      return origin.where === 'added' && origin.local ? ['addedDirLocal'] : [];
    case 'rule':
      return origin.where === 'nested' || isConditional ? TOUCHES : [];
    case 'skill':
      return origin.where === 'nested' ? ['scopedNames'] : [];
    case 'command':
      return origin.where === 'added' ? ['addedDirCommands'] : [];
    default:
      return [];
  }
}

function keyOf({ code }: Blocked, { kind }: Origin): SinceKey[] {
  switch (code) {
    case 'tooLarge':
      return [kind === 'skill' || kind === 'command' ? 'skillFileLimit' : 'memoryFileLimit'];
    case 'linkOutside':
      return ['linksNeedApproval'];
    case 'sameFile':
      return ['realFileOnce'];
    case 'mainOfWorktree':
      return ['mainRulesInWorktree'];
    default:
      return [];
  }
}
