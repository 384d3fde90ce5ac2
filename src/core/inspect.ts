/** From a snapshot and the events of a session to the one report every surface draws. Pure and synchronous. */
import { behaviourOf } from './claudeCode/behaviour';
import { wholeDraft } from './draft/withDrafts';
import type { Path } from './files/path';
import type { TextId } from './files/text';
import type { Snapshot } from './gather/snapshot';
import type { ClaudeInUse, Layer, Report } from './report';
import type { SessionEvent } from './session/events';
import { modelInUse } from './session/modelInUse';
import { bundledShare } from './session/listingBudget';
import { replay, type Replayed } from './session/replay';
import type { Session } from './session/told';
import { listingNow, skillCards, skillsNotLoaded, waitingSkills } from './stack/skillCards';
import { stackOf } from './stack/stack';
import { notLoadedOf, waitingOf } from './stack/waiting';
import { tryListing, type ListingTrial, type TriedListing } from './stack/listing';
import { pooledSkills, poolOf } from './stack/pool';
import { budgetOf } from './tokens/budget';
import { modelAtEndpoint, type Counted } from './tokens/counted';
import { exactWeigher } from './tokens/exactWeigher';
import { fixedHere } from './tokens/fixedHere';
import { instructionTexts } from './tokens/instructions';
import { loadWeigher } from './tokens/load';
import { timelineOf } from './tokens/timeline';
import type { Counter } from './tokens/tokens';
import type { Weigher } from './tokens/weigh';
import type { Used } from './transcript/used';

export interface Inputs {
  readonly snapshot: Snapshot;
  readonly events: readonly SessionEvent[];
  /** Texts that `changed` events refer to (what a file held before it changed). */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly claude: ClaudeInUse;
  /** Model id or alias; `undefined` takes the one in use, else what Claude Code's settings say, else its default. */
  readonly model: string | undefined;
  /** What the project's sessions say of the model and of Claude Code's own parts. */
  readonly used: Used | undefined;
  /** Documents with unsaved changes: their text once saved. */
  readonly unsaved: ReadonlyMap<Path, string>;
  /** Counts tokens as the model does: what `weigherFor` answers for these inputs. */
  readonly weigher: Weigher;
  /** Exact counts somebody asked for; the same map as last time where there are no new ones. */
  readonly counted: Counted;
}

export interface Inspected {
  readonly inputs: Inputs;
  readonly report: Report;
  /** Every text the report names. */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly replayed: Replayed;
  /** Counts a text as the report's own were counted. */
  readonly count: Counter;
  /** Texts of instruction files that an exact count may be asked for. */
  readonly instructions: () => readonly string[];
}

/** Fetches what counts tokens for the model of these inputs; `inspect` itself waits for nothing. */
export function weigherFor(inputs: Pick<Inputs, 'snapshot' | 'claude' | 'model' | 'used'>): Promise<Weigher> {
  return loadWeigher(modelInUse(inputs, behaviourOf(inputs.claude.version)).family);
}

/**
 * Works out the report. `previous` is the last answer: where only events were appended and nothing gathered
 * before has changed, its replay is continued instead of begun again.
 */
export function inspect(inputs: Inputs, previous?: Inspected): Inspected {
  const { snapshot, events, claude } = inputs;
  const behaviour = behaviourOf(claude.version);
  const model = modelInUse(inputs, behaviour);
  const replayed = replay({ snapshot, events, texts: inputs.texts, behaviour, model }, previous?.replayed);
  const { session, world } = replayed;
  const weigher = exactWeigher(inputs.weigher, inputs.counted.get(modelAtEndpoint(model.id)));
  const { id: listingText, ...listing } = listingNow(world, session, model);
  const { texts } = session;
  texts.set(listingText, listing.text);
  const textOf = (name: TextId) => texts.get(name) ?? '';
  const stack = stackOf(world, session, { ...listing, text: listingText }).map((block): Layer => {
    const layer = weigher.layer(block, textOf);
    const unsaved = inputs.unsaved.get(block.path);
    if (unsaved === undefined) return layer;
    return { ...layer, unsaved: wholeDraft({ replayed, count: weigher.count, textOf }, layer, unsaved) };
  });
  const cards = skillCards(world, session);
  const notLoaded = [...notLoadedOf(world, session), ...skillsNotLoaded(world, cards)];
  const waiting = [...waitingOf(world, session), ...waitingSkills(cards)];
  const [start] = session.steps;
  const share = bundledShare(world, model);
  const beginning = { version: claude.version, model, start, textOf, count: weigher.count, bundledShare: share };
  const fixed = fixedHere(beginning, inputs.used?.first);
  const report: Report = {
    schema: 'context-stack/1',
    claude,
    start: snapshot.place.start,
    home: snapshot.place.home,
    repository: snapshot.place.repository?.root,
    model: {
      id: model.id,
      how: model.how,
      family: model.family,
      window: model.window,
      autocompactAt: model.autocompactAt,
    },
    steps: session.steps,
    stack,
    waiting: waiting.map((unweighed) => weigher.waiting(unweighed)),
    notLoaded,
    skills: cards.map((card) => weigher.card(card)),
    listing: { ...listing, text: listingText, tokens: weigher.count(listing.text) },
    budget: budgetOf(model, stack, fixed, behaviour.listingAfterCompaction || !wasCompacted(session)),
    timeline: timelineOf(session.steps, (step) => weigher.step(step, textOf), {
      start: fixed.bundledListing.count,
      compacted: behaviour.listingAfterCompaction ? fixed.bundledListing.count : 0,
    }),
    pool: poolOf(world, pooledSkills(world, session)),
  };
  const instructions = () => instructionTexts({ stack, waiting, cards, textOf });
  return { inputs, report, texts, replayed, count: weigher.count, instructions };
}

/** The report as it would be after a compaction now. */
export function afterCompaction(inspected: Inspected): Inspected {
  const { inputs } = inspected;
  return inspect({ ...inputs, events: [...inputs.events, { kind: 'compact' }] }, inspected);
}

/** The listing of the start as it would be under another window, or with skills switched off. */
export function tryListingOf({ replayed }: Inspected, trial: ListingTrial): TriedListing {
  return tryListing(replayed.world, replayed.model, trial);
}

function wasCompacted({ steps }: Session): boolean {
  return steps.some(({ event }) => event.kind === 'compact');
}
