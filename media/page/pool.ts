/** The pool that invoked skills share at a compaction, filled newest first, each cut to its own limit. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import { groupedNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { layerNames } from './layerNames';
import type { Shown } from './state';
import { grows } from './through';

export function pool(
  { stack, pool: of, ...report }: Report,
  { page: { words } }: Shown,
): TemplateResult | typeof nothing {
  if (of.skills.length === 0) return nothing;
  const { name } = layerNames(report, words);
  const skills = of.skills.map(({ layer: id, tokens, kept }) => {
    const layer = stack.find((each) => each.id === id);
    const said = kept === 0 ? 'page.poolDropped' : kept < tokens ? 'page.poolCut' : 'page.poolKept';
    const skill = layer ? name(layer) : '';
    const says = fill(words[said], { skill, tokens: groupedNumber(tokens), kept: groupedNumber(kept) });
    return { kept, says, skill };
  });
  const limits = { limit: groupedNumber(of.limit), each: groupedNumber(of.limitEach), used: groupedNumber(of.used) };
  return html`<section>
    <h2 id="pool">${words['page.pool']}</h2>
    <div class="bar pool" aria-hidden="true">
      ${skills
        .filter(({ kept }) => kept > 0)
        .map(
          ({ kept, says, skill }) =>
            html`<div class="segment fill-invokedSkills" title=${says} ${grows(kept)}>
              <span class="key">${skill}</span>
            </div>`,
        )}
      <div class="segment fill-free" ${grows(of.limit - of.used)}></div>
    </div>
    <p>${fill(words['page.poolSays'], limits)}</p>
    <ol class="pool-list">
      ${skills.map(({ says }) => html`<li>${says}</li>`)}
    </ol>
  </section>`;
}
