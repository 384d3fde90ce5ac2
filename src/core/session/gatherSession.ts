/** Reads all that a session of these events could load. */
import type { FileTree } from '../files/fileTree';
import type { Place } from '../files/place';
import { gather } from '../gather/gather';
import type { Snapshot } from '../gather/snapshot';
import type { SessionEvent } from './events';
import { invokedPaths } from './skillMentions';
import { touchedPaths } from './triggers';

/**
 * Twice where skills are invoked for the first time: what their bodies mention is known once they are read.
 * `previous` is continued; when nothing is to be added it is the answer.
 */
export async function gatherSession(
  tree: FileTree,
  place: Place,
  events: readonly SessionEvent[],
  previous?: Snapshot,
): Promise<Snapshot> {
  const known = previous ? invokedPaths(previous, events) : [];
  const touched = new Set([...touchedPaths(events, place.start), ...known]);
  const snapshot = await gather(tree, place, [...touched], previous);
  const all = new Set([...touched, ...invokedPaths(snapshot, events)]);
  return all.size === touched.size ? snapshot : gather(tree, place, [...all], snapshot);
}
