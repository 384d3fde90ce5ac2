/** The layers: over how many turns rent is counted, what it would be without some of them, and the table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import { shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { layersTable } from './layersTable';
import { MOST_TURNS, readTurns, type Shown } from './state';
import { wouldBe } from './wouldBe';

export function layers(report: Report, shown: Shown): TemplateResult {
  const { words } = shown.page;
  const { bundledListing } = report.budget;
  return html`<section>
    <div class="titled">
      <h2 id="layers">${words['page.layers']}</h2>
      ${turns(shown)}
    </div>
    ${layersTable(report, shown)} ${wouldBe(report, shown)}
    <p class="legend">${words['page.rentSays']}</p>
    ${
      bundledListing.count === 0
        ? nothing
        : html`<p class="legend">${fill(words['page.bundledSays'], { tokens: shortTokens(bundledListing) })}</p>`
    }
  </section>`;
}

function turns({ page: { words }, state, change }: Shown): TemplateResult {
  const onInput = ({ target }: Event) => {
    const read = target instanceof HTMLInputElement ? readTurns(target.valueAsNumber) : undefined;
    if (read !== undefined) change({ turns: read });
  };
  // what was no number of turns gives way to the last that was one
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) target.value = String(state.turns);
  };
  return html`<label class="turns"
    >${words['page.turns']}
    <input
      type="number"
      min="1"
      max=${MOST_TURNS}
      .value=${String(state.turns)}
      @input=${onInput}
      @change=${onChange}
    />
  </label>`;
}
