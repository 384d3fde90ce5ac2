/** A table whose columns sort by a button in their head, told to screen readers by `aria-sort`. */
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { sorted, type Sort } from './sorting';

export interface Column<Row, Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly number?: true;
  /** What it sorts by; without it the column does not sort. */
  readonly key?: (row: Row) => string | number;
  readonly cell: (row: Row) => unknown;
}

export interface Table<Row, Name extends string> {
  /** Id of the heading that names the table. */
  readonly heading: string;
  readonly columns: readonly Column<Row, Name>[];
  readonly rows: readonly Row[];
  readonly id: (row: Row) => string;
  readonly words: PageWords;
  readonly sort?: Sort<Name> | undefined;
  readonly onSort?: (column: Name) => void;
  readonly foot?: TemplateResult;
}

export function table<Row, Name extends string>(of: Table<Row, Name>): TemplateResult {
  const key = of.columns.find(({ name }) => name === of.sort?.by)?.key;
  const rows = key && of.sort ? sorted(of.rows, key, of.sort.descending) : of.rows;
  const row = (each: Row) =>
    html`<tr class="row-${of.id(each)}">
      ${of.columns.map(({ name, number, cell }, at) =>
        at === 0 && !number
          ? html`<th scope="row" class="column-${name}">${cell(each)}</th>`
          : html`<td class="column-${name} ${number ? 'number' : ''}">${cell(each)}</td>`,
      )}
    </tr>`;
  return html`
    <table aria-labelledby=${of.heading}>
      <thead>
        <tr>
          ${of.columns.map((each) => head(each, of))}
        </tr>
      </thead>
      <tbody>
        ${repeat(rows, of.id, row)}
      </tbody>
      ${
        of.foot
          ? html`<tfoot>
              ${of.foot}
            </tfoot>`
          : nothing
      }
    </table>
  `;
}

function head<Row, Name extends string>({ name, title, number, key }: Column<Row, Name>, of: Table<Row, Name>) {
  const looks = `column-${name} ${number ? 'number' : ''}`;
  const { onSort } = of;
  if (!key || !onSort) return html`<th scope="col" class="plain ${looks}">${title}</th>`;
  const mine = of.sort?.by === name ? of.sort : undefined;
  const way = mine === undefined ? 'none' : mine.descending ? 'descending' : 'ascending';
  const icon = mine === undefined ? '' : mine.descending ? 'codicon codicon-arrow-down' : 'codicon codicon-arrow-up';
  return html`<th scope="col" class=${looks} aria-sort=${way}>
    <button type="button" title=${fill(of.words['page.sortBy'], { column: title })} @click=${() => onSort(name)}>
      ${title}<span class="sort ${icon}" aria-hidden="true"></span>
    </button>
  </th>`;
}
