/** Checks about instructions that would live better elsewhere: as a skill, as a hook. */
import type { Check } from '../scene';

export const shapeChecks: readonly Check[] = [];
