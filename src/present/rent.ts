/** What layers cost over many turns, and what the context would weigh without some of them. */
import type { Layer } from '../core/report';
import { addTokens, type Tokens } from '../core/tokens/tokens';

/** Sent again with each of so many turns. */
export function rentOf({ count, margin, how }: Tokens, turns: number): Tokens {
  return { count: count * turns, margin: margin * turns, how };
}

/** Told at the start of every session, or told again by a compaction: what pays from the first turn on. */
export function paysAlways({ kind, step, reason }: Layer): boolean {
  if (reason.code === 'reloaded') return true;
  return step === 0 && kind !== 'mention' && kind !== 'file' && kind !== 'skill' && kind !== 'summary';
}

export interface Without {
  /** Those that were named and are there. */
  readonly layers: readonly Layer[];
  /** What goes with them: imports have no other way in. */
  readonly imports: readonly Layer[];
  /** All of them together. */
  readonly tokens: Tokens;
}

/** What goes when the layers with these ids go. */
export function without(stack: readonly Layer[], ids: ReadonlySet<string>): Without {
  const layers = stack.filter(({ id }) => ids.has(id));
  const gone = new Set(layers.map(({ path }) => path));
  const imports: Layer[] = [];
  // an import stands behind the file that names it
  for (const layer of stack) {
    if (ids.has(layer.id) || layer.reason.code !== 'imported' || !gone.has(layer.reason.data.by)) continue;
    gone.add(layer.path);
    imports.push(layer);
  }
  return { layers, imports, tokens: addTokens([...layers, ...imports].map(({ tokens }) => tokens)) };
}
