/** Checks about instructions that would live better elsewhere: as a skill, as a hook. */
import type { Check } from '../scene';
import { everyTime } from './everyTime';
import { outweighs } from './outweighs';

export const shapeChecks: readonly Check[] = [outweighs, everyTime];
