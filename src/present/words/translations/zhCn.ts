/** Simplified Chinese, as one bundle that is fetched when the editor speaks it. */
import { commandZhCn } from '../commandZhCn';
import { createZhCn } from '../createZhCn';
import { findingZhCn } from '../findings/findingZhCn';
import { hoverZhCn } from '../hoverZhCn';
import { zhCn } from '../zhCn';
import { pageZhCn } from '../pageZhCn';
import { whyZhCn } from '../whyZhCn';
import type { Translation } from './translation';

export const translation: Translation = {
  surface: zhCn,
  command: commandZhCn,
  page: pageZhCn,
  finding: findingZhCn,
  hover: hoverZhCn,
  why: whyZhCn,
  create: createZhCn,
};
