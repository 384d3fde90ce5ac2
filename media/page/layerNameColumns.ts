/** The columns that say which layer a row is: its number with the box to tick, its name with its signs. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Layer } from '../../src/core/report';
import { hasOwnFile } from '../../src/present/layerName';
import type { Vantage } from '../../src/present/shownPath';
import { shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { run } from './host';
import { layerNames, type LayerNames } from './layerNames';
import type { LayerColumn } from './sorting';
import type { Shown } from './state';
import type { Column } from './table';

export function nameColumns(from: Vantage, { page: { words }, state, change }: Shown): Column<Layer, LayerColumn>[] {
  const names = layerNames(from, words);
  const ticked = new Set(state.ticked);
  const tick = (id: string) => {
    const others = state.ticked.filter((other) => other !== id);
    change({ ticked: ticked.has(id) ? others : [...others, id] });
  };
  return [
    {
      name: 'order',
      title: words['page.order'],
      number: true,
      key: ({ order }) => order,
      cell: (layer) =>
        html`<label class="tick" title=${fill(words['page.without'], names.named(layer))}>
          <input
            type="checkbox"
            aria-label=${fill(words['page.without'], names.named(layer))}
            .checked=${live(ticked.has(layer.id))}
            @change=${() => tick(layer.id)}
          /><span aria-hidden="true">${layer.order}</span>
        </label>`,
    },
    {
      name: 'layer',
      title: words['page.layer'],
      key: names.name,
      cell: (layer) =>
        html`${names.link(layer)} ${signs(layer, names, words)} <span class="place">${names.place(layer)}</span>`,
    },
  ];
}

function signs(layer: Layer, { named }: LayerNames, words: PageWords) {
  return [
    hasOwnFile(layer)
      ? html`<button
          type="button"
          class="why codicon codicon-question"
          title=${fill(words['page.whyLayer'], named(layer))}
          aria-label=${fill(words['page.whyLayer'], named(layer))}
          @click=${() => run('why', layer.path)}
        ></button>`
      : nothing,
    layer.olderThanDisk ? html`<span class="sign">${words['page.olderThanDisk']}</span>` : nothing,
    layer.unsaved
      ? html`<span class="sign">${fill(words['page.whenSaved'], { tokens: shortTokens(layer.unsaved) })}</span>`
      : nothing,
  ];
}
