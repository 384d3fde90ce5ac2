/** The page: draws the last message, and draws again when something in it was turned, ticked or sorted. */
import './style.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import type { ToPage } from '../../src/present/page';
import { bars } from './bars';
import { compaction, freed } from './compaction';
import { headline } from './headline';
import { keepState, keptState, sayReady, sayWish } from './host';
import { layers } from './layers';
import { listing } from './listing';
import { above, empty } from './notice';
import { partsTable } from './partsTable';
import { positionMap } from './positionMap';
import { sortBy } from './sorting';
import { readState, type PageState, type Shown } from './state';
import { timeline } from './timeline';

const root = document.getElementById('page') ?? document.body;
let state = readState(keptState());
let last: ToPage | undefined;

function draw(page: ToPage): void {
  last = page;
  document.documentElement.lang = page.language;
  render(page.report ? overview(page.report, { page, state, change }) : empty(page), root);
}

function change(next: Partial<PageState>): void {
  state = { ...state, ...next };
  keepState(state);
  if ('after' in next || 'trial' in next) wish();
  if (last) draw(last);
}

function wish(): void {
  sayWish({ after: state.after, trial: state.trial });
}

function overview(report: Report, shown: Shown): TemplateResult {
  const { page } = shown;
  const { words } = page;
  const after = state.after ? page.after : undefined;
  const drawn = after ?? report;
  const { sorting } = state;
  return html`
    ${above(page)} ${headline(drawn, shown)} ${after ? freed(report, after, shown) : nothing} ${bars(drawn, page)}
    <section>
      <h2 id="parts">${words['page.parts']}</h2>
      ${partsTable(drawn, page, sorting.parts, (column) =>
        change({ sorting: { ...sorting, parts: sortBy(sorting.parts, column) } }),
      )}
      <p class="legend">${words[drawn.budget.fixedFrom === 'session' ? 'page.fixedSession' : 'page.fixedDefaults']}</p>
      <p class="legend">${words['page.legend']}</p>
    </section>
    ${drawn.stack.length === 0 ? nothing : positionMap(drawn, shown)}
    ${report.stack.length === 0 ? nothing : after ? compaction(report, after, shown) : layers(report, shown)}
    ${timeline(drawn, shown)} ${listing(report, shown)}
  `;
}

window.addEventListener('message', ({ data }: MessageEvent<ToPage | undefined>) => {
  if (data?.type === 'report') draw(data);
});
// What it wished before it was closed, it wishes still.
if (state.after || state.trial) wish();
sayReady();
