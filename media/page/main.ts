/** The page: draws the last message, and draws again when a table is sorted. */
import './style.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { ClaudeInUse, Report } from '../../src/core/report';
import type { ToPage } from '../../src/present/page';
import { shareOf, shortNumber, shortTokens } from '../../src/present/tokens';
import type { PageWords } from '../../src/present/words/pageEn';
import { fill } from '../../src/present/words/fill';
import { bars } from './bars';
import { keepState, keptState, run, sayReady } from './host';
import { layersTable } from './layersTable';
import { above, empty } from './notice';
import { partsTable } from './partsTable';
import { readSorting, sortBy, type Sorting } from './sorting';

const root = document.getElementById('page') ?? document.body;
let sorting = readSorting(keptState());
let last: ToPage | undefined;

function draw(page: ToPage): void {
  last = page;
  document.documentElement.lang = page.language;
  render(page.report ? overview(page.report, page) : empty(page), root);
}

function sort(next: Partial<Sorting>): void {
  sorting = { ...sorting, ...next };
  keepState(sorting);
  if (last) draw(last);
}

function overview(report: Report, page: ToPage): TemplateResult {
  const { words } = page;
  return html`
    ${above(page)} ${headline(report, page)} ${bars(report.budget, page)}
    <section>
      <h2 id="parts">${words['page.parts']}</h2>
      ${partsTable(report, page, sorting.parts, (column) => sort({ parts: sortBy(sorting.parts, column) }))}
      <p class="legend">${words['page.legend']}</p>
    </section>
    ${
      report.stack.length === 0
        ? nothing
        : html`<section>
            <h2 id="layers">${words['page.layers']}</h2>
            ${layersTable(report, page, sorting.layers, (column) => sort({ layers: sortBy(sorting.layers, column) }))}
          </section>`
    }
  `;
}

function headline(report: Report, { words }: ToPage): TemplateResult {
  const { used, window } = report.budget;
  const inUse = { used: shortTokens(used), window: shortNumber(window) };
  return html`<header>
    <h1>${fill(words['page.inUse'], inUse)}</h1>
    <p class="about">
      <span>${fill(words['page.share'], { share: shareOf(used, window) })}</span>
      <span>${fill(words['page.model'], { model: report.model.id })}</span>
      <span>${claude(report.claude, words)}</span>
    </p>
    <button
      type="button"
      class="tab codicon codicon-link-external"
      title=${words['page.openOverview']}
      aria-label=${words['page.openOverview']}
      @click=${() => run('openOverview')}
    ></button>
  </header>`;
}

const how = {
  setting: 'page.claudeSetting',
  transcript: 'page.claudeTranscript',
  installed: 'page.claudeInstalled',
  newestKnown: 'page.claudeNewestKnown',
} as const;

function claude(inUse: ClaudeInUse, words: PageWords): string {
  const said = words[inUse.measured ? how[inUse.how] : 'page.claudeUnmeasured'];
  return `${fill(words['page.claude'], { version: inUse.version })} (${said})`;
}

window.addEventListener('message', ({ data }: MessageEvent<ToPage | undefined>) => {
  if (data?.type === 'report') draw(data);
});
sayReady();
