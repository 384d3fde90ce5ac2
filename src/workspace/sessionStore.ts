/**
 * Keeps the session of each start directory over a window reload: events in the workspace's state, texts and
 * what was on disk in the workspace's storage folder. What cannot be read begins a new session.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import type { Memento } from 'vscode';
import type { Path } from '../core/files/path';
import { textId, type TextId } from '../core/files/text';
import type { Snapshot } from '../core/gather/snapshot';
import type { Disposable } from '../events';
import { Coalesced } from './coalesce';
import type { Log } from './log';
import { Session, textsOf } from './session';
import { knownFrom, readEvents, readKnown, snapshotBefore } from './storedSession';
import { textStore, writeWhole, type TextStore } from './textStore';

const PREFIX = 'session ';
const QUIET_MS = 1000;

export class SessionStore implements Disposable {
  readonly #memory: Memento;
  readonly #folder: string | undefined;
  readonly #log: Log;
  readonly #texts: TextStore | undefined;
  readonly #sessions = new Map<Path, Promise<Session>>();
  readonly #unwritten = new Map<Path, Snapshot>();
  readonly #writing: Coalesced;

  /** Without a `folder` sessions that saw a file change end with the window. */
  constructor(memory: Memento, folder: string | undefined, log: Log) {
    this.#memory = memory;
    this.#folder = folder;
    this.#log = log;
    this.#texts = folder === undefined ? undefined : textStore(`${folder}/texts`);
    this.#writing = new Coalesced(() => this.#write());
  }

  /** The session begun in `start`, the kept one if there is one. */
  at(start: Path): Promise<Session> {
    let session = this.#sessions.get(start);
    if (!session) this.#sessions.set(start, (session = this.#load(start)));
    return session;
  }

  /** What is on disk became part of the session: it is written down when things are quiet. */
  remember(session: Session, snapshot: Snapshot): void {
    if (session.base === snapshot) return;
    session.remember(snapshot);
    this.#unwritten.set(session.start, snapshot);
    this.#writing.ask(QUIET_MS);
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    return this.#unwritten.size === 0 ? Promise.resolve() : this.#writing.now();
  }

  dispose(): void {
    this.#writing.dispose();
  }

  async #load(start: Path): Promise<Session> {
    // `kept` runs only after this function has given the session away.
    const make = (from?: ConstructorParameters<typeof Session>[2]): Session => {
      const session: Session = new Session(start, () => this.#keep(session), from);
      return session;
    };
    const stored = this.#memory.get<unknown>(PREFIX + start);
    if (stored === undefined) return make();
    const events = readEvents(stored);
    if (!events) {
      this.#log.warn(`The kept session of ${start} could not be read. A new one begins.`);
      return make();
    }
    const ids = textsOf(events);
    const texts = (await this.#texts?.load(ids)) ?? new Map<TextId, string>();
    if ([...ids].some((id) => !texts.has(id))) {
      this.#log.warn(`Texts of the kept session of ${start} are gone. A new one begins.`);
      return make();
    }
    return make({ events, texts, before: await this.#before(start) });
  }

  async #before(start: Path): Promise<((now: Snapshot) => Snapshot) | undefined> {
    const text = await readFile(this.#knownFile(start), 'utf8').catch(() => undefined);
    const known = text === undefined ? undefined : readKnown(text);
    if (text !== undefined && !known) this.#log.warn(`What was on disk below ${start} could not be read.`);
    if (!known) return undefined;
    const texts = (await this.#texts?.load(Object.values(known.files).filter((id) => id !== null))) ?? new Map();
    return (now) => snapshotBefore(now, known, texts);
  }

  #keep(session: Session): void {
    const { start, events } = session;
    const kept = this.#memory.update(PREFIX + start, events.length === 0 ? undefined : events);
    kept.then(undefined, (error: unknown) => this.#log.fault('The session could not be kept', error));
    if (textsOf(events).size > 0 && session.base) {
      this.#unwritten.set(start, session.base);
      this.#writing.ask(QUIET_MS);
    }
  }

  async #write(): Promise<void> {
    const todo = [...this.#unwritten];
    this.#unwritten.clear();
    if (this.#folder === undefined || !this.#texts) return;
    try {
      await mkdir(this.#folder, { recursive: true });
      for (const [start, snapshot] of todo) {
        const { known, texts } = knownFrom(snapshot);
        const session = await this.at(start);
        await this.#texts.save(new Map([...session.texts, ...texts]));
        await writeWhole(this.#knownFile(start), JSON.stringify(known));
      }
      await this.#texts.sweep(await this.#used());
    } catch (error) {
      this.#log.fault('The texts of the session could not be kept', error);
    }
  }

  /** Every text that some kept session refers to. */
  async #used(): Promise<Set<TextId>> {
    const used = new Set<TextId>();
    for (const key of this.#memory.keys()) {
      if (!key.startsWith(PREFIX)) continue;
      for (const id of textsOf(readEvents(this.#memory.get(key)) ?? [])) used.add(id);
    }
    const names = this.#folder === undefined ? [] : await readdir(this.#folder);
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const text = await readFile(`${this.#folder ?? ''}/${name}`, 'utf8').catch(() => '');
      for (const id of Object.values(readKnown(text)?.files ?? {})) if (id !== null) used.add(id);
    }
    return used;
  }

  #knownFile(start: Path): string {
    return `${this.#folder ?? ''}/disk-${textId(start)}.json`;
  }
}
