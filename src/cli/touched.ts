/** Which files the events of a session reach for: what has to be gathered before they can be replayed. */
import { join, type Path } from '../core/files/path';
import { viewedFile } from '../core/parse/bash';
import type { SessionEvent } from '../core/session/events';

/** Each path once, in the order the events name them; what Bash views is taken from the start directory. */
export function touchedPaths(events: readonly SessionEvent[], start: Path): Path[] {
  const paths = new Set<Path>();
  for (const event of events) {
    if ('path' in event) paths.add(event.path);
    if (event.kind !== 'bash') continue;
    const viewed = viewedFile(event.command);
    if (viewed !== undefined) paths.add(join(start, viewed));
  }
  return [...paths];
}
