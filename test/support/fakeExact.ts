/** Exact counts without a network: what was asked for, and whatever state a test wants. */
import type { ExactCounts, ExactState } from '../../src/exact';
import { Emitter } from '../../src/events';

export class FakeExact implements ExactCounts {
  readonly #changed = new Emitter<void>();
  readonly onDidChange = this.#changed.event;
  readonly did: string[] = [];
  state: ExactState = { kind: 'off' };
  allowed = true;
  hasKey = false;

  become(state: ExactState): void {
    this.state = state;
    this.#changed.fire();
  }

  turnOn(key?: string): Promise<void> {
    return this.#done(key === undefined ? 'on' : `on with ${key}`);
  }

  turnOff(): Promise<void> {
    return this.#done('off');
  }

  forgetKey(): Promise<void> {
    return this.#done('forget');
  }

  #done(what: string): Promise<void> {
    this.did.push(what);
    return Promise.resolve();
  }
}
