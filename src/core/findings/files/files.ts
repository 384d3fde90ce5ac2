/** Checks about files as such. */
import type { Check } from '../scene';
import { unreadableFile } from './unreadableFile';

export const fileChecks: readonly Check[] = [unreadableFile];
