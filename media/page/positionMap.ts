/** Where each block lies in the prompt: one line in the order the model reads it, with its thirds and the cached prefix. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Report } from '../../src/core/report';
import { promptOf } from '../../src/core/tokens/prompt';
import { shareOf, shortNumber } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import { blocksOf, type Block } from './mapBlocks';
import { moveTo } from './roving';
import type { Shown } from './state';
import { grows } from './through';

export function positionMap(report: Report, shown: Shown): TemplateResult {
  const { words } = shown.page;
  const prompt = promptOf(report);
  const blocks = blocksOf(report, prompt, words);
  const at = Math.max(
    0,
    blocks.findIndex(({ id }) => id === shown.state.mapAt),
  );
  const go = (to: number) => shown.change({ mapAt: blocks[to]?.id });
  const button = (block: Block, index: number) =>
    html`<button
      type="button"
      class="block segment fill-${block.part}"
      title=${block.says}
      aria-label=${block.says}
      aria-disabled=${block.open ? nothing : 'true'}
      tabindex=${index === at ? 0 : -1}
      @click=${() => block.open?.()}
      @focus=${() => go(index)}
      @mouseenter=${() => go(index)}
      @keydown=${moveTo}
      ${grows(block.weight)}
    ></button>`;
  const prefixed = blocks.filter(({ inPrefix }) => inPrefix);
  const rest = blocks.slice(prefixed.length);
  const total = prompt.total === 0 ? 1 : prompt.total;
  const cached = fill(words['page.map.prefix'], {
    tokens: shortNumber(prompt.prefix),
    share: shareOf({ count: prompt.prefix, margin: 0, how: 'estimated' }, total),
  });
  return html`<section>
    <h2 id="map">${words['page.map']}</h2>
    <div class="map" role="toolbar" aria-labelledby="map">
      <div class="prefix" ${grows(prompt.prefix)}>
        <div class="bracket"><span>${cached}</span></div>
        <div class="blocks">${prefixed.map(button)}</div>
      </div>
      <div class="later" ${grows(total - prompt.prefix)}>
        <div class="blocks">${rest.map((block, index) => button(block, prefixed.length + index))}</div>
      </div>
    </div>
    <div class="thirds" aria-hidden="true">
      <span>${words['page.third.start']}</span><span>${words['page.third.middle']}</span
      ><span>${words['page.third.end']}</span>
    </div>
    <p class="read-out" aria-hidden="true">${blocks[at]?.says}</p>
    <p class="legend">${words['page.map.attention']}</p>
    <p class="legend">${words['page.map.cache']}</p>
  </section>`;
}
