/** All sentences of findings in Simplified Chinese. */
import type { FindingWords } from './findingEn';
import { fileFindingsZhCn } from './filesZhCn';
import { importFindingsZhCn } from './importsZhCn';
import { memoryFindingsZhCn } from './memoryZhCn';
import { ruleFindingsZhCn } from './rulesZhCn';
import { shapeFindingsZhCn } from './shapeZhCn';
import { skillFindingsZhCn } from './skillsZhCn';

export const findingZhCn: FindingWords = {
  related: '与此处有关',
  'safety.safe': '{title}',
  'safety.review': '{title}（请先确认）',
  'safety.byHand': '手动：{title}',
  ...fileFindingsZhCn,
  ...importFindingsZhCn,
  ...memoryFindingsZhCn,
  ...ruleFindingsZhCn,
  ...shapeFindingsZhCn,
  ...skillFindingsZhCn,
};
