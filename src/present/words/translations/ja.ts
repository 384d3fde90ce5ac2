/** Japanese, as one bundle that is fetched when the editor speaks it. */
import { commandJa } from '../commandJa';
import { createJa } from '../createJa';
import { findingJa } from '../findings/findingJa';
import { hoverJa } from '../hoverJa';
import { ja } from '../ja';
import { pageJa } from '../pageJa';
import { whyJa } from '../whyJa';
import type { Translation } from './translation';

export const translation: Translation = {
  surface: ja,
  command: commandJa,
  page: pageJa,
  finding: findingJa,
  hover: hoverJa,
  why: whyJa,
  create: createJa,
};
