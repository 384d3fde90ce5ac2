/** The sections of the findings page about instructions that would live better elsewhere: as a skill, as a hook. */
import type { shapeSeverities } from '../../core/findings/shape/severities';
import type { FindingDoc } from './findingDoc';

export const shapeDocs: Record<keyof typeof shapeSeverities, FindingDoc> = {};
