/** Claude Code's own parts in this project: from its newest session's first request, where that is comparable. */
import { fixedParts } from '../claudeCode/fixedParts';
import { familyOf, modelRow } from '../claudeCode/modelRows';
import type { ModelFacts } from '../claudeCode/models';
import type { TextId } from '../files/text';
import { linesOf, type Step } from '../session/step';
import type { FirstRequest } from '../transcript/firstRequest';
import { fixedFromUsage, type FirstUsage, type FixedTokens } from './fixedFromUsage';
import { addTokens, type Counter, type Tokens } from './tokens';

/** What the session shown begins with. */
export interface Beginning {
  readonly version: string;
  readonly model: ModelFacts;
  /** Its first step; nothing before there is one. */
  readonly start: Step | undefined;
  readonly textOf: (id: TextId) => string;
  readonly count: Counter;
  /** How much of the bundled skills' lines is listed, 0 to 1. */
  readonly bundledShare: number;
}

/** `first` counts only for the version shown and its tokenizer: of another one nothing follows. */
export function fixedHere(beginning: Beginning, first: FirstRequest | undefined): FixedTokens {
  const { version, model, start } = beginning;
  // no request is larger than the window: a record that says so is none to go by
  const isComparable =
    first?.version === version && tokenizerOf(first) === model.family && first.tokens <= model.ownWindow;
  const usage = isComparable && start ? usageOf(first, start, beginning) : undefined;
  const defaults = fixedParts(version, model.family);
  const bundledListing = Math.round(defaults.bundledListing * beginning.bundledShare);
  return fixedFromUsage(usage, { ...defaults, bundledListing });
}

function tokenizerOf({ model }: FirstRequest): ModelFacts['family'] {
  return modelRow(model)?.family ?? familyOf(model);
}

const known = new WeakMap<
  Step,
  { readonly first: FirstRequest; readonly count: Counter; readonly usage: FirstUsage }
>();

/** Counted once a start: a prompt may be long, and every report asks for it again. */
function usageOf(first: FirstRequest, start: Step, { count, textOf }: Beginning): FirstUsage {
  const before = known.get(start);
  if (before?.first === first && before.count === count) return before.usage;
  const usage = { total: first.tokens, start: told(start, count, textOf), prompt: count(first.prompt) };
  known.set(start, { first, count, usage });
  return usage;
}

function told({ memory, skills }: Step, count: Counter, textOf: (id: TextId) => string): Tokens {
  return addTokens([...memory.map(({ text }) => count(textOf(text))), count(linesOf(skills))]);
}
