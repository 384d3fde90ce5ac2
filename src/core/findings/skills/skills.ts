/** Checks about skills and commands. */
import type { Check } from '../scene';

export const skillChecks: readonly Check[] = [];
