/** Which moments of a session are drawn: all while they fit, else evenly many, with each compaction and what it fell from. */
import type { Moment } from '../core/report';
import type { Step } from '../core/session/step';

export interface TimelineColumn {
  readonly moment: Moment;
  readonly isCompaction: boolean;
}

/** At most about `most` of them. `timeline` and `steps` go together. */
export function timelineColumns(
  timeline: readonly Moment[],
  steps: readonly Pick<Step, 'event'>[],
  most: number,
): readonly TimelineColumn[] {
  const columns = timeline.map((moment) => ({ moment, isCompaction: steps[moment.step]?.event.kind === 'compact' }));
  if (columns.length <= most) return columns;
  const falls = columns.flatMap(({ isCompaction }, at) => (isCompaction ? [at - 1, at] : []));
  const fixed = new Set([0, columns.length - 1, ...falls.slice(-most / 2)]);
  const every = columns.length / (most - fixed.size);
  for (let at = every; at < columns.length; at += every) fixed.add(Math.floor(at));
  return columns.filter((_, at) => fixed.has(at));
}
