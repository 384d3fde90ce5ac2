/** The budget as the JSON that docs/budget.schema.json describes; its shape is a promise to scripts. */
import type { Layer } from '../core/report';
import { freedBy } from '../core/tokens/freed';
import { promptOf } from '../core/tokens/prompt';
import type { BudgetAnswer } from './budget';

/** Plain data, ready for `JSON.stringify`. */
export function budgetJson({ now: { report, replayed }, after, listing, wish }: BudgetAnswer): object {
  const { budget, model, pool } = report;
  const share = (count: number) => (budget.window > 0 ? count / budget.window : 0);
  return {
    schema: 'context-stack/budget/1',
    claude: report.claude.version,
    start: report.start,
    model: { id: model.id, how: model.how, family: model.family, autocompactAt: model.autocompactAt },
    window: budget.window,
    used: budget.used,
    bundledListing: budget.bundledListing,
    fixedFrom: budget.fixedFrom,
    parts: budget.parts.map(({ part, tokens }) => ({ part, tokens, share: share(tokens.count) })),
    turns: wish.turns,
    layers: promptOf(report).placed.map(({ layer, from, third, inPrefix, invalidates }) => ({
      ...shortOf(layer),
      written: layer.writtenTokens,
      share: share(layer.tokens.count),
      rent: layer.tokens.count * wish.turns,
      from,
      third,
      inPrefix,
      invalidates,
      fate: layer.fate,
    })),
    listing: {
      window: wish.window ?? replayed.model.ownWindow,
      off: wish.off,
      ...listing.room,
      lines: listing.lines.map(({ name, path, text, full }) => ({ name, path, kept: text.length, of: full.length })),
    },
    compaction: {
      used: after.report.budget.used,
      freed: freedBy(report, after.report),
      layers: after.report.stack.map(shortOf),
      unseen: after.report.skills.filter(({ state }) => state === 'unseen').map(({ name }) => name),
      pool: { limit: pool.limit, limitEach: pool.limitEach, used: pool.used },
    },
    timeline: report.timeline.map(({ step, parts }) => ({ step, event: report.steps[step]?.event.kind, parts })),
  };
}

function shortOf({ order, path, kind, scope, tokens }: Layer): object {
  return { order, path, kind, scope, tokens };
}
