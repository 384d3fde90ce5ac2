/** Whether the session hears of what happens in the editor: what a gesture said last, else the setting. */
import type { Memento } from 'vscode';
import { DisposableStore, Emitter, type Disposable } from '../events';
import type { Setting } from './settings';

const KEY = 'following';

export class Following implements Disposable {
  readonly #store = new DisposableStore();
  readonly #changed = this.#store.add(new Emitter<boolean>());
  readonly #memory: Memento;
  readonly #setting: Setting<boolean>;

  readonly onDidChange = this.#changed.event;

  constructor(memory: Memento, setting: Setting<boolean>) {
    this.#memory = memory;
    this.#setting = setting;
    // Whoever changes the setting means it.
    this.#store.add(setting.onDidChange((on) => void this.set(on)));
  }

  get on(): boolean {
    return this.#memory.get<boolean>(KEY) ?? this.#setting.value;
  }

  async set(on: boolean): Promise<void> {
    const kept = this.#memory.update(KEY, on === this.#setting.value ? undefined : on);
    this.#changed.fire(on);
    await kept;
  }

  dispose(): void {
    this.#store.dispose();
  }
}
