/** Where each block lies in the prompt: one line in the order the model reads it, with its thirds and the cached prefix. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BudgetPart, Report, SessionPart } from '../../src/core/report';
import { partOf } from '../../src/core/tokens/budget';
import { promptOf, type Placed } from '../../src/core/tokens/prompt';
import { hasOwnFile } from '../../src/present/layerName';
import { shareOf, shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { run } from './host';
import { layerNames } from './layerNames';
import { moveTo } from './roving';
import type { Shown } from './state';
import { grows } from './through';

interface Block {
  readonly id: string;
  readonly part: BudgetPart | SessionPart;
  readonly weight: number;
  /** All there is to say of it. */
  readonly says: string;
  readonly inPrefix: boolean;
  readonly open: (() => void) | undefined;
}

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

function blocksOf(report: Report, prompt: ReturnType<typeof promptOf>, words: PageWords): readonly Block[] {
  const { name } = layerNames(report, words);
  const fixed = report.budget.parts.flatMap(({ part, tokens }): Block[] => {
    if ((part !== 'systemPrompt' && part !== 'tools') || tokens.count === 0) return [];
    const says = fill(words['page.map.fixed'], { part: words[`page.${part}`], tokens: shortTokens(tokens) });
    return [{ id: part, part, weight: tokens.count, says, inPrefix: true, open: undefined }];
  });
  const layers = prompt.placed
    .filter(({ layer }) => layer.tokens.count > 0)
    .map((placed): Block => {
      const { layer, inPrefix } = placed;
      return {
        id: layer.id,
        part: partOf(layer.kind),
        weight: layer.tokens.count,
        says: saysOf(placed, name(layer), words),
        inPrefix,
        open: hasOwnFile(layer) ? () => run('openLayer', layer.path) : undefined,
      };
    });
  return [...fixed, ...layers];
}

function saysOf({ layer, third, inPrefix, invalidates }: Placed, name: string, words: PageWords): string {
  const place = fill(words[inPrefix ? 'page.map.cached' : 'page.map.uncached'], {
    order: layer.order,
    layer: name,
    tokens: shortTokens(layer.tokens),
    third: words[`page.third.${third}`],
  });
  return `${place} ${fill(words['page.map.edit'], { tokens: shortNumber(invalidates) })}`;
}
