/**
 * The columns of the timeline. Places are percentages, so that the chart takes the room it has while patterns keep
 * their size; equal neighbours are one rectangle, so that long sessions stay cheap to draw.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { BudgetPart } from '../../src/core/report';
import { shortNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { percent } from './through';

export interface ChartColumn {
  /** From the bottom up. */
  readonly parts: readonly { readonly part: BudgetPart; readonly count: number }[];
  readonly total: number;
  readonly title: string;
  readonly isCompaction: boolean;
}

interface Box {
  readonly part: BudgetPart;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly count: number;
}

export function chart(columns: readonly ChartColumn[], words: PageWords): TemplateResult {
  const top = Math.max(1, ...columns.map(({ total }) => total));
  const across = (at: number) => percent(at / columns.length);
  const up = (count: number) => percent(count / top);
  const last = columns.at(-1);
  const says = fill(words['page.timelineSays'], {
    steps: columns.length,
    first: shortNumber(columns[0]?.total ?? 0),
    last: shortNumber(last?.total ?? 0),
    most: shortNumber(top),
    compactions: columns.filter(({ isCompaction }) => isCompaction).length,
  });
  const box = ({ part, from, to, bottom, count }: Box) =>
    svg`<rect class="of-${part}" x=${across(from)} width=${across(to - from)}
      y=${up(top - bottom - count)} height=${up(count)} fill="url(#weave-${part})" />`;
  return html`<div class="chart">
    <div class="scale" aria-hidden="true">
      <span>≈ ${shortNumber(top)}</span><span>≈ ${shortNumber(top / 2)}</span><span>0</span>
    </div>
    <svg role="img" aria-label=${says} width="100%" height="150">
      <defs>${(columns[0]?.parts ?? []).map(({ part }) => weave(part))}</defs>
      ${[0, 0.5].map((line) => svg`<line class="grid" x1="0" x2="100%" y1=${percent(line)} y2=${percent(line)} />`)}
      ${boxesOf(columns).map(box)}
      ${columns.map(({ isCompaction }, at) =>
        isCompaction ? svg`<line class="folded" x1=${across(at)} x2=${across(at)} y1="0" y2="100%" />` : nothing,
      )}
      ${columns.map(
        ({ title }, at) =>
          svg`<rect class="hit" x=${across(at)} width=${across(1)} y="0" height="100%"><title>${title}</title></rect>`,
      )}
    </svg>
  </div>`;
}

/** The fill of the part, as bar and table have it. */
function weave(part: BudgetPart) {
  return svg`<pattern id="weave-${part}" class="weave fill-${part}" width="6" height="6" patternUnits="userSpaceOnUse">
    <rect class="ground" width="6" height="6" />${MARKS[part] ?? nothing}
  </pattern>`;
}

const MARKS: Readonly<Partial<Record<BudgetPart, TemplateResult<2>>>> = {
  tools: svg`<path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" />`,
  rules: svg`<circle cx="3" cy="3" r="1.3" />`,
  skillListing: svg`<path d="M1 0V6M4 0V6" />`,
  invokedSkills: svg`<path d="M-1 -1 7 7M-1 5 1 7M5 -1 7 1" />`,
  conversation: svg`<path d="M0 1H6M0 4H6" />`,
};

/** Each part's runs of equal height at equal place. */
function boxesOf(columns: readonly ChartColumn[]): readonly Box[] {
  const boxes: Box[] = [];
  const open = new Map<BudgetPart, Box>();
  columns.forEach(({ parts }, at) => {
    let bottom = 0;
    for (const { part, count } of parts) {
      const before = open.get(part);
      if (before?.bottom === bottom && before.count === count) open.set(part, { ...before, to: at + 1 });
      else {
        if (before) boxes.push(before);
        open.set(part, { part, from: at, to: at + 1, bottom, count });
      }
      bottom += count;
    }
  });
  return [...boxes, ...open.values()].filter(({ count }) => count > 0);
}
