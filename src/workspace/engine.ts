/** The engine's doors, fetched when the first answer is needed: starting the editor must not wait for parsers. */
import type * as engine from '../core/engine';

export type Engine = typeof engine;

export function loadEngine(): Promise<Engine> {
  return import('../core/engine');
}
