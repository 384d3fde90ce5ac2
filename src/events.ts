/** The three small parts everything that lives and dies is made of. No vscode, so that all of it can be tested in Node. */

export interface Disposable {
  dispose(): void;
}

/** One value's change, told to whoever listens. */
export class Emitter<T> implements Disposable {
  readonly #listeners = new Set<(value: T) => void>();

  readonly event = (listener: (value: T) => void): Disposable => {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  };

  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value);
  }

  dispose(): void {
    this.#listeners.clear();
  }
}

/** Disposes many things in reverse order; one that throws does not keep the others alive. */
export class DisposableStore implements Disposable {
  readonly #items: Disposable[] = [];

  add<T extends Disposable>(item: T): T {
    this.#items.push(item);
    return item;
  }

  dispose(): void {
    const errors: unknown[] = [];
    for (const item of this.#items.splice(0).reverse()) {
      try {
        item.dispose();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'not everything could be disposed');
  }
}

/** Holds one disposable; setting another disposes the one before. */
export class Swap<T extends Disposable> implements Disposable {
  #value: T | undefined;

  get value(): T | undefined {
    return this.#value;
  }

  set(value: T | undefined): void {
    const before = this.#value;
    this.#value = value;
    before?.dispose();
  }

  dispose(): void {
    this.set(undefined);
  }
}
