/** What the context weighed after each step, part by part; the same as a table for those who would rather read it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BudgetPart, Moment, Report } from '../../src/core/report';
import { timelineColumns, type TimelineColumn } from '../../src/present/timelineColumns';
import { shortNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import type { Shown } from './state';
import { table } from './table';
import { chart, type ChartColumn } from './timelineChart';

/** More columns than this are no wider than a few points each. */
const MOST_COLUMNS = 120;

/** From the bottom up: what never changes first. */
const PARTS = ['memory', 'rules', 'skillListing', 'invokedSkills', 'conversation'] as const;

export function timeline(report: Report, shown: Shown): TemplateResult | typeof nothing {
  if (report.timeline.length < 2) return nothing;
  const { words, titles } = shown.page;
  const fixed = report.budget.parts.filter(({ part }) => part === 'systemPrompt' || part === 'tools');
  const picked = timelineColumns(report.timeline, report.steps, MOST_COLUMNS);
  const titleOf = ({ moment }: TimelineColumn) =>
    fill(words['page.timelineStep'], { step: moment.step, title: titles[moment.step] ?? '' });
  const base = fixed.map(({ part, tokens }) => ({ part, count: tokens.count }));
  const columns = picked.map((column): ChartColumn => {
    const parts: ChartColumn['parts'] = [...base, ...PARTS.map((part) => ({ part, count: column.moment.parts[part] }))];
    const total = parts.reduce((sum, { count }) => sum + count, 0);
    const title = `${titleOf(column)}: ≈ ${shortNumber(total)}`;
    return { parts, total, title, isCompaction: column.isCompaction };
  });
  const last = picked.at(-1);
  return html`<section>
    <h2 id="timeline">${words['page.timeline']}</h2>
    ${chart(columns, words)}
    <div class="ends" aria-hidden="true">
      <span>${picked[0] ? titleOf(picked[0]) : ''}</span><span>${last ? titleOf(last) : ''}</span>
    </div>
    ${key(columns, words)}
    ${
      picked.length < report.timeline.length
        ? html`<p class="legend">
            ${fill(words['page.timelineSome'], { shown: picked.length, steps: report.timeline.length })}
          </p>`
        : nothing
    }
    <details>
      <summary>${words['page.asTable']}</summary>
      ${steps(picked, columns, shown)}
    </details>
  </section>`;
}

/** Only the parts that are drawn need a key. */
function key(columns: readonly ChartColumn[], words: PageWords): TemplateResult {
  const drawn = (columns[0]?.parts ?? []).filter((_, at) => columns.some(({ parts }) => (parts[at]?.count ?? 0) > 0));
  return html`<ul class="key-list">
    ${drawn.map(
      ({ part }) =>
        html`<li><span class="swatch fill-${part}" aria-hidden="true"></span> ${words[`page.${part}`]}</li>`,
    )}
    ${
      columns.some(({ isCompaction }) => isCompaction)
        ? html`<li><span class="fold" aria-hidden="true"></span> ${words['page.timelineCompaction']}</li>`
        : nothing
    }
  </ul>`;
}

interface StepRow {
  readonly moment: Moment;
  readonly column: ChartColumn | undefined;
}

function steps(picked: readonly TimelineColumn[], columns: readonly ChartColumn[], shown: Shown): TemplateResult {
  const { words, titles } = shown.page;
  const part = (name: BudgetPart) => ({
    name,
    title: words[`page.${name}`],
    number: true as const,
    cell: ({ column }: StepRow) => shortNumber(column?.parts.find((each) => each.part === name)?.count ?? 0),
  });
  return table<StepRow, string>({
    heading: 'timeline',
    columns: [
      { name: 'step', title: words['page.order'], number: true, cell: ({ moment }) => String(moment.step) },
      { name: 'title', title: words['page.event'], cell: ({ moment }) => titles[moment.step] ?? '' },
      ...PARTS.map(part),
      {
        name: 'total',
        title: words['page.total'],
        number: true,
        cell: ({ column }) => shortNumber(column?.total ?? 0),
      },
    ],
    rows: picked.map(({ moment }, at) => ({ moment, column: columns[at] })),
    id: ({ moment }) => `step-${String(moment.step)}`,
    words,
  });
}
