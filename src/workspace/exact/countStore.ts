/**
 * Counts that were asked for once, kept over reloads and shared by all workspaces: hashes and numbers in one small
 * file, never a text. What was not used for longest goes first.
 */
import { mkdir, readFile } from 'node:fs/promises';
import type { Counted } from '../../core/tokens/counted';
import type { TextId } from '../../core/files/text';
import { writeWhole } from '../textStore';

const MOST = 5000;
const FILE = 'counts.json';

interface Stored {
  readonly version: 1;
  /** Model, hash, count; last used last. */
  readonly counts: readonly (readonly [string, TextId, number])[];
  /** What a message costs around its text, by model. */
  readonly frames: Readonly<Record<string, number>>;
}

export class CountStore {
  readonly #folder: string;
  readonly #most: number;
  readonly #frames = new Map<string, number>();
  /** In the order of their last use, by model and hash. */
  readonly #counts = new Map<string, readonly [string, TextId, number]>();
  #loaded: Promise<void> | undefined;
  #counted: Counted | undefined;
  #changed = false;
  #saving: Promise<void> = Promise.resolve();

  /** `folder` is made when the first count is kept. */
  constructor(folder: string, most = MOST) {
    this.#folder = folder;
    this.#most = most;
  }

  /** Reads what was kept, once. A file that cannot be read is as good as none. */
  load(): Promise<void> {
    return (this.#loaded ??= this.#read());
  }

  /** The same object until there is a new count. */
  get counted(): Counted {
    if (this.#counted) return this.#counted;
    const counted = new Map<string, Map<TextId, number>>();
    for (const [model, id, count] of this.#counts.values()) {
      const counts = counted.get(model);
      if (counts) counts.set(id, count);
      else counted.set(model, new Map([[id, count]]));
    }
    return (this.#counted = counted);
  }

  frame(model: string): number | undefined {
    return this.#frames.get(model);
  }

  setFrame(model: string, tokens: number): void {
    this.#frames.set(model, tokens);
    this.#changed = true;
  }

  /** True when it is known, which counts as a use of it. */
  use(model: string, id: TextId): boolean {
    const key = keyOf(model, id);
    const known = this.#counts.get(key);
    if (!known) return false;
    this.#counts.delete(key);
    this.#counts.set(key, known);
    return true;
  }

  add(model: string, id: TextId, count: number): void {
    const key = keyOf(model, id);
    this.#counts.delete(key);
    this.#counts.set(key, [model, id, count]);
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= this.#most) break;
      this.#counts.delete(oldest);
    }
    this.#counted = undefined;
    this.#changed = true;
  }

  /** Writes what is new, beside what another window wrote meanwhile; one at a time. */
  save(): Promise<void> {
    const before = this.#saving.catch(() => undefined);
    return (this.#saving = before.then(() => this.#save()));
  }

  async #save(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    const others = await this.#stored();
    const own = [...this.#counts.values()];
    const theirs = (others?.counts ?? []).filter(([model, id]) => !this.#counts.has(keyOf(model, id)));
    const stored: Stored = {
      version: 1,
      counts: [...theirs, ...own].slice(-this.#most),
      frames: { ...others?.frames, ...Object.fromEntries(this.#frames) },
    };
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(`${this.#folder}/${FILE}`, JSON.stringify(stored));
  }

  async #read(): Promise<void> {
    const stored = await this.#stored();
    for (const [model, id, count] of stored?.counts ?? []) this.#counts.set(keyOf(model, id), [model, id, count]);
    for (const [model, tokens] of Object.entries(stored?.frames ?? {})) this.#frames.set(model, tokens);
    this.#counted = undefined;
  }

  async #stored(): Promise<Stored | undefined> {
    try {
      const stored: unknown = JSON.parse(await readFile(`${this.#folder}/${FILE}`, 'utf8'));
      return isStored(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }
}

const keyOf = (model: string, id: TextId): string => `${model} ${id}`;

function isStored(value: unknown): value is Stored {
  const { version, counts, frames } = (value ?? {}) as Partial<Record<keyof Stored, unknown>>;
  if (version !== 1 || !Array.isArray(counts) || typeof frames !== 'object' || frames === null) return false;
  if (!Object.values(frames).every(isCount)) return false;
  return counts.every(
    (each: unknown) =>
      Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'string' && isCount(each[2]),
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
