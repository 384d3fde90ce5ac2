/** The window, part by part, as Claude Code's own view has them. */
import { AUTOCOMPACT_BUFFER, fixedParts } from '../claudeCode/fixedParts';
import type { ModelFacts } from '../claudeCode/models';
import type { Budget, BudgetPart, Layer, SessionPart } from '../report';
import { addTokens, type Tokens } from './tokens';

/** How far the sizes of Claude Code's own parts may be off: they were measured in another session. */
const FIXED_MARGIN = 0.2;

export function budgetOf(version: string, model: ModelFacts, layers: readonly Layer[]): Budget {
  const fixed = fixedParts(version, model.family);
  const byPart = new Map<BudgetPart, Tokens[]>();
  for (const layer of layers) {
    const part = partOf(layer.kind);
    const known = byPart.get(part);
    if (known) known.push(layer.tokens);
    else byPart.set(part, [layer.tokens]);
  }
  const sum = (part: BudgetPart) => addTokens(byPart.get(part) ?? []);
  const used: { part: BudgetPart; tokens: Tokens }[] = [
    { part: 'systemPrompt', tokens: measured(fixed.systemPrompt) },
    { part: 'tools', tokens: measured(fixed.tools) },
    { part: 'memory', tokens: sum('memory') },
    { part: 'rules', tokens: sum('rules') },
    { part: 'skillListing', tokens: sum('skillListing') },
    { part: 'invokedSkills', tokens: sum('invokedSkills') },
    { part: 'conversation', tokens: sum('conversation') },
  ];
  const total = addTokens(used.map(({ tokens }) => tokens));
  const free = Math.max(0, model.window - AUTOCOMPACT_BUFFER - total.count);
  return {
    window: model.window,
    parts: [
      ...used,
      { part: 'free', tokens: { ...total, count: free } },
      { part: 'autocompactBuffer', tokens: { count: AUTOCOMPACT_BUFFER, margin: 0, how: 'counted' } },
    ],
    used: total,
    fixedFrom: 'defaults',
  };
}

function measured(count: number): Tokens {
  return { count, margin: Math.round(count * FIXED_MARGIN), how: 'estimated' };
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
