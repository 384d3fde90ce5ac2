/** Everything in the context now, in the order the model reads it, with what compaction would do to it. */
import type { Behaviour } from '../claudeCode/behaviour';
import { fileId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Layer, Listing } from '../report';
import type { Told } from '../session/step';
import type { Session } from '../session/told';
import type { World } from '../session/world';
import { fitPool } from '../compact/caps';

/** A layer before it is weighed. */
export type Block = Omit<Layer, 'tokens' | 'writtenTokens' | 'unsaved'> & { readonly written: TextId };

/** The listing stands behind all that start told, after a compaction behind all that it left (measured), before what touches brought. */
export function stackOf(
  world: World,
  session: Session,
  listing: Pick<Listing, 'text' | 'skills' | 'withoutDescription'>,
): Block[] {
  const { context } = session.state;
  const fits = fatesOfSkills(world, session);
  if (listing.skills === 0) return context.map((told, at) => blockOf(world, session, told, fits, at + 1));
  const since = `${context.find(({ kind }) => kind === 'summary')?.id.split(':', 1)[0] ?? '0'}:`;
  const place = context.findLastIndex(({ id }) => id.startsWith(since)) + 1;
  const blocks = context.map((told, at) => blockOf(world, session, told, fits, at < place ? at + 1 : at + 2));
  return blocks.toSpliced(place, 0, listingBlock(world, blocks[place - 1]?.step ?? 0, listing, place + 1));
}

/** A block that is as it was last time is the same object: most are, and what is made of it can be kept. */
const kept = new WeakMap<Told, Block>();

function blockOf(world: World, session: Session, told: Told, fits: ReadonlyMap<string, boolean>, order: number): Block {
  const now = textAt(world.snapshot, told.path);
  const isFile = told.kind !== 'settings' && told.kind !== 'summary';
  const olderThanDisk = isFile && (now === undefined || fileId(now) !== told.written);
  const fate = fateOf(world, session, told, fits);
  const before = kept.get(told);
  if (before?.order === order && before.olderThanDisk === olderThanDisk && before.fate === fate) return before;
  const step = Number(told.id.split(':', 1)[0]);
  const block: Block = { ...told, order, step, olderThanDisk, fate };
  kept.set(told, block);
  return block;
}

/** Newest invocation first, each once, as many as fit the pool (measured). */
function fatesOfSkills(world: World, session: Session): Map<string, boolean> {
  const newest = new Map<string, Told>();
  for (const told of [...session.state.invoked].reverse()) if (!newest.has(told.path)) newest.set(told.path, told);
  const order = [...newest.values()];
  const fits = fitPool(
    order.map(({ text }) => session.texts.get(text) ?? ''),
    world.behaviour,
  );
  return new Map(order.map(({ id }, at) => [id, fits[at] ?? false]));
}

const FATE = {
  kept: { kind: 'kept' },
  reread: { kind: 'reread', from: 'disk' },
  dropped: { kind: 'dropped' },
  returnsWhenTouched: { kind: 'returnsWhenTouched' },
  summarised: { kind: 'summarised' },
} as const satisfies Record<string, Layer['fate']>;

function fateOf(world: World, session: Session, told: Told, fits: ReadonlyMap<string, boolean>): Layer['fate'] {
  switch (told.kind) {
    case 'mention':
    case 'file':
    case 'summary':
      return FATE.summarised;
    case 'skill': {
      if (!fits.get(told.id)) return FATE.dropped;
      const length = session.texts.get(told.text)?.length ?? 0;
      return length > world.behaviour.restoredSkillChars ? cutFate(world.behaviour) : FATE.kept;
    }
    default:
      return isRoot(told) ? FATE.reread : FATE.returnsWhenTouched;
  }
}

/** The same object for the same number, as the other fates are. */
const cuts = new Map<number, Layer['fate']>();

function cutFate({ restoredSkillChars, restoredCharsPerToken }: Behaviour): Layer['fate'] {
  const toTokens = restoredSkillChars / restoredCharsPerToken;
  const fate = cuts.get(toTokens) ?? { kind: 'cut', toTokens };
  cuts.set(toTokens, fate);
  return fate;
}

/** Told at start, or again because of a compaction or a resume: comes back from disk. */
function isRoot(told: Told): boolean {
  return told.id.startsWith('0:') || told.reason.code === 'reloaded';
}

function listingBlock(
  world: World,
  step: number,
  listing: Pick<Listing, 'text' | 'skills' | 'withoutDescription'>,
  order: number,
): Block {
  const { skills, withoutDescription } = listing;
  return {
    id: 'listing',
    order,
    kind: 'skillListing',
    scope: 'project',
    path: world.snapshot.place.start,
    hop: 0,
    step,
    reason: { code: 'listed', data: { skills, withoutDescription } },
    text: listing.text,
    written: listing.text,
    olderThanDisk: false,
    orderNotFixed: false,
    fate: world.behaviour.listingAfterCompaction ? FATE.kept : FATE.dropped,
  };
}
