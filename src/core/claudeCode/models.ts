/**
 * Models as data: which tokenizer family and which window an id stands for. From the model documents as of
 * October 2026 and from listing budgets measured with each id; an unknown id is taken as the newest family.
 */

export interface ModelFacts {
  readonly family: 'old' | 'new';
  /** Context window in tokens. */
  readonly window: number;
}

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['default', 'claude-opus-5-5'],
  ['opus', 'claude-opus-5-5'],
  ['sonnet', 'claude-sonnet-5-5'],
  ['haiku', 'claude-haiku-5-5'],
  ['opusplan', 'claude-opus-5-5'],
]);

const FIRST_OF_NEW_FAMILY: Readonly<Record<string, number>> = { opus: 4.7, sonnet: 5, haiku: 5, fable: 0, mythos: 0 };
export const DEFAULT_MODEL = 'claude-opus-5-5';
const SMALL = 200_000;
const LARGE = 1_000_000;

/** The id an alias stands for; any other text unchanged. */
export function modelId(idOrAlias: string): string {
  return ALIASES.get(idOrAlias.toLowerCase()) ?? idOrAlias;
}

/** Facts of a model id or alias, with `[1m]` and `CLAUDE_CODE_DISABLE_1M_CONTEXT` heeded. */
export function modelFacts(idOrAlias: string, env: Readonly<Record<string, string>>): ModelFacts {
  const id = modelId(idOrAlias);
  const match = /(opus|sonnet|haiku|fable|mythos)-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/.exec(id);
  const version = match ? Number(`${match[2] ?? '0'}.${match[3] ?? '0'}`) : Number.POSITIVE_INFINITY;
  const isNew = !/claude-(?:[123]\b|instant)/.test(id) && version >= (FIRST_OF_NEW_FAMILY[match?.[1] ?? ''] ?? 0);
  const asked = /\[1m\]/i.test(id);
  const large = (isNew || asked) && env['CLAUDE_CODE_DISABLE_1M_CONTEXT'] !== '1';
  return { family: isNew ? 'new' : 'old', window: large ? LARGE : SMALL };
}
