/** All sentences of findings in Japanese. */
import type { FindingWords } from './findingEn';
import { fileFindingsJa } from './filesJa';
import { importFindingsJa } from './importsJa';
import { memoryFindingsJa } from './memoryJa';
import { ruleFindingsJa } from './rulesJa';
import { shapeFindingsJa } from './shapeJa';
import { skillFindingsJa } from './skillsJa';

export const findingJa: FindingWords = {
  related: '関係のある箇所',
  'safety.safe': '{title}',
  'safety.review': '{title}（内容の確認が必要）',
  'safety.byHand': '手作業: {title}',
  ...fileFindingsJa,
  ...importFindingsJa,
  ...memoryFindingsJa,
  ...ruleFindingsJa,
  ...shapeFindingsJa,
  ...skillFindingsJa,
};
