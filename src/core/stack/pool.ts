/** What a compaction would keep of the invoked skills: the newest first, each once and cut, while the pool has room (measured). */
import { fitPool } from '../compact/caps';
import type { SkillPool } from '../report';
import type { Told } from '../session/step';
import type { Session } from '../session/told';
import type { World } from '../session/world';

interface Pooled {
  readonly told: Told;
  /** Characters as invoked. */
  readonly chars: number;
  readonly fits: boolean;
}

/** The newest invocation of each skill, newest first. */
export function pooledSkills({ behaviour }: World, { state, texts }: Session): Pooled[] {
  const newest = new Map<string, Told>();
  for (const told of [...state.invoked].reverse()) if (!newest.has(told.path)) newest.set(told.path, told);
  const each = [...newest.values()].map((told) => ({ told, text: texts.get(told.text) ?? '' }));
  const fits = fitPool(
    each.map(({ text }) => text),
    behaviour,
  );
  return each.map(({ told, text }, at) => ({ told, chars: text.length, fits: fits[at] ?? false }));
}

/** Claude Code takes a token for a fixed number of characters here, whatever the text (measured). */
export function poolOf({ behaviour }: World, pooled: readonly Pooled[]): SkillPool {
  const { restoredCharsPerToken: perToken, restoredSkillChars, restoredSkillsChars } = behaviour;
  const skills = pooled.map(({ told, chars, fits }) => ({
    layer: told.id,
    tokens: Math.ceil(chars / perToken),
    kept: fits ? Math.ceil(Math.min(chars, restoredSkillChars) / perToken) : 0,
  }));
  return {
    limit: restoredSkillsChars / perToken,
    limitEach: restoredSkillChars / perToken,
    used: skills.reduce((sum, { kept }) => sum + kept, 0),
    skills,
  };
}
