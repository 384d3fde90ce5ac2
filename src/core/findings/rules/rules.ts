/** Checks about rules: their frontmatter and patterns, those of skills too. */
import type { Check } from '../scene';
import { bracketFolder } from './bracketFolder';
import { brokenFrontmatter } from './brokenFrontmatter';
import { deadPattern } from './deadPattern';
import { unmatchedPattern } from './unmatchedPattern';
import { widePattern } from './widePattern';

export const ruleChecks: readonly Check[] = [
  bracketFolder,
  brokenFrontmatter,
  deadPattern,
  unmatchedPattern,
  widePattern,
];
