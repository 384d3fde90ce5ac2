/** The engine's doors, fetched when the first answer is needed: starting the editor must not wait for parsers. */
export type Engine = typeof import('../core/engine');

export function loadEngine(): Promise<Engine> {
  return import('../core/engine');
}
