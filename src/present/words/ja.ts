/** The Japanese catalogue. */
import type { en } from './en';
import { jaReasons } from './jaReasons';
import { jaSurfaces } from './jaSurfaces';

export const ja = { ...jaReasons, ...jaSurfaces } as const satisfies Record<keyof typeof en, string>;
