/** Where each block lies in the prompt as one line from its first token to its last, and what of it is read from the cache. */
import type { Layer, Report } from '../report';

export interface Placed {
  readonly layer: Layer;
  /** Tokens of the prompt that stand before it: system prompt and tools, then the layers before it. */
  readonly from: number;
  /** Its tokens; the listing's with the lines of bundled skills. */
  readonly size: number;
  /** The third its middle lies in. */
  readonly third: 'start' | 'middle' | 'end';
  /** True where the same text opens every request of the session: system prompt, tools, and what start told. */
  readonly inPrefix: boolean;
  /** Tokens that are no longer read from the cache once an edit to this block is told: itself and all behind it. */
  readonly invalidates: number;
}

export interface Prompt {
  /** Tokens of what stands before every layer: system prompt, tools, a listing of bundled skills alone. */
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
  const bundled = budget.bundledListing.count;
  const sizeOf = ({ kind, tokens }: Layer) => tokens.count + (kind === 'skillListing' ? bundled : 0);
  // without skills of the user's there is no layer, and Claude Code's own lines still stand before the conversation
  const before = stack.some(({ kind }) => kind === 'skillListing') ? fixed : fixed + bundled;
  const total = stack.reduce((sum, layer) => sum + sizeOf(layer), before);
  const behind = stack.findIndex((layer) => !isOfStart(layer));
  const stable = behind < 0 ? stack.length : behind;
  let from = before;
  let prefix = before;
  const placed = stack.map((layer, at): Placed => {
    const size = sizeOf(layer);
    const middle = total === 0 ? 0 : (from + size / 2) / total;
    const third = middle < 1 / 3 ? 'start' : middle < 2 / 3 ? 'middle' : 'end';
    const one = { layer, from, size, third, inPrefix: at < stable, invalidates: total - from } as const;
    from += size;
    if (at < stable) prefix = from;
    return one;
  });
  return { fixed: before, prefix, total, placed };
}

/** Told with the first request: a mention in the first prompt is conversation already. */
function isOfStart({ kind, step }: Layer): boolean {
  return step === 0 && kind !== 'mention' && kind !== 'file' && kind !== 'skill' && kind !== 'summary';
}
