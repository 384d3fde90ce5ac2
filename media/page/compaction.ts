/** What a compaction would do now: the fate of every layer, the pool of skills, and what it costs the user. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import { freedBy } from '../../src/core/tokens/freed';
import { compacted } from '../../src/present/compacted';
import { shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { fatesTable } from './fatesTable';
import { layerNames } from './layerNames';
import { pool } from './pool';
import type { Shown } from './state';

/** What it frees, under the headline. */
export function freed(before: Report, after: Report, { page: { words } }: Shown): TemplateResult {
  const count = freedBy(before, after);
  const said = words[count === 0 ? 'page.notFreed' : 'page.freed'];
  const { used } = before.budget;
  const values = { tokens: shortTokens({ ...used, count }), before: shortTokens(used) };
  return html`<p class="freed"><strong>${fill(said, values)}</strong> ${words['page.freedSays']}</p>`;
}

export function compaction(before: Report, after: Report, shown: Shown): TemplateResult {
  const { words } = shown.page;
  const result = compacted(before, after);
  const names = layerNames(before, words);
  const { restored, mostRestored, whenTouched, lostListing, unseen } = result;
  return html`<section>
      <h2 id="fates">${words['page.fates']}</h2>
      ${fatesTable(result, before, shown)}
    </section>
    ${pool(before, shown)}
    <section class="after">
      <h2>${words['page.afterwards']}</h2>
      <dl>
        <dt>${words['page.restored']}</dt>
        <dd>
          ${restored.length === 0 ? words['page.restoredNone'] : restored.map((layer, at) => [at > 0 ? ', ' : '', names.link(layer)])}
          ${mostRestored === undefined ? nothing : html`<span class="soft">${fill(words['page.restoredMost'], { most: mostRestored })}</span>`}
        </dd>
        <dt>${words['page.whenTouched']}</dt>
        <dd>
          ${whenTouched.length === 0 ? words['page.whenTouchedNone'] : whenTouched.map((layer, at) => [at > 0 ? ', ' : '', names.link(layer)])}
        </dd>
        <dt>${words['page.announcements']}</dt>
        <dd>
          ${announcements(
            lostListing && shortTokens(lostListing),
            unseen.map(({ name }) => name),
            words,
          )}
        </dd>
      </dl>
    </section>`;
}

function announcements(lost: string | undefined, unseen: readonly string[], words: PageWords) {
  const told = lost === undefined ? words['page.listingKept'] : fill(words['page.listingLost'], { tokens: lost });
  if (unseen.length === 0) return told;
  return html`<p>${told}</p>
    <p>${fill(words['page.unseen'], { skills: unseen.length, names: unseen.join(', ') })}</p>`;
}
