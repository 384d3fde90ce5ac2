/** Checks about imports. */
import type { Check } from '../scene';
import { accidentalImport } from './accidentalImport';
import { importCycle } from './importCycle';
import { importInCode } from './importInCode';
import { importNotLoaded } from './importNotLoaded';

export const importChecks: readonly Check[] = [importNotLoaded, accidentalImport, importCycle, importInCode];
