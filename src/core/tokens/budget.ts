/** The window, part by part, as Claude Code's own view has them. */
import type { ModelFacts } from '../claudeCode/models';
import type { Budget, BudgetPart, Layer, SessionPart } from '../report';
import type { FixedTokens } from './fixedFromUsage';
import { addTokens, noTokens, type Tokens } from './tokens';

/** `isListed`: the model has a listing of skills, which bundled ones are part of. */
export function budgetOf(model: ModelFacts, layers: readonly Layer[], fixed: FixedTokens, isListed = true): Budget {
  const bundledListing = isListed ? fixed.bundledListing : noTokens;
  const byPart = new Map<BudgetPart, Tokens[]>();
  for (const layer of layers) {
    const part = partOf(layer.kind);
    const known = byPart.get(part);
    if (known) known.push(layer.tokens);
    else byPart.set(part, [layer.tokens]);
  }
  const sum = (part: BudgetPart) => addTokens(byPart.get(part) ?? []);
  const used: { part: BudgetPart; tokens: Tokens }[] = [
    { part: 'systemPrompt', tokens: fixed.systemPrompt },
    { part: 'tools', tokens: fixed.tools },
    { part: 'memory', tokens: sum('memory') },
    { part: 'rules', tokens: sum('rules') },
    { part: 'skillListing', tokens: addTokens([sum('skillListing'), bundledListing]) },
    { part: 'invokedSkills', tokens: sum('invokedSkills') },
    { part: 'conversation', tokens: sum('conversation') },
  ];
  const total = addTokens(used.map(({ tokens }) => tokens));
  const free = Math.max(0, model.window - model.autocompactBuffer - total.count);
  return {
    window: model.window,
    parts: [
      ...used,
      { part: 'free', tokens: { ...total, count: free } },
      { part: 'autocompactBuffer', tokens: { count: model.autocompactBuffer, margin: 0, how: 'counted' } },
    ],
    used: total,
    bundledListing,
    fixedFrom: fixed.from,
  };
}

/** Which part of the window a block counts to. */
export function partOf(kind: Layer['kind']): SessionPart {
  switch (kind) {
    case 'rule':
      return 'rules';
    case 'skillListing':
      return 'skillListing';
    case 'skill':
      return 'invokedSkills';
    case 'mention':
    case 'file':
    case 'summary':
      return 'conversation';
    default:
      return 'memory';
  }
}
