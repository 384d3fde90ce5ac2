/**
 * The activator: what each event of a session told the model. A fold over events; the result after n events is
 * the start for event n + 1. Pure: all it knows of files is in the snapshot, and in the texts that changes name.
 */
import type { Behaviour } from '../claudeCode/behaviour';
import type { ModelFacts } from '../claudeCode/models';
import type { Path } from '../files/path';
import type { TextId } from '../files/text';
import { withChanges } from '../gather/changes';
import type { Snapshot } from '../gather/snapshot';
import { advance } from './advance';
import { announceStart } from './announce';
import type { SessionEvent } from './events';
import { tellStart } from './start';
import { Teller } from './teller';
import { emptyState, type Session } from './told';
import { worldOf, type World } from './world';

export interface ReplayInputs {
  /** As the disk is now. */
  readonly snapshot: Snapshot;
  readonly events: readonly SessionEvent[];
  /** What `changed` events name. */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly behaviour: Behaviour;
  readonly model: ModelFacts;
}

export interface Replayed {
  readonly session: Session;
  readonly world: World;
  /** How many events `session` holds: where a longer list continues. */
  readonly events: readonly SessionEvent[];
  readonly model: ModelFacts;
}

/** `previous` is continued when only events were added and nothing gathered before has changed. */
export function replay(inputs: ReplayInputs, previous?: Replayed): Replayed {
  const { snapshot, events, texts, behaviour, model } = inputs;
  const changes = events.flatMap((event) => (event.kind === 'changed' ? event.files : []));
  const continued = previous && changes.length === 0 && continues(previous, inputs) ? previous : undefined;
  // the world as it was at the start: every change taken back, the newest first
  let current = withChanges(snapshot, [...changes].reverse(), 'before', texts);
  let world = continued ? { ...continued.world, snapshot } : worldOf(current, behaviour);
  let session = continued?.session ?? begin(world, model);
  const from = continued?.events.length ?? 0;
  for (const [at, event] of events.entries()) {
    if (at < from) continue;
    if (event.kind === 'changed') {
      current = withChanges(current, event.files, 'after', texts);
      world = worldOf(current, behaviour);
    }
    session = advance(session, world, event, model, mentionsAfter(events, at));
  }
  return { session, world, events, model };
}

function continues(previous: Replayed, inputs: ReplayInputs): boolean {
  const { events, world } = previous;
  if (world.behaviour.version !== inputs.behaviour.version || events.length > inputs.events.length) return false;
  if (events.some((event, at) => event !== inputs.events[at])) return false;
  // one more mention in a prompt may change what those before it told
  if (events.at(-1)?.kind === 'mention' && inputs.events[events.length]?.kind === 'mention') return false;
  if (previous.model.family !== inputs.model.family || previous.model.ownWindow !== inputs.model.ownWindow)
    return false;
  if (world.snapshot.place !== inputs.snapshot.place) return false;
  if (world.snapshot.files === inputs.snapshot.files) return true;
  for (const [path, state] of world.snapshot.files) if (inputs.snapshot.files.get(path) !== state) return false;
  return true;
}

/** The mentions that follow in the same prompt. */
function mentionsAfter(events: readonly SessionEvent[], at: number): readonly Path[] {
  const paths: Path[] = [];
  for (let next = events[at + 1]; next?.kind === 'mention'; next = events[at + 1 + paths.length]) paths.push(next.path);
  return paths;
}

function begin(world: World, model: ModelFacts): Session {
  const teller = new Teller(world, 0, () => false);
  tellStart(world, teller);
  const { skills } = announceStart(world, model);
  return {
    state: {
      ...emptyState,
      told: new Map(teller.told.map(({ path }) => [path, 0])),
      announced: skills,
      blocked: teller.blocked,
      context: teller.told,
    },
    steps: [
      {
        index: 0,
        event: { kind: 'start' },
        memory: teller.told,
        skills,
        mentioned: [],
        invoked: [],
        restored: [],
        activated: [],
        notes: [],
      },
    ],
    texts: teller.texts,
  };
}
