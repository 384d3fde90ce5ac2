/** Many wishes, one piece of work: a quiet period, one run at a time, and a last run after the last wish. */
import type { Disposable } from '../events';

/** A burst that does not end is interrupted after this many quiet periods. */
const PATIENCE = 10;

export class Coalesced implements Disposable {
  readonly #work: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstWish = 0;
  #quiet = 0;
  #running = false;
  #again = false;
  #disposed = false;
  #waiting: (() => void)[] = [];

  /** `work` handles its own errors. */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Wishes for a run once nothing more was wished for `quiet` milliseconds; the most impatient wish counts. */
  ask(quiet = 0): void {
    if (this.#disposed) return;
    const now = Date.now();
    if (this.#timer === undefined) {
      this.#firstWish = now;
      this.#quiet = quiet;
    } else {
      if (this.#quiet === 0 || (quiet >= this.#quiet && now - this.#firstWish >= this.#quiet * PATIENCE)) return;
      this.#quiet = Math.min(this.#quiet, quiet);
      clearTimeout(this.#timer);
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#run();
    }, this.#quiet);
  }

  /** Wishes for a run at once; settles after a run that began after this call. */
  now(): Promise<void> {
    if (this.#disposed) return Promise.resolve();
    return new Promise((done) => {
      this.#waiting.push(done);
      this.ask();
    });
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    for (const done of this.#waiting.splice(0)) done();
  }

  async #run(): Promise<void> {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    try {
      do {
        this.#again = false;
        await this.#runOnce();
      } while (this.#mayGoOn());
    } finally {
      this.#running = false;
    }
  }

  async #runOnce(): Promise<void> {
    const waiting = this.#waiting.splice(0);
    try {
      await this.#work();
    } finally {
      for (const done of waiting) done();
    }
  }

  #mayGoOn(): boolean {
    return this.#again && !this.#disposed;
  }
}
