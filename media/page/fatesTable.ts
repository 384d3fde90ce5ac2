/** The layers before a compaction, each with what becomes of it and what it weighs afterwards. */
import type { TemplateResult } from 'lit';
import { html } from 'lit';
import type { Report } from '../../src/core/report';
import type { Compacted } from '../../src/present/compacted';
import { shortTokens } from '../../src/present/tokens';
import { fateOf } from './fate';
import { layerNames } from './layerNames';
import type { Shown } from './state';
import { table } from './table';

type Row = Compacted['rows'][number];

export function fatesTable({ rows }: Compacted, before: Report, { page: { words } }: Shown): TemplateResult {
  const { link, place } = layerNames(before, words);
  const fate = ({ layer: { fate: of } }: Row) => html`<span class="fate fate-${of.kind}">${fateOf(of, words)}</span>`;
  return table<Row, string>({
    heading: 'fates',
    columns: [
      { name: 'order', title: words['page.order'], number: true, cell: ({ layer }) => String(layer.order) },
      {
        name: 'layer',
        title: words['page.layer'],
        // beneath the name where there is no room for a column of its own
        cell: (row) =>
          html`${link(row.layer)} <span class="place">${place(row.layer)}</span>
            <span class="beneath">${fate(row)}</span>`,
      },
      { name: 'before', title: words['page.before'], number: true, cell: ({ layer }) => shortTokens(layer.tokens) },
      { name: 'fate', title: words['page.fate'], cell: fate },
      {
        name: 'left',
        title: words['page.after'],
        number: true,
        cell: ({ left }) => (left ? shortTokens(left) : html`<span class="soft">0</span>`),
      },
    ],
    rows,
    id: ({ layer }) => String(layer.order),
    words,
  });
}
