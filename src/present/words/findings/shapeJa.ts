/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in Japanese. */
import type { shapeFindingsEn } from './shapeEn';

export const shapeFindingsJa: Record<keyof typeof shapeFindingsEn, string> = {};
