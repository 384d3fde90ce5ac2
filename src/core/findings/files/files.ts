/** Checks about files as such. */
import type { Check } from '../scene';
import { agentsOff } from './agentsOff';
import { deadExclude } from './deadExclude';
import { linkOutside } from './linkOutside';
import { lookAlike } from './lookAlike';
import { otherToolsSkills } from './otherToolsSkills';
import { settingsAbove } from './settingsAbove';
import { toldTwice } from './toldTwice';
import { unreadableFile } from './unreadableFile';

export const fileChecks: readonly Check[] = [
  unreadableFile,
  lookAlike,
  otherToolsSkills,
  agentsOff,
  settingsAbove,
  toldTwice,
  deadExclude,
  linkOutside,
];
