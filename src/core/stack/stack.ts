/** Everything in the context now, in the order the model reads it, with what compaction would do to it. */
import type { Behaviour } from '../claudeCode/behaviour';
import type { Path } from '../files/path';
import { fileId, type TextId } from '../files/text';
import { textAt } from '../gather/snapshot';
import type { Layer, Listing } from '../report';
import type { Told } from '../session/step';
import type { Session } from '../session/told';
import type { World } from '../session/world';
import { recentFiles } from '../session/compaction';
import { pooledSkills } from './pool';

/** A layer before it is weighed. */
export type Block = Omit<Layer, 'tokens' | 'writtenTokens' | 'unsaved'> & { readonly written: TextId };

/** The listing stands behind all that start told, after a compaction behind all that it left (measured), before what touches brought. */
export function stackOf(
  world: World,
  session: Session,
  listing: Pick<Listing, 'text' | 'skills' | 'withoutDescription'>,
): Block[] {
  const { context } = session.state;
  const survivors: Survivors = {
    skills: new Set(pooledSkills(world, session).flatMap(({ told, fits }) => (fits ? [told.id] : []))),
    files: new Set(recentFiles(world, session.state).map(({ path }) => path)),
  };
  if (listing.skills === 0) return context.map((told, at) => blockOf(world, session, told, survivors, at + 1));
  const since = `${context.find(({ kind }) => kind === 'summary')?.id.split(':', 1)[0] ?? '0'}:`;
  const place = context.findLastIndex(({ id }) => id.startsWith(since)) + 1;
  const blocks = context.map((told, at) => blockOf(world, session, told, survivors, at < place ? at + 1 : at + 2));
  return blocks.toSpliced(place, 0, listingBlock(world, blocks[place - 1]?.step ?? 0, listing, place + 1));
}

/** What a compaction now would bring back: ids of invocations, paths of files. */
interface Survivors {
  readonly skills: ReadonlySet<string>;
  readonly files: ReadonlySet<Path>;
}

/** A block that is as it was last time is the same object: most are, and what is made of it can be kept. */
const kept = new WeakMap<Told, Block>();

function blockOf(world: World, session: Session, told: Told, survivors: Survivors, order: number): Block {
  const now = textAt(world.snapshot, told.path);
  const isFile = told.kind !== 'settings' && told.kind !== 'summary';
  const olderThanDisk = isFile && (now === undefined || fileId(now) !== told.written);
  const fate = fateOf(world, session, told, survivors);
  const before = kept.get(told);
  if (before?.order === order && before.olderThanDisk === olderThanDisk && before.fate === fate) return before;
  const step = Number(told.id.split(':', 1)[0]);
  const block: Block = { ...told, order, step, olderThanDisk, fate };
  kept.set(told, block);
  return block;
}

const FATE = {
  kept: { kind: 'kept' },
  reread: { kind: 'reread', from: 'disk' },
  dropped: { kind: 'dropped' },
  returnsWhenTouched: { kind: 'returnsWhenTouched' },
  summarised: { kind: 'summarised' },
  restored: { kind: 'restored' },
} as const satisfies Record<string, Layer['fate']>;

function fateOf(world: World, session: Session, told: Told, survivors: Survivors): Layer['fate'] {
  switch (told.kind) {
    case 'summary':
      return FATE.summarised;
    case 'mention':
    case 'file':
      return survivors.files.has(told.path) ? FATE.restored : FATE.summarised;
    case 'skill': {
      if (!survivors.skills.has(told.id)) return FATE.dropped;
      const length = session.texts.get(told.text)?.length ?? 0;
      return length > world.behaviour.restoredSkillChars ? cutFate(world.behaviour) : FATE.kept;
    }
    default:
      if (isRoot(told)) return FATE.reread;
      return survivors.files.has(told.path) ? FATE.restored : FATE.returnsWhenTouched;
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
