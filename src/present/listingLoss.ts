/** Which lines of a listing the budget took text from, and what a trial would change about it. */
import type { ListedSkill } from '../core/session/step';

/** Lines that say less than they would with room for all. */
export function losers(lines: readonly ListedSkill[]): readonly ListedSkill[] {
  return lines.filter(({ text, full }) => text !== full);
}

export interface TrialChange {
  /** Names of skills whose line says more than now, or less; a skill that is off is in neither. */
  readonly gain: readonly string[];
  readonly lose: readonly string[];
}

export function trialChange(now: readonly ListedSkill[], tried: readonly ListedSkill[]): TrialChange {
  const before = new Map(now.map(({ path, text }) => [path, text.length]));
  const differs = (way: number) =>
    tried
      .filter(({ path, text }) => Math.sign(text.length - (before.get(path) ?? text.length)) === way)
      .map(({ name }) => name);
  return { gain: differs(1), lose: differs(-1) };
}
