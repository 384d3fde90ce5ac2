/** What is found about instructions that would live better elsewhere: as a skill, as a hook, in Simplified Chinese. */
import type { shapeFindingsEn } from './shapeEn';

export const shapeFindingsZhCn: Record<keyof typeof shapeFindingsEn, string> = {};
