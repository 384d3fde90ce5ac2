/** From a snapshot and the events of a session to the one report every surface draws. Pure and synchronous. */
import { behaviourOf } from './claudeCode/behaviour';
import { DEFAULT_MODEL, modelFacts, modelId, type ModelFacts } from './claudeCode/models';
import type { Path } from './files/path';
import { textId, type TextId } from './files/text';
import { findingsOf } from './findings/findings';
import type { Snapshot } from './gather/snapshot';
import { readMemoryFile } from './parse/memoryFile';
import type { ClaudeInUse, Layer, Report } from './report';
import type { SessionEvent } from './session/events';
import { replay, type Replayed } from './session/replay';
import { setting, worldOf, type World } from './session/world';
import { listingNow, skillCards, skillsNotLoaded, waitingSkills } from './stack/skillCards';
import { stackOf } from './stack/stack';
import { notLoadedOf, waitingOf } from './stack/waiting';
import { budgetOf } from './tokens/budget';
import { estimator } from './tokens/estimate';
import type { Counter } from './tokens/tokens';

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
  readonly report: Report;
  /** Every text the report names. */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly replayed: Replayed;
}

/** Counters remember what they counted; one for each family is enough for all reports. */
const counters: Readonly<Record<ModelFacts['family'], Counter>> = { old: estimator('old'), new: estimator('new') };

/**
 * Works out the report. `previous` is the last answer: where only events were appended and nothing gathered
 * before has changed, its replay is continued instead of begun again.
 */
export function inspect(inputs: Inputs, previous?: Inspected): Inspected {
  const { snapshot, events, claude } = inputs;
  const behaviour = behaviourOf(claude.version);
  const id = modelId(inputs.model ?? chosenModel(worldOf(snapshot, behaviour)) ?? DEFAULT_MODEL);
  const model = modelFacts(id, snapshot.place.env);
  const replayed = replay({ snapshot, events, texts: inputs.texts, behaviour, model }, previous?.replayed);
  const { session, world } = replayed;
  const count = counters[model.family];
  const listing = listingNow(world, session, model);
  const listingText = textId(listing.text);
  const texts = new Map([...session.texts, [listingText, listing.text] as const]);
  const textOf = (name: TextId) => texts.get(name) ?? '';
  const stack = stackOf(world, session, { ...listing, text: listingText }).map(({ written, ...block }): Layer => {
    const unsaved = inputs.unsaved.get(block.path);
    return {
      ...block,
      tokens: count(textOf(block.text)),
      writtenTokens: count(textOf(written)),
      unsaved: unsaved === undefined ? undefined : count(sentOf(world, block.kind, block.path, unsaved)),
    };
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
    model: { id, ...model },
    steps: session.steps,
    stack,
    waiting: waiting.map(({ text, ...waiting }) => ({ ...waiting, tokens: count(text) })),
    notLoaded,
    skills: cards.map(({ body, ...card }) => ({
      ...card,
      listingTokens: count(card.text === '' ? `- ${card.name}` : `- ${card.name}: ${card.text}`),
      bodyTokens: count(body),
    })),
    listing: { ...listing, text: listingText, tokens: count(listing.text) },
    budget: budgetOf(claude.version, model, stack),
    findings: findingsOf(world, notLoaded),
  };
  return { report, texts, replayed };
}

function chosenModel(world: World): string | undefined {
  return world.snapshot.place.env['ANTHROPIC_MODEL'] ?? setting(world, 'model');
}

/** What would be sent of an edited document; what is read as a plain file is sent as it stands. */
function sentOf(world: World, kind: Layer['kind'], path: Path, text: string): string {
  if (kind === 'mention' || kind === 'file' || kind === 'skill') return text;
  return readMemoryFile({ kind: 'text', text, real: path, bytes: text.length }, world.behaviour).sent;
}
