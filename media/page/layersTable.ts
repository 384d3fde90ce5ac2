/** Every layer in the context: its place in the prompt, its file, its tokens. A click opens the file. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Layer, Report } from '../../src/core/report';
import type { ToPage } from '../../src/present/page';
import { shownFolder } from '../../src/present/shownPath';
import { shareOf, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/pageWords';
import { run } from './host';
import { isFile, nameOf } from './layerName';
import type { LayerColumn, Sort } from './sorting';
import { table, type Column } from './table';

export function layersTable(
  report: Report,
  { words }: ToPage,
  sort: Sort<LayerColumn>,
  onSort: (column: LayerColumn) => void,
): TemplateResult {
  const place = (layer: Layer) => (isFile(layer) ? shownFolder(layer.path, report) : '');
  const named = (layer: Layer) => ({ layer: nameOf(layer, words), place: place(layer) });
  const columns: readonly Column<Layer, LayerColumn>[] = [
    {
      name: 'order',
      title: words['page.order'],
      number: true,
      key: ({ order }) => order,
      cell: ({ order }) => String(order),
    },
    {
      name: 'layer',
      title: words['page.layer'],
      key: (layer) => nameOf(layer, words),
      cell: (layer) => html`
        ${
          isFile(layer)
            ? html`<button
                type="button"
                class="link"
                title=${fill(words['page.openLayer'], named(layer))}
                @click=${() => run('openLayer', layer.path)}
              >
                ${nameOf(layer, words)}
              </button>`
            : nameOf(layer, words)
        }
        ${signs(layer)}
        <span class="under">${place(layer)}</span>
      `,
    },
    { name: 'place', title: words['page.place'], key: place, cell: place },
    {
      name: 'tokens',
      title: words['page.tokens'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: ({ tokens }) =>
        html`${shortTokens(tokens)} <span class="under">${shareOf(tokens, report.budget.window)}</span>`,
    },
    {
      name: 'share',
      title: words['page.shareColumn'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: ({ tokens }) => shareOf(tokens, report.budget.window),
    },
  ];
  const signs = (layer: Layer) => [
    isFile(layer)
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
  return table({
    heading: 'layers',
    columns,
    rows: report.stack,
    id: ({ order }) => String(order),
    sort,
    onSort,
    words,
  });
}
