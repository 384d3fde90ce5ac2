/** What is found about skills and commands, in Japanese. */
import type { skillFindingsEn } from './skillsEn';

export const skillFindingsJa: Record<keyof typeof skillFindingsEn, string> = {};
