/** What is found about what memory files say, how long they are and which of them are reached, in Japanese. */
import type { memoryFindingsEn } from './memoryEn';

export const memoryFindingsJa: Record<keyof typeof memoryFindingsEn, string> = {};
