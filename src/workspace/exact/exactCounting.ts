/**
 * Keeps the exact counts of a workspace that wants them: after each report asks for those that are missing, and asks
 * for a new report when some have come. Whatever fails, the estimates stay, and nothing is asked until somebody does.
 */
import type { Memento } from 'vscode';
import { countedPart, countKey, modelAtEndpoint, nothingCounted, type Counted } from '../../core/tokens/counted';
import type { Inspected } from '../../core/inspect';
import { DisposableStore, Emitter, type Disposable } from '../../events';
import type { ExactCounts, ExactState, WhyStopped } from '../../exact';
import type { Inspection } from '../../inspection';
import { Coalesced } from '../coalesce';
import type { Log } from '../log';
import type { ApiKey } from './apiKey';
import { askAll } from './askAll';
import { askCount, machineTimer, NoCount, type Timer } from './countingClient';
import type { CountStore } from './countStore';

export interface ExactParts {
  /** The workspace's own: no file of a repository can turn this on. */
  readonly memory: Memento;
  readonly key: ApiKey;
  readonly store: CountStore;
  readonly inspection: Pick<Inspection, 'inspected' | 'status' | 'onDidChange'>;
  readonly log: Log;
  readonly address: () => string;
  readonly restricted: () => boolean;
  /** The counts became others: a new report is due. */
  readonly changed: () => void;
  readonly say: (why: WhyStopped, model: string) => void;
  readonly timer?: Timer;
}

const WANTED = 'exactCounts';
/** After a report the next one often comes at once; and counts that come together make one report. */
const QUIET_MS = 100;
const BATCH_MS = 300;
/** What weighs more is no instruction file anyone would load. */
const MOST_BYTES = 1_000_000;

export class ExactCounting implements ExactCounts, Disposable {
  readonly #parts: ExactParts;
  readonly #disposables = new DisposableStore();
  readonly #changed = this.#disposables.add(new Emitter<void>());
  readonly #runs = this.#disposables.add(new Coalesced(() => this.#run()));
  readonly #arrived = this.#disposables.add(new Coalesced(() => this.#deliver()));
  readonly #refused = new Set<string>();
  #abort = new AbortController();
  #stopped: WhyStopped | undefined;
  #said = false;
  #loaded = false;
  #counted = 0;
  #total = 0;

  readonly onDidChange = this.#changed.event;

  constructor(parts: ExactParts) {
    this.#parts = parts;
    this.#disposables.add(parts.inspection.onDidChange(() => this.#ask()));
    this.#disposables.add(
      parts.key.onDidChange(() => {
        if (this.#stopped === 'key' || this.#stopped === 'noKey') this.tryAgain();
      }),
    );
  }

  get allowed(): boolean {
    return !this.#parts.restricted();
  }

  get hasKey(): boolean {
    return this.#parts.key.isStored;
  }

  get state(): ExactState {
    if (!this.allowed || this.#parts.memory.get(WANTED) !== true) return { kind: 'off' };
    if (this.#stopped !== undefined) return { kind: 'stopped', why: this.#stopped };
    return { kind: 'on', counted: this.#counted, total: this.#total };
  }

  /** What goes into the next report. */
  get counted(): Counted {
    return this.state.kind === 'off' ? nothingCounted : this.#parts.store.counted;
  }

  async turnOn(key?: string): Promise<void> {
    this.#callOff();
    if (key !== undefined) await this.#parts.key.store(key);
    await this.#parts.memory.update(WANTED, true);
    // Whoever turns it on by hand wants to hear why it does not work.
    this.#said = false;
    this.#stopped = undefined;
    this.#refused.clear();
    this.#becomeOther();
    this.#ask();
  }

  async turnOff(): Promise<void> {
    this.#callOff();
    await this.#parts.memory.update(WANTED, undefined);
    this.#stopped = undefined;
    this.#becomeOther();
  }

  async forgetKey(): Promise<void> {
    this.#callOff();
    await this.#parts.key.forget();
    await this.turnOff();
  }

  /** After a failure, because somebody asked for it or has another key. */
  tryAgain(): void {
    if (this.#stopped === undefined) return;
    this.#stopped = undefined;
    this.#refused.clear();
    this.#changed.fire();
    this.#ask();
  }

  /** Writes what is not kept yet. */
  async flush(): Promise<void> {
    try {
      await this.#parts.store.save();
    } catch (error) {
      // Disposed, there may be no log any more.
      if (!this.#abort.signal.aborted) this.#parts.log.fault('The exact counts could not be kept', error);
    }
  }

  dispose(): void {
    this.#abort.abort();
    this.#disposables.dispose();
  }

  #ask(): void {
    if (this.state.kind === 'on') this.#runs.ask(QUIET_MS);
  }

  #callOff(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
  }

  #becomeOther(): void {
    this.#changed.fire();
    this.#parts.changed();
  }

  async #run(): Promise<void> {
    const { inspection, log } = this.#parts;
    const { signal } = this.#abort;
    const { inspected } = inspection;
    if (this.state.kind !== 'on' || inspection.status.kind !== 'ready' || !inspected) return;
    const model = modelAtEndpoint(inspected.report.model.id);
    try {
      await this.#load();
      const missing = this.#missing(inspected, model);
      this.#changed.fire();
      if (missing.length > 0) await this.#askFor(missing, model, signal);
    } catch (error) {
      if (signal.aborted || (error instanceof NoCount && error.why === 'aborted')) return;
      const why = error instanceof NoCount && error.why !== 'refused' ? (error.why as WhyStopped) : 'answer';
      if (error instanceof NoCount) log.warn(`Exact counts stopped, the estimates stay: ${why} (${error.message})`);
      else log.fault('Exact counts stopped, the estimates stay', error);
      this.#stop(why, model);
    }
  }

  /** What was counted before this window came goes into the report at once. */
  async #load(): Promise<void> {
    if (this.#loaded) return;
    await this.#parts.store.load();
    this.#loaded = true;
    this.#parts.changed();
  }

  #missing(inspected: Inspected, model: string): string[] {
    const texts = new Map(inspected.instructions().map((text) => [countKey(text), text]));
    const missing: string[] = [];
    let [counted, total] = [0, 0];
    for (const [id, text] of texts) {
      if (countedPart(text) === '') continue;
      total++;
      if (this.#parts.store.use(model, id)) counted++;
      else if (!this.#refused.has(`${model} ${id}`) && Buffer.byteLength(text) <= MOST_BYTES) missing.push(text);
    }
    this.#counted = counted;
    this.#total = total;
    return missing;
  }

  async #askFor(texts: readonly string[], model: string, signal: AbortSignal): Promise<void> {
    const { key: apiKey, store, log, address, timer = machineTimer } = this.#parts;
    const key = await apiKey.get();
    if (key === undefined) throw new NoCount('noKey', 'none is stored');
    log.info(`Exact counts: asking for ${texts.length} texts, ${model}`);
    let came = 0;
    try {
      await askAll(texts, {
        model,
        store,
        signal,
        ask: (text, until) => askCount({ address: address(), key, model, text, signal: until }, timer),
        arrived: () => {
          came++;
          this.#counted++;
          this.#arrived.ask(BATCH_MS);
        },
        refused: (text) => void this.#refused.add(`${model} ${countKey(text)}`),
      });
    } finally {
      if (came > 0) this.#arrived.ask();
      // Called off may mean that the log is closed already.
      if (!signal.aborted) log.info(`Exact counts: ${came} of ${texts.length} came`);
    }
  }

  async #deliver(): Promise<void> {
    this.#becomeOther();
    await this.flush();
  }

  #stop(why: WhyStopped, model: string): void {
    this.#stopped = why;
    this.#changed.fire();
    if (this.#said || why === 'noKey') return;
    this.#said = true;
    this.#parts.say(why, model);
  }
}
