/**
 * What the checks look at: the report, everything that was gathered, and the texts as somebody is editing them.
 * Made anew for each run; what it works out is worked out once.
 */
import type { FileState, TextFile } from '../files/fileTree';
import { basename, type Path } from '../files/path';
import type { WorkspaceFiles } from '../gather/workspaceFiles';
import type { Inspected } from '../inspect';
import { memoryFileOf, skillFileOf } from '../parse/memo';
import type { MemoryFile } from '../parse/memoryFile';
import type { SkillFile } from '../parse/skillFile';
import type { Report } from '../report';
import type { World } from '../session/world';
import type { Found } from './finding';

/** Looks for one kind of trouble. Pure; throws only for a fault of its own. */
export type Check = (scene: Scene) => Iterable<Found>;

export type InstructionKind = 'memory' | 'rule' | 'autoMemory' | 'skill' | 'command';

/** A file that is an instruction to the session or to one that would get there. */
export interface Instruction {
  readonly kind: InstructionKind;
  readonly path: Path;
  readonly file: TextFile;
  /**
   * `loaded` or `waiting` in this session, `out` of it for a reason the report gives, `elsewhere` in the workspace:
   * nothing has led there yet, or nothing ever will.
   */
  readonly standing: 'loaded' | 'waiting' | 'out' | 'elsewhere';
}

export class Scene {
  readonly inspected: Inspected;
  readonly report: Report;
  readonly world: World;
  /** Nothing while the workspace has not been listed: what depends on all of it is not looked for. */
  readonly workspace: WorkspaceFiles | undefined;
  #instructions: readonly Instruction[] | undefined;

  constructor(inspected: Inspected, workspace: WorkspaceFiles | undefined) {
    this.inspected = inspected;
    this.report = inspected.report;
    this.world = inspected.replayed.world;
    this.workspace = workspace;
  }

  /** What is at `path`, as far as anything was read there; with what is typed and not saved. */
  state(path: Path): FileState | undefined {
    const state = this.world.snapshot.files.get(path) ?? this.workspace?.instructions.get(path);
    const draft = this.inspected.inputs.unsaved.get(path);
    return draft === undefined || state?.kind !== 'text' || state.text === draft ? state : draftOf(path, state, draft);
  }

  file(path: Path): TextFile | undefined {
    const state = this.state(path);
    return state?.kind === 'text' ? state : undefined;
  }

  memory(path: Path): MemoryFile | undefined {
    const file = this.file(path);
    return file && memoryFileOf(file, this.world.behaviour);
  }

  skill(path: Path): SkillFile | undefined {
    const file = this.file(path);
    return file && skillFileOf(file, this.world.behaviour);
  }

  /** All of them, each once: first those of the report in its order, then those elsewhere by path. */
  get instructions(): readonly Instruction[] {
    return (this.#instructions ??= this.#find());
  }

  of(...kinds: readonly InstructionKind[]): readonly Instruction[] {
    return this.instructions.filter(({ kind }) => kinds.includes(kind));
  }

  #find(): readonly Instruction[] {
    const { stack, waiting, notLoaded, skills } = this.report;
    const all = new Map<Path, Instruction>();
    const add = (path: Path, kind: InstructionKind | undefined, standing: Instruction['standing']) => {
      const file = all.has(path) || kind === undefined ? undefined : this.file(path);
      if (file && kind) all.set(path, { kind, path, file, standing });
    };
    for (const { path, kind } of stack) {
      if (kind === 'autoMemory') add(path, 'autoMemory', 'loaded');
      else if (kind === 'rule') add(path, 'rule', 'loaded');
      else if (kind === 'memory' || kind === 'agents' || kind === 'import') add(path, 'memory', 'loaded');
    }
    for (const { path, kind, state } of skills)
      add(path, kind, state === 'waiting' ? 'waiting' : state === 'off' || state === 'shadowed' ? 'out' : 'loaded');
    for (const { path, kind } of waiting) add(path, kind, 'waiting');
    for (const { path } of notLoaded) add(path, kindOf(path), 'out');
    for (const path of this.workspace?.instructions.keys() ?? []) add(path, kindOf(path), 'elsewhere');
    return [...all.values()];
  }
}

/** What a file would be by its place; nothing for one that only looks like an instruction. */
export function kindOf(path: Path): InstructionKind | undefined {
  if (/\/\.claude\/rules\/.*\.md$/.test(path)) return 'rule';
  if (/\/\.claude\/skills\/[^/]+\/SKILL\.md$/.test(path)) return 'skill';
  if (/\/\.claude\/commands\/.*\.md$/.test(path)) return 'command';
  return /^(?:CLAUDE(?:\.local)?|AGENTS)\.md$/.test(basename(path)) ? 'memory' : undefined;
}

const drafts = new Map<Path, TextFile>();
const MOST_DRAFTS = 64;

/** The same object for the same text, so that it is parsed once. */
function draftOf(path: Path, { real }: TextFile, text: string): TextFile {
  const known = drafts.get(path);
  if (known?.text === text) return known;
  if (drafts.size >= MOST_DRAFTS) drafts.clear();
  const draft: TextFile = { kind: 'text', text, real, bytes: text.length };
  drafts.set(path, draft);
  return draft;
}
