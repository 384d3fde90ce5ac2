/**
 * The models Claude Code knows, as data: measured with each id in 2.1.332 (`/context` and its compaction point),
 * the tokenizer family from the model documents as of October 2026.
 */

export const SMALL_WINDOW = 200_000;
export const LARGE_WINDOW = 1_000_000;

export interface ModelRow {
  readonly family: 'old' | 'new';
  /** Window in tokens without `[1m]`. */
  readonly window: number;
  /**
   * Where compaction starts by itself in versions that have models without a point of their own: shortly before the
   * limit, so only where the window is the small one, or not before the service refuses.
   */
  readonly compacts: 'before' | 'beforeWhenSmall' | 'atLimit';
  /** Most tokens of one answer, where that is less than what is kept free for the summary. */
  readonly maxOutput?: number;
}

const native: ModelRow = { family: 'new', window: LARGE_WINDOW, compacts: 'before' };
const optional: ModelRow = { family: 'old', window: SMALL_WINDOW, compacts: 'beforeWhenSmall' };
const plain: ModelRow = { family: 'old', window: SMALL_WINDOW, compacts: 'atLimit' };

/** By name and version as they stand in an id. What is not here is unknown to Claude Code as well. */
const ROWS: ReadonlyMap<string, ModelRow> = new Map([
  ...list('opus-4-7 opus-4-8 opus-5 opus-5-5', native),
  ...list('sonnet-5 sonnet-5-5 haiku-5-5', native),
  ...list('fable-5 fable-5-1 fable-5-2 mythos-5 mythos-preview', native),
  ...list('opus-4-6 sonnet-4-6', optional),
  ...list('opus-4 opus-4-0 opus-4-1 opus-4-5', plain),
  ...list('sonnet-4 sonnet-4-0 sonnet-4-5 haiku-4-5 3-7-sonnet', plain),
  ...list('3-5-sonnet 3-5-haiku', { ...plain, maxOutput: 8192 }),
  ...list('3-opus 3-haiku', { ...plain, maxOutput: 4096 }),
]);

const NAME =
  /claude-((?:3-)?(?:[57]-)?(?:opus|sonnet|haiku|fable|mythos)(?:-preview)?)(?:-(\d{1,2})(?!\d))?(?:-(\d{1,2})(?!\d))?/i;

/** The row of an id with whatever stands around its name (a provider, a date); nothing for an unknown model. */
export function modelRow(id: string): ModelRow | undefined {
  const match = NAME.exec(id);
  return match ? ROWS.get(match.slice(1).filter(Boolean).join('-').toLowerCase()) : undefined;
}

const FIRST_OF_NEW: Readonly<Record<string, number>> = { opus: 4.7, sonnet: 5, haiku: 5, fable: 0, mythos: 0 };

/** The tokenizer family of an id that has no row: by its version, else the newest. */
export function familyOf(id: string): ModelRow['family'] {
  if (/claude-(?:[123]\b|instant)/i.test(id)) return 'old';
  const match = /(opus|sonnet|haiku|fable|mythos)-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/i.exec(id);
  const version = match ? Number(`${match[2] ?? '0'}.${match[3] ?? '0'}`) : Number.POSITIVE_INFINITY;
  return version >= (FIRST_OF_NEW[match?.[1]?.toLowerCase() ?? ''] ?? 0) ? 'new' : 'old';
}

function list(names: string, row: ModelRow): [string, ModelRow][] {
  return names.split(' ').map((name) => [name, row]);
}
