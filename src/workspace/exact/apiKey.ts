/**
 * The user's key: in the editor's secret storage and nowhere else. That there is one is kept beside it, so that
 * nobody who does not count exactly is asked to open a keyring.
 */
import type { Memento, SecretStorage } from 'vscode';
import type { Disposable } from '../../events';

const SECRET = 'anthropicApiKey';
const STORED = 'anthropicApiKeyStored';

export class ApiKey {
  readonly #secrets: SecretStorage;
  readonly #memory: Memento;

  /** `memory` is the one of all workspaces. */
  constructor(secrets: SecretStorage, memory: Memento) {
    this.#secrets = secrets;
    this.#memory = memory;
  }

  get isStored(): boolean {
    return this.#memory.get(STORED) === true;
  }

  /** Fires when any window of the user's stores or forgets it. */
  onDidChange(listener: () => void): Disposable {
    return this.#secrets.onDidChange(({ key }) => {
      if (key === SECRET) listener();
    });
  }

  async get(): Promise<string | undefined> {
    const key = await this.#secrets.get(SECRET);
    if ((key !== undefined) !== this.isStored) await this.#memory.update(STORED, key === undefined ? undefined : true);
    return key;
  }

  async store(key: string): Promise<void> {
    await this.#memory.update(STORED, true);
    await this.#secrets.store(SECRET, key);
  }

  async forget(): Promise<void> {
    await this.#memory.update(STORED, undefined);
    await this.#secrets.delete(SECRET);
  }
}
