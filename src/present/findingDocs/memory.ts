/** The sections of the findings page about what memory files say, how long they are and which of them are reached. */
import type { memorySeverities } from '../../core/findings/memory/severities';
import type { FindingDoc } from './findingDoc';

export const memoryDocs: Record<keyof typeof memorySeverities, FindingDoc> = {};
