/** Checks about imports. */
import type { Check } from '../scene';
import { importNotLoaded } from './importNotLoaded';

export const importChecks: readonly Check[] = [importNotLoaded];
