/** Every layer in the context: its place in the prompt, its file, its tokens. A click opens the file. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Layer, Report } from '../../src/core/report';
import { hasOwnFile, nameOf } from '../../src/present/layerName';
import type { ToPage } from '../../src/present/page';
import { shownFolder } from '../../src/present/shownPath';
import { shareOf, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { run } from './host';
import type { LayerColumn, Sort } from './sorting';
import { table, type Column } from './table';

export function layersTable(
  report: Report,
  { words }: ToPage,
  sort: Sort<LayerColumn>,
  onSort: (column: LayerColumn) => void,
): TemplateResult {
  const names = { skillListing: words['page.skillListing'], summary: words['page.conversation'] };
  const place = (layer: Layer) => (hasOwnFile(layer) ? shownFolder(layer.path, report) : '');
  const named = (layer: Layer) => ({ layer: nameOf(layer, names), place: place(layer) });
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
      key: (layer) => nameOf(layer, names),
      cell: (layer) => html`
        ${
          hasOwnFile(layer)
            ? html`<button
                type="button"
                class="link"
                title=${fill(words['page.openLayer'], named(layer))}
                @click=${() => run('openLayer', layer.path)}
              >
                ${nameOf(layer, names)}
              </button>`
            : nameOf(layer, names)
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
