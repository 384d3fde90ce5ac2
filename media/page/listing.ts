/** The listing of skills against its budget: who loses text, what to change, and a place to try it out. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ListingRoom, Report } from '../../src/core/report';
import type { ListedSkill } from '../../src/core/session/step';
import { losers } from '../../src/present/listingLoss';
import { groupedNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { run } from './host';
import { simulator } from './simulator';
import type { Shown } from './state';
import { table } from './table';
import { holds, percent } from './through';

export function listing(report: Report, shown: Shown): TemplateResult | typeof nothing {
  const { words, listing: now } = shown.page;
  if (!now || now.lines.length === 0) return nothing;
  const lost = losers(now.lines);
  return html`<section>
    <h2 id="listing">${words['page.listing']}</h2>
    ${meter(now.room, words)}
    ${
      lost.length === 0
        ? html`<p>${fill(words['page.allListed'], { skills: now.lines.length })}</p>`
        : html`<p id="losers">${fill(words['page.someLose'], { lost: lost.length, skills: now.lines.length })}</p>
            <p class="advice">${advice(now.room, words)}</p>
            <div class="losers">${losersTable(lost, words)}</div>`
    }
    ${simulator(report, now, shown)}
  </section>`;
}

/** How much of the budget is used; where not all fits, as long as what would be needed. */
function meter({ budget, used, needed }: ListingRoom, words: PageWords): TemplateResult {
  const whole = Math.max(budget, needed, 1);
  const says = fill(words[needed > used ? 'page.room' : 'page.roomAll'], {
    used: groupedNumber(used),
    budget: groupedNumber(budget),
    needed: groupedNumber(needed),
  });
  return html`<div class="bar meter" aria-hidden="true">
      <div class="used fill-skillListing segment" ${holds('--part', percent(Math.min(used, whole) / whole))}></div>
      ${needed > budget ? html`<div class="lacking" ${holds('--part', percent(1 - budget / whole))}></div>` : nothing}
    </div>
    <p>${says}</p>`;
}

function advice({ needed, fraction }: ListingRoom, words: PageWords): string {
  const values = { fraction: String(fraction ?? ''), needed: String(needed) };
  return fill(words[fraction === undefined ? 'page.adviceBudget' : 'page.adviceFraction'], values);
}

function losersTable(lost: readonly ListedSkill[], words: PageWords): TemplateResult {
  return table<ListedSkill, string>({
    heading: 'losers',
    columns: [
      {
        name: 'skill',
        title: words['page.skill'],
        cell: ({ name, path }) =>
          html`<button
            type="button"
            class="link"
            title=${fill(words['page.openSkill'], { skill: name })}
            @click=${() => run('openLayer', path)}
          >
            ${name}
          </button>`,
      },
      {
        name: 'kept',
        title: words['page.kept'],
        cell: ({ text, full }) =>
          text === ''
            ? words['page.onlyName']
            : fill(words['page.keptOf'], { kept: groupedNumber(text.length), full: groupedNumber(full.length) }),
      },
      { name: 'text', title: words['page.listedText'], cell: ({ full }) => full },
    ],
    rows: lost,
    id: ({ path }) => path,
    words,
  });
}
