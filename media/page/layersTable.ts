/** Every layer in the context: its place in the prompt, its file, what it weighs and costs, and what becomes of it. */
import { html, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import { addTokens } from '../../src/core/tokens/tokens';
import { rentOf } from '../../src/present/rent';
import { shareOf, shortTokens } from '../../src/present/tokens';
import { nameColumns } from './layerNameColumns';
import { weightColumns } from './layerWeightColumns';
import { sortBy } from './sorting';
import type { Shown } from './state';
import { table } from './table';

export function layersTable(report: Report, shown: Shown): TemplateResult {
  const { words } = shown.page;
  const { sorting, turns } = shown.state;
  const columns = [...nameColumns(report, shown), ...weightColumns(report, shown)];
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
