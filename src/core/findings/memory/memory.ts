/** Checks about what memory files say, how long they are and which of them are reached. */
import type { Check } from '../scene';

export const memoryChecks: readonly Check[] = [];
