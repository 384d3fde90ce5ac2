/** What Claude Code's own parts weigh here: what a real session's first request leaves for them, else the defaults. */
import type { FixedParts } from '../claudeCode/fixedParts';
import { addTokens, type Tokens } from './tokens';

export interface FixedTokens {
  readonly systemPrompt: Tokens;
  /** Definitions of tools; from a session all else that is Claude Code's own as well: MCP servers, agents. */
  readonly tools: Tokens;
  /** Lines of bundled skills in the listing. */
  readonly bundledListing: Tokens;
  readonly from: 'session' | 'defaults';
}

/** A first request, as the service counted it, and what of it is known otherwise. */
export interface FirstUsage {
  readonly total: number;
  /** What the start told: memory, rules, the listing. */
  readonly start: Tokens;
  readonly prompt: Tokens;
}

/** How far the measured defaults may be off: they come from another session. */
const DEFAULT_MARGIN = 0.2;

/** The system prompt keeps its default, and tools take the rest; with less than nothing left the session says nothing. */
export function fixedFromUsage(
  usage: FirstUsage | undefined,
  defaults: Pick<FixedParts, 'systemPrompt' | 'tools' | 'bundledListing'>,
): FixedTokens {
  const systemPrompt = byDefault(defaults.systemPrompt);
  const bundledListing = byDefault(defaults.bundledListing);
  const known = usage && addTokens([usage.start, usage.prompt, systemPrompt, bundledListing]);
  const rest = usage && known ? usage.total - known.count : Number.NaN;
  if (!known || !(rest >= 0)) {
    return { systemPrompt, tools: byDefault(defaults.tools), bundledListing, from: 'defaults' };
  }
  return {
    systemPrompt,
    bundledListing,
    tools: { count: rest, margin: known.margin, how: 'estimated' },
    from: 'session',
  };
}

function byDefault(count: number): Tokens {
  return { count, margin: Math.round(count * DEFAULT_MARGIN), how: 'estimated' };
}
