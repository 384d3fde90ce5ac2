/** Reads files and lists folders through the port, each once, and follows imports as far as any could load. */
import { HISTORIES } from '../claudeCode/behaviour';
import { everyValue } from '../claudeCode/history';
import { behaviourOf, NEWEST_KNOWN } from '../claudeCode/behaviour';
import { FILE, MEMORY_FILES } from '../claudeCode/places';
import { isImportable } from '../claudeCode/importKinds';
import { READ_LIMIT, type FileState, type FileTree } from '../files/fileTree';
import { extname, join, type Path } from '../files/path';
import type { Place } from '../files/place';
import { memoryFileOf } from '../parse/memo';
import { importTarget } from '../parse/importTarget';
import { listCommands, listPluginCommands, listRules, listSkills, type Candidate } from './folders';
import type { FoundFile, FoundSkill, Snapshot, Touched } from './snapshot';

/** One hop more than loads, so that an import that is too deep can be named. */
const FOLLOWED_HOPS = Math.max(...everyValue(HISTORIES.importHops)) + 1;

/** Where imports stand does not depend on how YAML is read. */
const anyDialect = behaviourOf(NEWEST_KNOWN);

export class Collector {
  readonly files: Map<Path, FileState>;
  readonly touched: Map<Path, Touched>;
  readonly #rules: Map<Path, readonly FoundFile[]>;
  readonly #skills: Map<Path, readonly FoundSkill[]>;
  readonly #commands: Map<Path, readonly FoundSkill[]>;
  readonly #pending = new Map<string, Promise<FileState>>();
  readonly #followed = new Map<Path, number>();
  readonly #folders = new Map<string, Promise<void>>();
  readonly #tree: FileTree;
  readonly #place: Place;

  /** With `previous`, what is found is added to its maps; what is in them is not looked at again. */
  constructor(tree: FileTree, place: Place, previous?: Snapshot) {
    this.#tree = tree;
    this.#place = place;
    this.files = growing(previous?.files);
    this.touched = growing(previous?.touched);
    this.#rules = growing(previous?.rules);
    this.#skills = growing(previous?.skills);
    this.#commands = growing(previous?.commands);
  }

  found(): Pick<Snapshot, 'files' | 'rules' | 'skills' | 'commands' | 'touched'> {
    return {
      files: this.files,
      rules: this.#rules,
      skills: this.#skills,
      commands: this.#commands,
      touched: this.touched,
    };
  }

  /** Reads a file once. */
  file(path: Path): Promise<FileState> {
    const known = this.files.get(path);
    if (known) return Promise.resolve(known);
    let pending = this.#pending.get(path);
    if (!pending) {
      pending = this.#tree.read(path, READ_LIMIT).then((state) => {
        this.files.set(path, state);
        return state;
      });
      this.#pending.set(path, pending);
    }
    return pending;
  }

  /** What was touched, with the text a mention or a compaction would show; what can hold no text is only looked at. */
  async touch(path: Path): Promise<Omit<Touched, 'ignored'>> {
    const state = isImportable(extname(path)) ? await this.file(path) : undefined;
    if (state?.kind === 'text' || state?.kind === 'tooLarge') return { kind: 'file', real: state.real };
    if (state?.kind === 'missing') return { kind: 'missing', real: undefined };
    const look = await this.#tree.look(path);
    return { kind: look.kind, real: look.kind === 'missing' ? undefined : look.real };
  }

  /** Reads a memory file and everything it imports. */
  async memory(path: Path, hop = 0): Promise<void> {
    if ((this.#followed.get(path) ?? Infinity) <= hop) return;
    this.#followed.set(path, hop);
    const state = await this.file(path);
    if (state.kind !== 'text' || hop >= FOLLOWED_HOPS) return;
    const targets = memoryFileOf(state, anyDialect).imports.map((mention) =>
      importTarget(mention.path, state, this.#place.home),
    );
    await Promise.all(
      targets.map((target) => (isImportable(extname(target)) ? this.memory(target, hop + 1) : this.#look(target))),
    );
  }

  /** The memory files and rules one folder may hold. */
  async instructions(folder: Path): Promise<void> {
    await Promise.all([
      ...MEMORY_FILES.map((name) => this.memory(join(folder, name))),
      this.rulesFolder(join(folder, FILE.rules)),
    ]);
  }

  rulesFolder(folder: Path): Promise<void> {
    if (this.#rules.has(folder)) return Promise.resolve();
    return this.#once(`rules ${folder}`, async () => {
      const found = await listRules(this.#tree, folder);
      this.#rules.set(folder, found);
      await Promise.all(found.map(({ path }) => this.memory(path)));
    });
  }

  skillsFolder(folder: Path): Promise<void> {
    if (this.#skills.has(folder)) return Promise.resolve();
    return this.#once(`skills ${folder}`, async () => {
      const candidates = await listSkills(this.#tree, folder, this.#place.platform === 'linux');
      this.#skills.set(folder, await this.#readSkills(candidates));
    });
  }

  commandsFolder(folder: Path): Promise<void> {
    if (this.#commands.has(folder)) return Promise.resolve();
    return this.#once(`commands ${folder}`, async () => {
      this.#commands.set(folder, await this.#readSkills(await listCommands(this.#tree, folder)));
    });
  }

  /** The commands in a folder of a plugin's. */
  pluginCommands(folder: Path): Promise<void> {
    if (this.#commands.has(folder)) return Promise.resolve();
    return this.#once(`commands ${folder}`, async () => {
      this.#commands.set(folder, await this.#readSkills(await listPluginCommands(this.#tree, folder)));
    });
  }

  /** Those of the candidates that are files, with the files read. */
  async #readSkills(candidates: readonly Candidate[]): Promise<FoundSkill[]> {
    const states = await Promise.all(candidates.map(({ path }) => this.file(path)));
    return candidates.flatMap((candidate, at) => {
      const state = states[at];
      if (!state || state.kind === 'missing' || state.kind === 'folder') return [];
      return [{ ...candidate, real: state.kind === 'unreadable' ? candidate.path : state.real }];
    });
  }

  #once(key: string, work: () => Promise<void>): Promise<void> {
    let running = this.#folders.get(key);
    if (!running) this.#folders.set(key, (running = work()));
    return running;
  }

  /** What may never be imported is not read, but whether it is there belongs to the reason. */
  async #look(path: Path): Promise<void> {
    if (this.files.has(path)) return;
    const look = await this.#tree.look(path);
    if (look.kind === 'folder') this.files.set(path, { kind: 'folder', real: look.real });
    else if (look.kind === 'missing') this.files.set(path, { kind: 'missing' });
    else if (look.kind === 'other') this.files.set(path, { kind: 'unreadable', message: 'no regular file' });
    // a file keeps no state of its own: its extension is the reason
  }
}

function growing<T>(map: ReadonlyMap<Path, T> | undefined): Map<Path, T> {
  return map instanceof Map ? (map as Map<Path, T>) : new Map(map);
}
