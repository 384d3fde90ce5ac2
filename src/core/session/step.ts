/** One event and what it caused: what the model was told, which skills were listed, and why nothing (more) was. */
import type { Path } from '../files/path';
import type { TextId } from '../files/text';
import type { NothingNew, Reason, Scope } from '../reason';
import type { SessionEvent, StartEvent } from './events';

/** What kind of thing a told block is. */
export type BlockKind =
  'memory' | 'rule' | 'import' | 'agents' | 'autoMemory' | 'settings' | 'mention' | 'file' | 'skill' | 'summary';

/** One block as it was told to the model, with the text it had at that moment. */
export interface Told {
  /** Stable within a session: where it was told and which file. */
  readonly id: string;
  readonly kind: BlockKind;
  readonly scope: Scope;
  /** The path under which the model is told of it. */
  readonly path: Path;
  /** Text as sent: frontmatter and block comments gone, trimmed. */
  readonly text: TextId;
  /** Text as written on disk. */
  readonly written: TextId;
  readonly reason: Reason;
  /** 0, or how many imports lie between a memory file and this one. */
  readonly hop: number;
  /** True where the order among its neighbours is whatever the file system gives. */
  readonly orderNotFixed: boolean;
}

/** One line of the skill listing, newly announced. */
export interface ListedSkill {
  /** What stands before the colon. */
  readonly name: string;
  /** What stands behind it; empty when the budget or a setting took it. */
  readonly text: string;
  /** What would stand there if the budget had room for all. */
  readonly full: string;
  readonly path: Path;
  readonly source: Scope;
}

/** Lines of the listing as the model reads them. */
export function linesOf(lines: readonly ListedSkill[]): string {
  return lines.map(({ name, text }) => (text === '' ? `- ${name}` : `- ${name}: ${text}`)).join('\n');
}

export interface Step {
  readonly index: number;
  readonly event: SessionEvent | StartEvent;
  readonly memory: readonly Told[];
  readonly skills: readonly ListedSkill[];
  /** Files whose text a mention put into the conversation. */
  readonly mentioned: readonly Told[];
  /** Rendered bodies of skills invoked at this step. */
  readonly invoked: readonly Told[];
  /** What a compaction brought back, in the order the model reads it. */
  readonly restored: readonly Told[];
  /** SKILL.md files that became known to the session at this step (found or matched), listed or not. */
  readonly activated: readonly string[];
  /** Why nothing, or nothing more, was loaded. */
  readonly notes: readonly NothingNew[];
}
