/** The Simplified Chinese catalogue. */
import type { en } from './en';
import { zhCnReasons } from './zhCnReasons';
import { zhCnSurfaces } from './zhCnSurfaces';

export const zhCn = { ...zhCnReasons, ...zhCnSurfaces } as const satisfies Record<keyof typeof en, string>;
