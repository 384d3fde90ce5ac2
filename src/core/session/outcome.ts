/** What one event of a session comes to. */
import type { TextId } from '../files/text';
import type { SessionEvent } from './events';
import type { Step } from './step';
import type { Session, SessionState } from './told';

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

/** `later` came on top of `first`, in the same step. */
export function both(first: Outcome, later: Outcome): Outcome {
  const [a, b] = [first.step ?? {}, later.step ?? {}];
  const notes = new Map([...(a.notes ?? []), ...(b.notes ?? [])].map((note) => [JSON.stringify(note), note]));
  const hasMore = (b.memory ?? []).length > 0 || (a.memory ?? []).length > 0;
  return {
    step: {
      ...a,
      memory: [...(a.memory ?? []), ...(b.memory ?? [])],
      skills: [...(a.skills ?? []), ...(b.skills ?? [])],
      mentioned: [...(a.mentioned ?? []), ...(b.mentioned ?? [])],
      activated: [...(a.activated ?? []), ...(b.activated ?? [])],
      notes: [...notes.values()].filter(({ code }) => !hasMore || code !== 'nothingApplies'),
    },
    state: { ...first.state, ...later.state },
    texts: new Map([...(first.texts ?? []), ...(later.texts ?? [])]),
  };
}

export function withState(session: Session, { state }: Outcome): Session {
  return { ...session, state: { ...session.state, ...state } };
}
