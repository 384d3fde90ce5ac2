/** The blocks of the position map, each with all there is to say of it. */
import type { BudgetPart, Report } from '../../src/core/report';
import { partOf } from '../../src/core/tokens/budget';
import type { Placed, Prompt } from '../../src/core/tokens/prompt';
import { noTokens } from '../../src/core/tokens/tokens';
import { hasOwnFile } from '../../src/present/layerName';
import { shortNumber, shortTokens } from '../../src/present/tokens';
import { fill } from '../../src/present/words/fill';
import type { PageWords } from '../../src/present/words/pageEn';
import { run } from './host';
import { layerNames } from './layerNames';

export interface Block {
  readonly id: string;
  readonly part: BudgetPart;
  readonly weight: number;
  /** All there is to say of it. */
  readonly says: string;
  readonly inPrefix: boolean;
  readonly open: (() => void) | undefined;
}

/** System prompt and tools, then the layers that weigh something. */
export function blocksOf(report: Report, prompt: Prompt, words: PageWords): readonly Block[] {
  const { name } = layerNames(report, words);
  const { parts, bundledListing } = report.budget;
  const own = parts.filter(({ part }) => part === 'systemPrompt' || part === 'tools');
  // with skills of the user's the bundled ones stand in their listing
  const isListed = report.stack.some(({ kind }) => kind === 'skillListing');
  const bundled = { part: 'skillListing', tokens: isListed ? noTokens : bundledListing } as const;
  const fixed = [...own, bundled].flatMap(({ part, tokens }): Block[] => {
    if (tokens.count === 0) return [];
    const says = fill(words['page.map.fixed'], { part: words[`page.${part}`], tokens: shortTokens(tokens) });
    return [{ id: part, part, weight: tokens.count, says, inPrefix: true, open: undefined }];
  });
  const layers = prompt.placed
    .filter(({ size }) => size > 0)
    .map((placed): Block => {
      const { layer, size, inPrefix } = placed;
      return {
        id: layer.id,
        part: partOf(layer.kind),
        weight: size,
        says: saysOf(placed, name(layer), words),
        inPrefix,
        open: hasOwnFile(layer) ? () => run('openLayer', layer.path) : undefined,
      };
    });
  return [...fixed, ...layers];
}

function saysOf({ layer, size, third, inPrefix, invalidates }: Placed, name: string, words: PageWords): string {
  const place = fill(words[inPrefix ? 'page.map.cached' : 'page.map.uncached'], {
    order: layer.order,
    layer: name,
    tokens: shortTokens({ ...layer.tokens, count: size }),
    third: words[`page.third.${third}`],
  });
  return `${place} ${fill(words['page.map.edit'], { tokens: shortNumber(invalidates) })}`;
}
