/** In which order the mentions of one prompt are told (measured, both eras). */
import { isWithin, type Path } from '../files/path';
import { skillsNear } from './catalogue';
import { deniedBy } from './denied';
import type { SessionState } from './told';
import type { World } from './world';

/** What a mention tells, and what it leaves to a later mention of the same prompt. */
export interface MentionTurn {
  /** Files whose memory is told now, in order, and those that wait. */
  readonly now: readonly Path[];
  readonly held: readonly Path[];
  /** Files whose skills are announced now, in one list, and those that wait. */
  readonly announced: readonly Path[];
  readonly unannounced: readonly Path[];
}

/**
 * Files of folders with skills that are new to the session are told behind all others: their skills are looked up
 * first. Which of several alike is first is a race there; here it is the one that was mentioned first.
 */
export function mentionTurn(world: World, state: SessionState, file: Path, later: readonly Path[]): MentionTurn {
  const isSlow = skillsNear(world, file).some(({ path }) => !state.activated.has(path));
  const held = isSlow ? [...state.held, file] : state.held;
  const now = isSlow ? [] : [file];
  const touched = [...state.unannounced, file];
  return later.some((path) => tells(world, path))
    ? { now, held, announced: [], unannounced: touched }
    : { now: [...now, ...held], held: [], announced: touched, unannounced: [] };
}

/** A touch that nothing waits for. */
export function alone(file: Path): MentionTurn {
  return { now: [file], held: [], announced: [file], unannounced: [] };
}

/** Whether a mention of `file` can tell anything, so that others may wait for it. */
function tells(world: World, file: Path): boolean {
  const { place, touched } = world.snapshot;
  return (
    touched.get(file)?.kind === 'file' && isWithin(place.start, file) && deniedBy(world, file, 'mention') === undefined
  );
}
