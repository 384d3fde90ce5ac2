/** What is found about skills and commands, in Simplified Chinese. */
import type { skillFindingsEn } from './skillsEn';

export const skillFindingsZhCn: Record<keyof typeof skillFindingsEn, string> = {};
