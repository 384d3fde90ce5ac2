/** The events of one imagined session and the texts they were told with. Bounded; whoever keeps it is told of changes. */
import type { Path } from '../core/files/path';
import type { TextId } from '../core/files/text';
import type { Snapshot } from '../core/gather/snapshot';
import type { FileChange, SessionEvent } from '../core/session/events';

/** So many events are a day of work; the oldest ones go first. */
export const MOST_EVENTS = 2000;
const MOST_TEXT = 16 * 1024 * 1024;

export class Session {
  readonly start: Path;
  readonly #kept: () => void;
  #events: readonly SessionEvent[];
  #texts: ReadonlyMap<TextId, string>;
  #base: Snapshot | undefined;
  #before: ((now: Snapshot) => Snapshot) | undefined;

  /**
   * `before` gives what was on disk when a kept session was last seen; `kept` is called after the events became
   * others.
   */
  constructor(
    start: Path,
    kept: () => void,
    from: {
      readonly events: readonly SessionEvent[];
      readonly texts: ReadonlyMap<TextId, string>;
      readonly before: ((now: Snapshot) => Snapshot) | undefined;
    } = { events: [], texts: new Map(), before: undefined },
  ) {
    this.start = start;
    this.#kept = kept;
    this.#events = from.events;
    this.#texts = from.texts;
    this.#before = from.before;
  }

  get events(): readonly SessionEvent[] {
    return this.#events;
  }

  /** Texts that `changed` events refer to. */
  get texts(): ReadonlyMap<TextId, string> {
    return this.#texts;
  }

  /** What was on disk when the last answer was given. */
  get base(): Snapshot | undefined {
    return this.#base;
  }

  append(event: SessionEvent): void {
    this.#become([...this.#events, event]);
  }

  /** Files became others on disk. */
  change(files: readonly FileChange[], texts: ReadonlyMap<TextId, string>): void {
    this.#texts = new Map([...this.#texts, ...texts]);
    this.append({ kind: 'changed', files });
  }

  /** Takes back the event of a step, 1-based. What happened on disk cannot be taken back. */
  forget(step: number): boolean {
    const event = this.#events[step - 1];
    if (!event || event.kind === 'changed') return false;
    this.#become(this.#events.filter((_, at) => at !== step - 1));
    return true;
  }

  /** Begins anew: what is on disk now is what the session starts with. */
  restart(): void {
    this.#base = undefined;
    this.#before = undefined;
    this.#become([]);
  }

  /** What was on disk before `now`: at the last answer, or when the window was last open. */
  before(now: Snapshot): Snapshot | undefined {
    return this.#base ?? this.#before?.(now);
  }

  remember(snapshot: Snapshot): void {
    this.#base = snapshot;
    this.#before = undefined;
  }

  #become(events: readonly SessionEvent[]): void {
    const kept = events.slice(-MOST_EVENTS);
    while (kept.length > 0 && sizeOf(textsOf(kept), this.#texts) > MOST_TEXT) kept.shift();
    const used = textsOf(kept);
    this.#texts = new Map([...this.#texts].filter(([id]) => used.has(id)));
    this.#events = kept;
    this.#kept();
  }
}

/** The ids of the texts that the changes among `events` name. */
export function textsOf(events: readonly SessionEvent[]): Set<TextId> {
  const ids = new Set<TextId>();
  for (const event of events) {
    if (event.kind !== 'changed') continue;
    for (const { before, after } of event.files) {
      if (before !== null) ids.add(before);
      if (after !== null) ids.add(after);
    }
  }
  return ids;
}

function sizeOf(ids: ReadonlySet<TextId>, texts: ReadonlyMap<TextId, string>): number {
  let size = 0;
  for (const id of ids) size += texts.get(id)?.length ?? 0;
  return size;
}
