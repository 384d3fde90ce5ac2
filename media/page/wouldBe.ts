/** What it would be: without the layers that are ticked, and once the unsaved edits are saved. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Layer, Report } from '../../src/core/report';
import type { Tokens } from '../../src/core/tokens/tokens';
import { difference, paysAlways, rentOf, without } from '../../src/present/rent';
import { shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { layerNames } from './layerNames';
import type { Shown } from './state';

/** Always there, so that a screen reader hears what a tick changes. */
export function wouldBe(report: Report, shown: Shown): TemplateResult {
  return html`<div class="would-be" aria-live="polite" tabindex="-1">
    ${ofTicked(report, shown)}
    ${report.stack.filter(({ unsaved }) => unsaved).map((layer) => ofEdit(layer, report, shown))}
  </div>`;
}

function ofTicked({ stack, budget }: Report, { page: { words }, state, change }: Shown) {
  const { layers, imports, tokens } = without(stack, new Set(state.ticked));
  if (layers.length === 0) return html`<p class="soft">${words['page.tickSays']}</p>`;
  const couldWait = layers.filter((layer) => paysAlways(layer) && (layer.kind === 'rule' || layer.kind === 'memory'));
  const values = {
    ticked: layers.length,
    then: shortTokens(difference(budget.used, tokens)),
    now: shortTokens(budget.used),
    less: shortTokens(tokens),
    turns: state.turns,
    rent: shortTokens(rentOf(tokens, state.turns)),
  };
  // the button goes with the ticks: who pressed it by keyboard stays in its place
  const untick = ({ currentTarget }: Event) => {
    const region = currentTarget instanceof HTMLElement ? currentTarget.closest<HTMLElement>('.would-be') : null;
    change({ ticked: [] });
    region?.focus({ preventScroll: true });
  };
  return html`<p>
      <strong>${fill(words['page.withoutTicked'], values)}</strong>
      ${imports.length > 0 ? fill(words['page.withImports'], { imports: imports.length }) : nothing}
      <button type="button" class="link" @click=${untick}>${words['page.untick']}</button>
    </p>
    ${couldWait.length > 0 ? html`<p class="soft">${fill(words['page.couldWait'], { rules: couldWait.length })}</p>` : nothing}`;
}

function ofEdit(layer: Layer, report: Report, { page: { words }, state }: Shown) {
  const saved: Tokens = layer.unsaved ?? layer.tokens;
  const more = difference(saved, layer.tokens);
  if (more.count === 0) return nothing;
  const size = { ...more, count: Math.abs(more.count) };
  const said = words[more.count > 0 ? 'page.savedMore' : 'page.savedLess'];
  return html`<p>
    ${fill(said, {
      layer: layerNames(report, words).name(layer),
      tokens: shortTokens(size),
      then: shortTokens(saved),
      now: shortTokens(layer.tokens),
      turns: state.turns,
      rent: shortTokens(rentOf(size, state.turns)),
    })}
  </p>`;
}
