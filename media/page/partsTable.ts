/** The bar again as a table: each part with its number, its tokens and their margin, and its share of the window. */
import { html, type TemplateResult } from 'lit';
import type { BudgetPart, Report } from '../../src/core/report';
import type { Tokens } from '../../src/core/tokens/tokens';
import type { ToPage } from '../../src/present/page';
import { shareOf, shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { numberedParts, type NumberedPart } from './bars';
import type { PartColumn, Sort } from './sorting';
import { table, type Column } from './table';

/** What Claude Code's own view, /context, counts the part to; in its words, which are English everywhere. */
const IN_CONTEXT: Readonly<Record<BudgetPart, string>> = {
  systemPrompt: 'System prompt',
  tools: 'System tools',
  memory: 'Memory files',
  rules: 'Memory files',
  skillListing: 'Skills',
  invokedSkills: 'Messages',
  conversation: 'Messages',
  free: 'Free space',
  autocompactBuffer: 'Autocompact buffer',
};

export function partsTable(
  { budget }: Report,
  page: ToPage,
  sort: Sort<PartColumn> | undefined,
  onSort: (column: PartColumn) => void,
): TemplateResult {
  const { words } = page;
  const columns: readonly Column<NumberedPart, PartColumn>[] = [
    {
      name: 'part',
      title: words['page.part'],
      // by the number that begins the cell: the order of the bar again
      key: ({ number }) => number,
      cell: ({ number, part }) =>
        html`<span class="part">
          <span class="swatch fill-${part}" aria-hidden="true"></span><span class="ordinal">${number}</span>
          <span>${words[`page.${part}`]}</span>
        </span>`,
    },
    {
      name: 'usage',
      title: words['page.usage'],
      key: ({ part }) => IN_CONTEXT[part],
      cell: ({ part }) => IN_CONTEXT[part],
    },
    {
      name: 'tokens',
      title: words['page.tokens'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: ({ tokens }) => withMargin(tokens, page),
    },
    {
      name: 'share',
      title: words['page.shareColumn'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: ({ tokens }) => shareOf(tokens, budget.window),
    },
  ];
  return table({
    heading: 'parts',
    columns,
    rows: numberedParts(budget),
    id: ({ part }) => part,
    sort,
    onSort,
    words,
    foot: html`<tr>
      <th scope="row">${words['page.total']}</th>
      <td class="column-usage"></td>
      <td class="number">${withMargin(budget.used, page)}</td>
      <td class="number">${shareOf(budget.used, budget.window)}</td>
    </tr>`,
  });
}

function withMargin(tokens: Tokens, { words }: ToPage): TemplateResult {
  const margin = shortNumber(tokens.margin);
  const how = tokens.how === 'counted' ? words['page.counted'] : fill(words['page.estimated'], { margin });
  const off = tokens.margin > 0 ? html` <span class="margin">± ${margin}</span>` : '';
  return html`<span title=${how}>${shortTokens(tokens)}${off}</span>`;
}
