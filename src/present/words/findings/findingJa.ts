/** All sentences of findings in Japanese. */
import type { FindingWords } from './findingEn';
import { fileFindingsJa } from './filesJa';
import { importFindingsJa } from './importsJa';
import { memoryFindingsJa } from './memoryJa';
import { ruleFindingsJa } from './rulesJa';
import { shapeFindingsJa } from './shapeJa';
import { skillFindingsJa } from './skillsJa';

export const findingJa: FindingWords = {
  ...fileFindingsJa,
  ...importFindingsJa,
  ...memoryFindingsJa,
  ...ruleFindingsJa,
  ...shapeFindingsJa,
  ...skillFindingsJa,
};
