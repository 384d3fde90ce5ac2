/** Checks about skills and commands. */
import type { Check } from '../scene';
import { descriptionCut } from './descriptionCut';
import { descriptionLost } from './descriptionLost';
import { misplaced } from './misplaced';
import { nameDiffers } from './nameDiffers';
import { pathsWithoutEffect } from './pathsWithoutEffect';
import { replacesBundled } from './replacesBundled';
import { resourceMissing } from './resourceMissing';
import { shadowedSkill } from './shadowedSkill';
import { tooLong } from './tooLong';
import { undescribed } from './undescribed';

export const skillChecks: readonly Check[] = [
  undescribed,
  descriptionCut,
  descriptionLost,
  shadowedSkill,
  misplaced,
  nameDiffers,
  tooLong,
  pathsWithoutEffect,
  replacesBundled,
  resourceMissing,
];
