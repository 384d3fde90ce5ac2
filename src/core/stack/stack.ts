/** Everything in the context now, in the order the model reads it, with what compaction would do to it. */
import { fileId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Layer, Listing } from '../report';
import type { Told } from '../session/step';
import type { Session } from '../session/told';
import type { World } from '../session/world';
import { fitPool, SKILL_CHARS } from '../compact/caps';

/** A layer before it is weighed. */
export type Block = Omit<Layer, 'tokens' | 'writtenTokens' | 'unsaved'> & { readonly written: TextId };

/** The listing stands behind what start told, before all that touches brought; after a compaction where it was sent again. */
export function stackOf(
  world: World,
  session: Session,
  listing: Pick<Listing, 'text' | 'skills' | 'withoutDescription'>,
): Block[] {
  const { context } = session.state;
  const fits = fatesOfSkills(session);
  const blocks = context.map((told) => blockOf(world, session, told, fits));
  const withListing = listing.skills > 0 ? insertListing(world, blocks, listing) : blocks;
  return withListing.map((block, at) => ({ ...block, order: at + 1 }));
}

function blockOf(world: World, session: Session, told: Told, fits: ReadonlyMap<string, boolean>): Block {
  const now = textAt(world.snapshot, told.path);
  const isFile = told.kind !== 'settings' && told.kind !== 'summary';
  return {
    id: told.id,
    order: 0,
    kind: told.kind,
    scope: told.scope,
    path: told.path,
    hop: told.hop,
    step: Number(told.id.split(':', 1)[0]),
    reason: told.reason,
    text: told.text,
    written: told.written,
    olderThanDisk: isFile && (now === undefined || fileId(now) !== told.written),
    orderNotFixed: told.orderNotFixed,
    fate: fateOf(session, told, fits),
  };
}

/** Newest invocation first, each once, as many as fit the pool (measured). */
function fatesOfSkills(session: Session): Map<string, boolean> {
  const newest = new Map<string, Told>();
  for (const told of [...session.state.invoked].reverse()) if (!newest.has(told.path)) newest.set(told.path, told);
  const order = [...newest.values()];
  const fits = fitPool(order.map(({ text }) => session.texts.get(text) ?? ''));
  return new Map(order.map(({ id }, at) => [id, fits[at] ?? false]));
}

function fateOf(session: Session, told: Told, fits: ReadonlyMap<string, boolean>): Layer['fate'] {
  switch (told.kind) {
    case 'mention':
    case 'file':
    case 'summary':
      return { kind: 'summarised' };
    case 'skill': {
      if (!fits.get(told.id)) return { kind: 'dropped' };
      const length = session.texts.get(told.text)?.length ?? 0;
      return length > SKILL_CHARS ? { kind: 'cut', toTokens: SKILL_CHARS / 4 } : { kind: 'kept' };
    }
    default:
      return isRoot(told) ? { kind: 'reread', from: 'disk' } : { kind: 'returnsWhenTouched' };
  }
}

/** Told at start, or again because of a compaction or a resume: comes back from disk. */
function isRoot(told: Told): boolean {
  return told.id.startsWith('0:') || told.reason.code === 'reloaded';
}

function insertListing(
  world: World,
  blocks: readonly Block[],
  listing: Pick<Listing, 'text' | 'skills' | 'withoutDescription'>,
): Block[] {
  const last = blocks.findLastIndex(({ id, reason }) => id.startsWith('0:') || reason.code === 'reloaded');
  const step = blocks[last]?.step ?? 0;
  const { skills, withoutDescription } = listing;
  const block: Block = {
    id: 'listing',
    order: 0,
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
    fate: world.behaviour.listingAfterCompaction ? { kind: 'kept' } : { kind: 'dropped' },
  };
  return blocks.toSpliced(last + 1, 0, block);
}
