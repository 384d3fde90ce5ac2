/** What the page calls a layer and its place, in text and as a button that opens its file. */
import { html, type TemplateResult } from 'lit';
import type { Layer } from '../../src/core/report';
import { hasOwnFile, nameOf } from '../../src/present/layerName';
import { shownFolder, type Vantage } from '../../src/present/shownPath';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { run } from './host';

export interface LayerNames {
  readonly name: (layer: Layer) => string;
  readonly place: (layer: Layer) => string;
  /** Both, as sentences take them. */
  readonly named: (layer: Layer) => { readonly layer: string; readonly place: string };
  readonly link: (layer: Layer) => TemplateResult | string;
}

export function layerNames(from: Vantage, words: PageWords): LayerNames {
  const names = { skillListing: words['page.skillListing'], summary: words['page.summary'] };
  const name = (layer: Layer) => nameOf(layer, names);
  const place = (layer: Layer) => (hasOwnFile(layer) ? shownFolder(layer.path, from) : '');
  const named = (layer: Layer) => ({ layer: name(layer), place: place(layer) });
  const link = (layer: Layer) =>
    hasOwnFile(layer)
      ? html`<button
          type="button"
          class="link"
          title=${fill(words['page.openLayer'], named(layer))}
          @click=${() => run('openLayer', layer.path)}
        >
          ${name(layer)}
        </button>`
      : name(layer);
  return { name, place, named, link };
}
