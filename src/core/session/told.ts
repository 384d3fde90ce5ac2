/** The state of a session between two events: what was told, what is known, what was announced. Plain and immutable. */
import type { Path } from '../files/path';
import type { TextId } from '../files/text';
import type { Blocked, Scope } from '../reason';
import type { ListedSkill, Step, Told } from './step';

export interface SessionState {
  /** Paths that will not be told again, with the step that told them. */
  readonly told: ReadonlyMap<Path, number>;
  /** Files the model has read, wrote or edited, most recent last. */
  readonly touched: ReadonlyMap<Path, number>;
  /** Mentioned files whose memory comes with a later mention of the same prompt. */
  readonly held: readonly Path[];
  /** Mentioned files whose skills do. */
  readonly unannounced: readonly Path[];
  /** The folder Bash stands in; nothing until a command changed it. */
  readonly shell: Path | undefined;
  /** Conditional skills that matched, and nested ones that were found, by path of their SKILL.md. */
  readonly activated: ReadonlyMap<Path, SkillActivation>;
  /** Every line that was announced, in order. Older versions announce several of one name. */
  readonly announced: readonly ListedSkill[];
  /** Announced lines that compaction dropped. */
  readonly unseen: ReadonlySet<ListedSkill>;
  /** Invocations, oldest first. */
  readonly invoked: readonly Told[];
  /** Everything found at start or by a touch that does not load, with the reason. */
  readonly blocked: ReadonlyMap<Path, BlockedFile>;
  /** What the model has in its context now, in the order it reads it. */
  readonly context: readonly Told[];
}

export interface SkillActivation {
  readonly step: number;
  /** The touched file that brought it. */
  readonly file: Path;
  /** Of a conditional skill: the pattern that matched. */
  readonly pattern: string | undefined;
}

export interface BlockedFile {
  readonly path: Path;
  readonly scope: Scope;
  readonly reason: Blocked;
}

export interface Session {
  readonly state: SessionState;
  readonly steps: readonly Step[];
  /** Texts that were told, by id. One store for all states of a session: ids name contents, so it can only grow. */
  readonly texts: Map<TextId, string>;
}

export const emptyState: SessionState = {
  told: new Map(),
  touched: new Map(),
  held: [],
  unannounced: [],
  shell: undefined,
  activated: new Map(),
  announced: [],
  unseen: new Set(),
  invoked: [],
  blocked: new Map(),
  context: [],
};
