/** What compaction keeps of invoked skills, counted in characters (measured). */
import type { Behaviour } from '../claudeCode/behaviour';

export type Caps = Pick<Behaviour, 'restoredSkillChars' | 'restoredSkillsChars'>;

const TRUNCATED = '\n\n[... truncated]';

/** A skill's message cut to its cap. */
export function cutSkill(text: string, { restoredSkillChars: most }: Caps): string {
  return text.length > most ? `${text.slice(0, most)}${TRUNCATED}` : text;
}

/** Which of `texts` (newest first, each once) fit into the pool after their cut; the rest is dropped without a word. */
export function fitPool(texts: readonly string[], caps: Caps): boolean[] {
  let used = 0;
  return texts.map((text) => {
    const length = Math.min(text.length, caps.restoredSkillChars);
    const fits = used + length <= caps.restoredSkillsChars;
    if (fits) used += length;
    return fits;
  });
}
