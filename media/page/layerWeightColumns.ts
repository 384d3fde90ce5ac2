/** The columns that say what a layer weighs, what it costs over many turns, and what becomes of it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Layer, Report } from '../../src/core/report';
import { paysAlways, rentOf } from '../../src/present/rent';
import { layerWeight, shareOf, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { fateOf } from './fate';
import type { LayerColumn } from './sorting';
import type { Shown } from './state';
import type { Column } from './table';

export function weightColumns(
  { budget }: Report,
  { page: { words }, state: { turns } }: Shown,
): Column<Layer, LayerColumn>[] {
  return [
    {
      name: 'written',
      title: words['page.written'],
      number: true,
      key: ({ writtenTokens }) => writtenTokens.count,
      cell: (layer) => (isUnknown(layer) ? '' : shortTokens(layer.writtenTokens)),
    },
    {
      name: 'tokens',
      title: words['page.sent'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: layerWeight,
    },
    {
      name: 'share',
      title: words['page.shareColumn'],
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: (layer) => (isUnknown(layer) ? '' : shareOf(layer.tokens, budget.window)),
    },
    {
      name: 'rent',
      title: fill(words['page.rent'], { turns }),
      number: true,
      key: ({ tokens }) => tokens.count,
      cell: (layer) =>
        isUnknown(layer)
          ? ''
          : html`${shortTokens(rentOf(layer.tokens, turns))}${paysAlways(layer) ? nothing : since(words)}`,
    },
    {
      name: 'fate',
      title: words['page.fate'],
      key: ({ fate }) => fateOf(fate, words),
      cell: ({ fate }) => fateOf(fate, words),
    },
  ];
}

/** A summary that nobody has written yet. */
function isUnknown(layer: Layer): boolean {
  return layerWeight(layer) === '';
}

/** Beside the rent of what came later: it has not paid from the first turn on. */
function since(words: PageWords): TemplateResult {
  return html`<span class="since" title=${words['page.rentSince']}
    ><span aria-hidden="true">*</span><span class="unseen">${words['page.rentSince']}</span></span
  >`;
}
