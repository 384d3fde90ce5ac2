/** What a layer is called, and whether one file stands behind it. The page and the trees have words of their own. */
import type { Layer } from '../core/report';
import { shownName } from './shownPath';

type Nameless = 'skillListing' | 'summary';

/** Whether there is one file behind the layer that can be opened. */
export function hasOwnFile({ kind }: Pick<Layer, 'kind'>): boolean {
  return kind !== 'skillListing' && kind !== 'summary';
}

/** The name of its file, or what it is when it has no file of its own. */
export function nameOf(layer: Pick<Layer, 'kind' | 'path'>, names: Readonly<Record<Nameless, string>>): string {
  return layer.kind === 'skillListing' || layer.kind === 'summary' ? names[layer.kind] : shownName(layer.path);
}
