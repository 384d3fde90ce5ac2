/** What layers cost over many turns, and what the context would weigh without some of them. */
import type { Layer } from '../core/report';
import { addTokens, type Tokens } from '../core/tokens/tokens';

/** Sent again with each of so many turns. */
export function rentOf({ count, margin, how }: Tokens, turns: number): Tokens {
  return { count: count * turns, margin: margin * turns, how };
}

/** Told at the start of every session, or told again by a compaction: what pays from the first turn on. */
export function paysAlways({ kind, step, reason }: Layer): boolean {
  if (reason.code === 'reloaded' || kind === 'skillListing') return true;
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

/** What goes when the layers with these ids go: an import stands right behind the file that names it. */
export function without(stack: readonly Layer[], ids: ReadonlySet<string>): Without {
  const layers: Layer[] = [];
  const imports: Layer[] = [];
  let goneHop: number | undefined;
  for (const layer of stack) {
    const isOfGone: boolean = layer.kind === 'import' && goneHop !== undefined && layer.hop > goneHop;
    if (ids.has(layer.id)) layers.push(layer);
    else if (isOfGone) imports.push(layer);
    if (!isOfGone) goneHop = ids.has(layer.id) ? layer.hop : undefined;
  }
  return { layers, imports, tokens: addTokens([...layers, ...imports].map(({ tokens }) => tokens)) };
}

/** What one estimate says more than another that shares most of its texts: their errors fall away with them. */
export function difference(a: Tokens, b: Tokens): Tokens {
  const how = a.how === 'counted' && b.how === 'counted' ? 'counted' : 'estimated';
  return { count: a.count - b.count, margin: Math.abs(a.margin - b.margin), how };
}
