/** Checks about rules. */
import type { Check } from '../scene';
import { brokenFrontmatter } from './brokenFrontmatter';
import { deadPattern } from './deadPattern';

export const ruleChecks: readonly Check[] = [brokenFrontmatter, deadPattern];
