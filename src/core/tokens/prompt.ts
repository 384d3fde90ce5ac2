/** Where each block lies in the prompt as one line from its first token to its last, and what of it is read from the cache. */
import type { Layer, Report } from '../report';

export interface Placed {
  readonly layer: Layer;
  /** Tokens of the prompt that stand before it: system prompt and tools, then the layers before it. */
  readonly from: number;
  /** The third its middle lies in. */
  readonly third: 'start' | 'middle' | 'end';
  /** True where the same text opens every request of the session: system prompt, tools, and what start told. */
  readonly inPrefix: boolean;
  /** Tokens that are no longer read from the cache once an edit to this block is told: itself and all behind it. */
  readonly invalidates: number;
}

export interface Prompt {
  /** Tokens of system prompt and tools, which stand before every layer. */
  readonly fixed: number;
  /** Tokens of the stable prefix, `fixed` among them. */
  readonly prefix: number;
  readonly total: number;
  readonly placed: readonly Placed[];
}

/** `Report.budget.used` laid out in the order the model reads it. */
export function promptOf({ stack, budget }: Pick<Report, 'stack' | 'budget'>): Prompt {
  const fixed = budget.parts
    .filter(({ part }) => part === 'systemPrompt' || part === 'tools')
    .reduce((sum, { tokens }) => sum + tokens.count, 0);
  const total = stack.reduce((sum, { tokens }) => sum + tokens.count, fixed);
  const behind = stack.findIndex((layer) => !isOfStart(layer));
  const stable = behind < 0 ? stack.length : behind;
  let from = fixed;
  let prefix = fixed;
  const placed = stack.map((layer, at): Placed => {
    const middle = total === 0 ? 0 : (from + layer.tokens.count / 2) / total;
    const third = middle < 1 / 3 ? 'start' : middle < 2 / 3 ? 'middle' : 'end';
    const one = { layer, from, third, inPrefix: at < stable, invalidates: total - from } as const;
    from += layer.tokens.count;
    if (at < stable) prefix = from;
    return one;
  });
  return { fixed, prefix, total, placed };
}

/** Told with the first request: a mention in the first prompt is conversation already. */
function isOfStart({ kind, step }: Layer): boolean {
  return step === 0 && kind !== 'mention' && kind !== 'file' && kind !== 'skill' && kind !== 'summary';
}
