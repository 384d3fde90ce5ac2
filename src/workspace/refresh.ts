/**
 * The loop from inputs to a report: gather, see what changed since, replay, show. A fault of ours ends here,
 * with its stack in the log and the last good report on screen.
 */
import { basename, type Path } from '../core/files/path';
import type { FileTree } from '../core/files/fileTree';
import type { Place } from '../core/files/place';
import type { PlaceRequest } from '../core/gather/place';
import type { Changes } from '../core/gather/changes';
import type { Snapshot } from '../core/gather/snapshot';
import type { Inspected } from '../core/inspect';
import type { ClaudeInUse, Report } from '../core/report';
import type { SessionEvent } from '../core/session/events';
import type { Used } from '../core/transcript/used';
import type { Counted } from '../core/tokens/counted';
import type { Disposable } from '../events';
import type { Inspection } from '../inspection';
import { Coalesced } from './coalesce';
import type { Engine } from './engine';
import type { Log } from './log';
import type { Session } from './session';
import type { SessionStore } from './sessionStore';
import { isInstruction } from './unsavedDocuments';

export interface RefreshParts {
  readonly engine: () => Promise<Engine>;
  /** Gives the same answers while `version` is the same. */
  readonly tree: FileTree & { readonly version: number };
  readonly start: { readonly current: Path | undefined; readonly missing: 'noFolder' | 'virtual' };
  readonly request: (start: Path) => PlaceRequest;
  readonly restricted: () => boolean;
  readonly claude: (place: Place) => Promise<ClaudeInUse>;
  readonly used: (place: Place) => Promise<Used | undefined>;
  readonly model: () => string | undefined;
  /** Of files that are called as instructions are, and of those that matter whatever they are called. */
  readonly unsaved: (matters: (path: Path) => boolean) => ReadonlyMap<Path, string>;
  /** The same map while there are no new ones. */
  readonly counted: () => Counted;
  readonly sessions: Pick<SessionStore, 'at' | 'remember'>;
  readonly inspection: Inspection;
  readonly log: Log;
  readonly message: { say(): void; reset(): void };
  /** Called after the disk was read. */
  readonly gathered: () => void;
}

interface Gathered {
  readonly version: number;
  /** The place as text. */
  readonly key: string;
  readonly snapshot: Snapshot;
}

interface Last {
  readonly engine: Engine;
  readonly session: Session;
  readonly events: Session['events'];
  readonly inspected: Inspected;
}

/** An answer that is late more often than this is shown all the same: a disk that never rests must not hide it. */
const MOST_DROPPED = 3;
/** A key press is shown so much later, together with others that come meanwhile. */
const WEIGH_MS = 15;

export class Refresh implements Disposable {
  readonly #parts: RefreshParts;
  readonly #runs = new Coalesced(() => this.#run());
  #generation = 0;
  #gathered: Gathered | undefined;
  #last: Last | undefined;
  #weighing: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: RefreshParts) {
    this.#parts = parts;
  }

  /** Something became different; `quiet` milliseconds without another wish, and there is a new report. */
  ask(quiet = 0): void {
    this.#generation++;
    this.#runs.ask(quiet);
  }

  /** Settles when a report has everything that was different before this call. */
  now(): Promise<void> {
    this.#generation++;
    return this.#runs.now();
  }

  /** Something was typed: the last report is shown with its new weight, without a look at anything else. */
  weigh(): void {
    this.#weighing ??= setTimeout(() => {
      this.#weighing = undefined;
      this.#weigh();
    }, WEIGH_MS);
  }

  /** Whether the last report has the file as an instruction. */
  shows(path: Path): boolean {
    return this.#last?.engine.instructionFiles(this.#last.inspected.report).has(path) === true;
  }

  dispose(): void {
    clearTimeout(this.#weighing);
    this.#runs.dispose();
  }

  #weigh(): void {
    const { inspection, log, unsaved } = this.#parts;
    if (!this.#last || inspection.status.kind !== 'ready') return;
    try {
      // from the last whole count on: what is shown meanwhile is rounded in parts, and that must not add up
      inspection.weigh(
        this.#last.engine.withDrafts(
          this.#last.inspected,
          unsaved((path) => this.shows(path)),
        ),
      );
    } catch (error) {
      log.fault('What is typed could not be weighed', error);
    }
  }

  async #run(): Promise<void> {
    const { inspection, log, message } = this.#parts;
    try {
      for (let dropped = 0; !(await this.#answer(dropped < MOST_DROPPED)); dropped++);
    } catch (error) {
      log.fault('The report could not be made', error);
      inspection.become({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      message.say();
    }
  }

  /** False when something became different meanwhile, and the answer was dropped because it may be. */
  async #answer(mayDrop: boolean): Promise<boolean> {
    const { start, sessions, inspection, request, message } = this.#parts;
    const generation = this.#generation;
    if (start.current === undefined) {
      inspection.become({ kind: start.missing });
      return true;
    }
    if (this.#last?.session.start !== start.current) inspection.become({ kind: 'loading' });
    const engine = await this.#parts.engine();
    const session = await sessions.at(start.current);
    const place = await engine.findPlace(this.#parts.tree, request(start.current));
    const { events } = session;
    const snapshot = await this.#gather(engine, place, events);
    const claude = await this.#parts.claude(place);
    const used = await this.#parts.used(place);
    const model = this.#parts.model();
    const weigher = await engine.weigherFor({ snapshot, claude, model, used });
    if (generation !== this.#generation && mayDrop) return false;
    this.#noteChanges(engine, session, snapshot);
    const previous = this.#last?.session === session ? this.#last.inspected : undefined;
    const inspected = engine.inspect(
      {
        snapshot,
        events: session.events,
        texts: session.texts,
        claude,
        model,
        used,
        unsaved: this.#parts.unsaved((path) => snapshot.files.has(path)),
        weigher,
        counted: this.#parts.counted(),
      },
      previous,
    );
    const isNews = this.#isNews(session, inspected);
    this.#last = { engine, session, events: session.events, inspected };
    sessions.remember(session, snapshot);
    message.reset();
    if (isNews) inspection.accept(inspected, this.#parts.restricted());
    return true;
  }

  /** Claude Code rewrites some of its files all the time: what says the same need not be drawn again. */
  #isNews(session: Session, inspected: Inspected): boolean {
    const { status } = this.#parts.inspection;
    const last = this.#last;
    if (last?.session !== session || last.events !== session.events) return true;
    if (status.kind !== 'ready' || status.restricted !== this.#parts.restricted()) return true;
    return JSON.stringify(last.inspected.report) !== JSON.stringify(inspected.report);
  }

  /** Reads what is new; everything, when something on the disk or in the place became different. */
  async #gather(engine: Engine, place: Place, events: readonly SessionEvent[]): Promise<Snapshot> {
    const { tree } = this.#parts;
    const { version } = tree;
    const key = JSON.stringify(place);
    const last =
      this.#gathered?.version === version && this.#gathered.key === key ? this.#gathered.snapshot : undefined;
    // the engine goes on from a snapshot of the very same place only
    const snapshot = await engine.gatherSession(tree, last?.place ?? place, events, last);
    if (snapshot === last) return last;
    this.#gathered = { version, key, snapshot };
    this.#parts.gathered();
    return snapshot;
  }

  #noteChanges(engine: Engine, session: Session, snapshot: Snapshot): void {
    const before = session.before(snapshot);
    if (!before || before === snapshot) return;
    const report = this.#last?.session === session ? this.#last.inspected.report : undefined;
    const changes = engine.changesBetween(before, snapshot);
    const files = relevant(changes, snapshot, report);
    if (files.length === 0) return;
    session.change(files, changes.texts);
  }
}

/** Changes of what is told or could be: neither of plain files that were merely touched, nor of Claude Code's own notes. */
function relevant(changes: Changes, snapshot: Snapshot, report: Report | undefined): Changes['files'] {
  const told = new Set<Path>();
  for (const { memory, invoked, restored } of report?.steps ?? []) {
    for (const block of [...memory, ...invoked, ...restored]) told.add(block.path);
  }
  return changes.files.filter(({ path }) => {
    // The program rewrites this one all the time, and its texts are large.
    if (basename(path) === '.claude.json') return false;
    return told.has(path) || isInstruction(path) || !snapshot.touched.has(path);
  });
}
