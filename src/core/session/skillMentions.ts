/** Files that the bodies of invoked skills mention: an `@path` there works like one in a prompt (measured, both eras). */
import { join, type Path } from '../files/path';
import { textAt, type Snapshot } from '../gather/snapshot';
import { mentionsIn } from '../parse/mentions';
import type { SessionEvent } from './events';

/** Relative to the start directory, wherever the skill lies. */
export function mentionedFiles(body: string, start: Path): Path[] {
  return [...new Set(mentionsIn(body).map((name) => join(start, name)))];
}

/**
 * What invocations may touch, so that it can be gathered: of every skill and command that has the name, whichever of
 * them will answer to it.
 */
export function invokedPaths(snapshot: Snapshot, events: readonly SessionEvent[]): Path[] {
  const found = [...snapshot.skills.values(), ...snapshot.commands.values()].flat();
  return events.flatMap((event) => {
    if (event.kind !== 'invokeSkill') return [];
    const { args = '' } = event;
    const last = event.name.slice(event.name.lastIndexOf(':') + 1);
    const texts = found
      .filter(({ name }) => name === event.name || name.slice(name.lastIndexOf(':') + 1) === last)
      .map(({ path }) => textAt(snapshot, path)?.text.replaceAll('$ARGUMENTS', args) ?? '');
    return [...texts, args].flatMap((text) => mentionedFiles(text, snapshot.place.start));
  });
}
