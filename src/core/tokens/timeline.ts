/** What the context weighed after each step of the session, part by part: a compaction begins anew with what it left. */
import type { TextId } from '../files/text';
import type { Moment, SessionPart } from '../report';
import { linesOf, type Step } from '../session/step';
import { partOf } from './budget';
import type { Counter } from './tokens';

export type StepWeights = Readonly<Record<SessionPart, number>>;

const nothing: StepWeights = { memory: 0, rules: 0, skillListing: 0, invokedSkills: 0, conversation: 0 };

/**
 * `added` gives what one step brought; a step that stands as it stood need not be weighed again. `bundled` are the
 * tokens of bundled skills in the listing, at start and after a compaction.
 */
export function timelineOf(
  steps: readonly Step[],
  added: (step: Step) => StepWeights,
  bundled: { readonly start: number; readonly compacted: number },
): Moment[] {
  const empty = (skillListing: number): StepWeights => ({ ...nothing, skillListing });
  let sum = empty(bundled.start);
  return steps.map((step) => {
    sum = plus(step.event.kind === 'compact' ? empty(bundled.compacted) : sum, added(step));
    return { step: step.index, parts: sum };
  });
}

/** What one step brought, in tokens. */
export function stepWeights(step: Step, textOf: (id: TextId) => string, count: Counter): StepWeights {
  const parts = { ...nothing };
  for (const told of [...step.memory, ...step.mentioned, ...step.invoked, ...step.restored]) {
    parts[partOf(told.kind)] += count(textOf(told.text)).count;
  }
  // in one piece: rounded line by line a long list would drift
  parts.skillListing += count(linesOf(step.skills)).count;
  return parts;
}

function plus(a: StepWeights, b: StepWeights): StepWeights {
  return {
    memory: a.memory + b.memory,
    rules: a.rules + b.rules,
    skillListing: a.skillListing + b.skillListing,
    invokedSkills: a.invokedSkills + b.invokedSkills,
    conversation: a.conversation + b.conversation,
  };
}
