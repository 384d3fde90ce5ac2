/** What is found about what memory files say, how long they are and which of them are reached, in Simplified Chinese. */
import type { memoryFindingsEn } from './memoryEn';

export const memoryFindingsZhCn: Record<keyof typeof memoryFindingsEn, string> = {};
