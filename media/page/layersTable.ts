/** Every layer in the context: its place in the prompt, its file, what it weighs and costs, and what becomes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Layer, Report } from '../../src/core/report';
import { addTokens } from '../../src/core/tokens/tokens';
import { hasOwnFile } from '../../src/present/layerName';
import { paysAlways, rentOf } from '../../src/present/rent';
import { layerWeight, shareOf, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { fateOf } from './fate';
import { run } from './host';
import { layerNames, type LayerNames } from './layerNames';
import { sortBy, type LayerColumn } from './sorting';
import type { Shown } from './state';
import { table, type Column } from './table';

export function layersTable(report: Report, shown: Shown): TemplateResult {
  const { words } = shown.page;
  const { sorting, turns } = shown.state;
  const names = layerNames(report, words);
  const columns = [...nameColumns(names, shown), ...weightColumns(report, shown)];
  const tokens = addTokens(report.stack.map((layer) => layer.tokens));
  const written = addTokens(report.stack.map(({ writtenTokens }) => writtenTokens));
  return table({
    heading: 'layers',
    columns,
    rows: report.stack,
    id: ({ order }) => String(order),
    sort: sorting.layers,
    onSort: (column) => shown.change({ sorting: { ...sorting, layers: sortBy(sorting.layers, column) } }),
    words,
    foot: html`<tr>
      <td class="column-order"></td>
      <th scope="row" class="column-layer">${words['page.sum']}</th>
      <td class="column-written number">${shortTokens(written)}</td>
      <td class="column-tokens number">${shortTokens(tokens)}</td>
      <td class="column-share number">${shareOf(tokens, report.budget.window)}</td>
      <td class="column-rent number">${shortTokens(rentOf(tokens, turns))}</td>
      <td class="column-fate"></td>
    </tr>`,
  });
}

function nameColumns(names: LayerNames, { page: { words }, state, change }: Shown): Column<Layer, LayerColumn>[] {
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

function weightColumns({ budget }: Report, { page: { words }, state: { turns } }: Shown): Column<Layer, LayerColumn>[] {
  return [
    {
      name: 'written',
      title: words['page.written'],
      number: true,
      key: ({ writtenTokens }) => writtenTokens.count,
      cell: (layer) => (isUnknown(layer) ? '' : shortTokens(layer.writtenTokens)),
    },
    {
      name: 'tokens',
      title: words['page.sent'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: layerWeight,
    },
    {
      name: 'share',
      title: words['page.shareColumn'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: (layer) => (isUnknown(layer) ? '' : shareOf(layer.tokens, budget.window)),
    },
    {
      name: 'rent',
      title: fill(words['page.rent'], { turns }),
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: (layer) =>
        isUnknown(layer)
          ? ''
          : html`${shortTokens(rentOf(layer.tokens, turns))}${paysAlways(layer) ? nothing : since(words)}`,
    },
    {
      name: 'fate',
      title: words['page.fate'],
      key: ({ fate }) => fateOf(fate, words),
      cell: ({ fate }) => fateOf(fate, words),
    },
  ];
}

/** A summary that nobody has written yet. */
function isUnknown(layer: Layer): boolean {
  return layerWeight(layer) === '';
}

/** Beside the rent of what came later: it has not paid from the first turn on. */
function since(words: PageWords): TemplateResult {
  return html`<span class="since" title=${words['page.rentSince']}
    ><span aria-hidden="true">*</span><span class="unseen">${words['page.rentSince']}</span></span
  >`;
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
