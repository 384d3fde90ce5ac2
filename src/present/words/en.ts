/** The English catalogue, after which the others are typed. */
import { enReasons } from './enReasons';
import { enSurfaces } from './enSurfaces';

export const en = { ...enReasons, ...enSurfaces } as const;
