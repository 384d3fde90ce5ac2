/** What the page calls a layer, and whether one file stands behind it. */
import type { Layer } from '../../src/core/report';
import { shownName } from '../../src/present/shownPath';
import type { PageWords } from '../../src/present/words/pageEn';

export function nameOf(layer: Layer, words: PageWords): string {
  if (layer.kind === 'skillListing') return words['page.skillListing'];
  if (layer.kind === 'summary') return words['page.conversation'];
  return shownName(layer.path);
}

/** Whether there is one file behind the layer that can be opened. */
export function isFile(layer: Layer): boolean {
  return layer.kind !== 'skillListing' && layer.kind !== 'summary';
}
