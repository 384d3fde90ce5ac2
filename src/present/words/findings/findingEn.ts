/** All sentences of findings in English, after which the others are typed. */
import { fileFindingsEn } from './filesEn';
import { importFindingsEn } from './importsEn';
import { memoryFindingsEn } from './memoryEn';
import { ruleFindingsEn } from './rulesEn';
import { shapeFindingsEn } from './shapeEn';
import { skillFindingsEn } from './skillsEn';

export const findingEn = {
  related: 'It has to do with this place',
  'safety.safe': '{title}',
  'safety.review': '{title} (look at it first)',
  'safety.byHand': 'By hand: {title}',
  ...fileFindingsEn,
  ...importFindingsEn,
  ...memoryFindingsEn,
  ...ruleFindingsEn,
  ...shapeFindingsEn,
  ...skillFindingsEn,
} as const;

export type FindingWords = Readonly<Record<keyof typeof findingEn, string>>;
