/** What a compaction frees, as far as files can tell: neither its summary nor the talk it sums up is known. */
import type { Report } from '../report';

/**
 * Tokens. A file that comes back and was only read until then lay in the conversation before, which no layer shows;
 * also where it was read beside the memory it is.
 */
export function freedBy(before: Report, after: Report): number {
  const shown = new Set(before.stack.filter(({ fate }) => fate.kind === 'restored').map(({ path }) => path));
  const hidden = after.stack.filter(({ kind, path }) => kind === 'file' && !shown.has(path));
  const hiddenTokens = hidden.reduce((sum, { tokens }) => sum + tokens.count, 0);
  return Math.max(0, before.budget.used.count + hiddenTokens - after.budget.used.count);
}
