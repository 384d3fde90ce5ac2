/** What changed in the stack since it was last looked at. */
import type { Report } from '../core/report';
import { say, type Words } from './words/say';

/** The layers somebody has seen, each with the text it had. */
export type Seen = ReadonlyMap<string, string>;

export function seenLayers(report: Report | undefined): Seen {
  return new Map(report?.stack.map((layer) => [layer.id, layer.text]));
}

/** How many layers came, went or have another text. */
export function changedLayers(seen: Seen, report: Report | undefined): number {
  const now = seenLayers(report);
  const came = [...now].filter(([id, text]) => seen.get(id) !== text).length;
  return came + [...seen.keys()].filter((id) => !now.has(id)).length;
}

/** What the badge on the container says when it is hovered. */
export function badgeText(changed: number, words: Words): string {
  return say(words, 'badge.changed', { n: changed });
}
