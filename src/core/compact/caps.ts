/** What compaction keeps: the caps of invoked skills and of re-read files, counted in characters (measured). */

/** Four characters a token: 5,000 tokens for one skill, 25,000 for all. */
export const SKILL_CHARS = 20_000;
export const POOL_CHARS = 100_000;
/** The most recently read or changed files come back. */
export const FILES = 5;

const TRUNCATED = '\n\n[... truncated]';

/** A skill's message cut to its cap. */
export function cutSkill(text: string): string {
  return text.length > SKILL_CHARS ? `${text.slice(0, SKILL_CHARS)}${TRUNCATED}` : text;
}

/** Which of `texts` (newest first, each once) fit into the pool after their cut; the rest is dropped without a word. */
export function fitPool(texts: readonly string[]): boolean[] {
  let used = 0;
  return texts.map((text) => {
    const length = Math.min(text.length, SKILL_CHARS);
    const fits = used + length <= POOL_CHARS;
    if (fits) used += length;
    return fits;
  });
}
