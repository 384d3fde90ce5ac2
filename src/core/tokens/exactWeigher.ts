/** A weigher that knows exact counts. They come in batches, each a map of its own, and each has its weigher. */
import type { TextId } from '../files/text';
import { countedFirst } from './counted';
import { weigherOf, type Weigher } from './weigh';

const known = new WeakMap<ReadonlyMap<TextId, number>, { readonly base: Weigher; readonly weigher: Weigher }>();

/** `base` for whatever was not counted, and as it is where nothing was. */
export function exactWeigher(base: Weigher, counts: ReadonlyMap<TextId, number> | undefined): Weigher {
  if (!counts) return base;
  let entry = known.get(counts);
  if (entry?.base !== base) {
    known.set(counts, (entry = { base, weigher: weigherOf(countedFirst(base.count, counts)) }));
  }
  return entry.weigher;
}
