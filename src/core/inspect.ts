/** From a snapshot and the events of a session to the one report every surface draws. Pure and synchronous. */
import { behaviourOf, type Behaviour } from './claudeCode/behaviour';
import { DEFAULT_MODEL, modelFacts, modelId, type ModelFacts } from './claudeCode/models';
import { wholeDraft } from './draft/withDrafts';
import type { Path } from './files/path';
import type { TextId } from './files/text';
import { findingsOf } from './findings/findings';
import type { Snapshot } from './gather/snapshot';
import type { ClaudeInUse, Layer, Report } from './report';
import type { SessionEvent } from './session/events';
import { replay, type Replayed } from './session/replay';
import { settingsOf } from './session/world';
import { listingNow, skillCards, skillsNotLoaded, waitingSkills } from './stack/skillCards';
import { stackOf } from './stack/stack';
import { notLoadedOf, waitingOf } from './stack/waiting';
import { tryListing, type ListingTrial, type TriedListing } from './stack/listing';
import { pooledSkills, poolOf } from './stack/pool';
import { budgetOf } from './tokens/budget';
import { estimator } from './tokens/estimate';
import { timelineOf } from './tokens/timeline';
import type { Counter } from './tokens/tokens';
import { weigherOf, type Weigher } from './tokens/weigh';

export interface Inputs {
  readonly snapshot: Snapshot;
  readonly events: readonly SessionEvent[];
  /** Texts that `changed` events refer to (what a file held before it changed). */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly claude: ClaudeInUse;
  /** Model id or alias; `undefined` takes what Claude Code's settings say, else its default. */
  readonly model: string | undefined;
  /** Documents with unsaved changes: their text once saved. */
  readonly unsaved: ReadonlyMap<Path, string>;
}

export interface Inspected {
  readonly inputs: Inputs;
  readonly report: Report;
  /** Every text the report names. */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly replayed: Replayed;
  /** Counts a text as the report's own were counted. */
  readonly count: Counter;
}

/** Weighers remember what they counted; one for each family is enough for all reports. */
const weighers: Readonly<Record<ModelFacts['family'], Weigher>> = {
  old: weigherOf(estimator('old')),
  new: weigherOf(estimator('new')),
};

/**
 * Works out the report. `previous` is the last answer: where only events were appended and nothing gathered
 * before has changed, its replay is continued instead of begun again.
 */
export function inspect(inputs: Inputs, previous?: Inspected): Inspected {
  const { snapshot, events, claude } = inputs;
  const behaviour = behaviourOf(claude.version);
  const id = modelId(inputs.model ?? chosenModel(snapshot, behaviour) ?? DEFAULT_MODEL);
  const model = modelFacts(id, snapshot.place.env);
  const replayed = replay({ snapshot, events, texts: inputs.texts, behaviour, model }, previous?.replayed);
  const { session, world } = replayed;
  const weigher = weighers[model.family];
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
  const report: Report = {
    schema: 'context-stack/1',
    claude,
    start: snapshot.place.start,
    home: snapshot.place.home,
    repository: snapshot.place.repository?.root,
    model: { id, ...model, how: inputs.model === undefined ? 'claudeSettings' : 'setting', autocompactAt: undefined },
    steps: session.steps,
    stack,
    waiting: waiting.map((unweighed) => weigher.waiting(unweighed)),
    notLoaded,
    skills: cards.map((card) => weigher.card(card)),
    listing: { ...listing, text: listingText, tokens: weigher.count(listing.text) },
    budget: budgetOf(claude.version, model, stack),
    timeline: timelineOf(session.steps, (step) => weigher.step(step, textOf)),
    pool: poolOf(world, pooledSkills(world, session)),
    findings: findingsOf(world, notLoaded),
  };
  return { inputs, report, texts, replayed, count: weigher.count };
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

function chosenModel(snapshot: Snapshot, behaviour: Behaviour): string | undefined {
  const files = settingsOf(snapshot, behaviour);
  return snapshot.place.env['ANTHROPIC_MODEL'] ?? files.findLast(({ model }) => model !== undefined)?.model;
}
