/** Checks about rules: their frontmatter and patterns, those of skills and commands too. */
import type { Check } from '../scene';
import { alwaysOn } from './alwaysOn';
import { bracketFolder } from './bracketFolder';
import { brokenFrontmatter } from './brokenFrontmatter';
import { deadPattern } from './deadPattern';
import { lostFrontmatter } from './lostFrontmatter';
import { misnamedKey } from './misnamedKey';
import { pathsInMemory } from './pathsInMemory';
import { strayRule } from './strayRule';
import { unmatchedPattern } from './unmatchedPattern';
import { unsplitPaths } from './unsplitPaths';
import { widePattern } from './widePattern';
import { wrongExtension } from './wrongExtension';

export const ruleChecks: readonly Check[] = [
  alwaysOn,
  bracketFolder,
  brokenFrontmatter,
  deadPattern,
  lostFrontmatter,
  misnamedKey,
  pathsInMemory,
  strayRule,
  unmatchedPattern,
  unsplitPaths,
  widePattern,
  wrongExtension,
];
