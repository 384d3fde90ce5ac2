/** The sections of the findings page about skills and commands. */
import type { skillSeverities } from '../../core/findings/skills/severities';
import type { FindingDoc } from './findingDoc';

export const skillDocs: Record<keyof typeof skillSeverities, FindingDoc> = {};
