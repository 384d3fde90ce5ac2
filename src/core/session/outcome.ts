/** What one event of a session comes to. */
import type { TextId } from '../files/text';
import type { SessionEvent } from './events';
import type { Step } from './step';
import type { SessionState } from './told';

/** What an event adds: parts of a step, parts of the state, texts. */
export interface Outcome {
  readonly step?: Partial<Step>;
  readonly state?: Partial<SessionState>;
  readonly texts?: ReadonlyMap<TextId, string>;
}

/** A step of an event that caused nothing. */
export function emptyStep(index: number, event: SessionEvent): Step {
  return { index, event, memory: [], skills: [], mentioned: [], invoked: [], restored: [], activated: [], notes: [] };
}

/** What two parts of one event come to; the second knows the state the first left. Notes are the first one's. */
export function both(first: Outcome, second: Outcome): Outcome {
  const [one, other] = [first.step ?? {}, second.step ?? {}];
  return {
    step: {
      ...one,
      memory: [...(one.memory ?? []), ...(other.memory ?? [])],
      skills: [...(one.skills ?? []), ...(other.skills ?? [])],
      mentioned: [...(one.mentioned ?? []), ...(other.mentioned ?? [])],
      activated: [...(one.activated ?? []), ...(other.activated ?? [])],
    },
    state: { ...first.state, ...second.state },
    texts: new Map([...(first.texts ?? []), ...(second.texts ?? [])]),
  };
}
