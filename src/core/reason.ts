/**
 * Why a thing is in the context, or why it is not: always a code with its data, never a sentence.
 * The sentences are written in src/present, closed by exhaustiveness over these codes.
 */
import type { Path } from './files/path';

/** Where an instruction comes from, in the words of Claude Code. */
export type Scope = 'managed' | 'user' | 'project' | 'local' | 'auto' | 'plugin' | 'bundled';

/** Why a rule has no condition although one may expect one. */
export type Unconditional = 'noPaths' | 'matchesEverything' | 'noFrontmatter' | 'brokenYaml' | 'notAPattern';

interface Coded<Code extends string, Data extends object> {
  readonly code: Code;
  readonly data: Readonly<Data>;
}

/** Reasons for being in the context. */
export type Loaded =
  | Coded<'atStart', { scope: Scope; folder: Path }>
  | Coded<'managedSettings', { settings: Path }>
  | Coded<'imported', { by: Path; line: number; hop: number }>
  | Coded<'ruleAlways', { scope: Scope; why: Unconditional }>
  | Coded<'ruleMatched', { pattern: string; patterns: readonly string[]; base: Path; file: Path }>
  | Coded<'folderTouched', { folder: Path; file: Path }>
  | Coded<'autoMemory', { lines: number; linesKept: number; cutBy: 'nothing' | 'lines' | 'characters' }>
  | Coded<'agentsFile', { mode: string; folder: Path }>
  | Coded<'mentioned', { file: Path }>
  | Coded<'invoked', { name: string; args: string }>
  | Coded<'reloaded', { because: 'compaction' | 'resume' }>
  | Coded<'restoredFile', { place: number; limit: number }>
  | Coded<'listed', { skills: number; withoutDescription: number }>
  | Coded<'summary', object>;

/** Reasons for waiting: found, and loads when something happens. */
export type Waits =
  Coded<'waitsForMatch', { patterns: readonly string[]; base: Path }> | Coded<'waitsForFolder', { folder: Path }>;

/** Reasons for not being in the context. */
export type Blocked =
  | Coded<'excluded', { pattern: string }>
  | Coded<'sourceOff', { source: string }>
  | Coded<'switchedOff', { by: string }>
  | Coded<'empty', { why: 'blank' | 'onlyFrontmatter' | 'onlyComments' }>
  | Coded<'tooLarge', { bytes: number; limit: number }>
  | Coded<'unreadable', { message: string }>
  | Coded<'linkOutside', { target: Path; approvable: boolean }>
  | Coded<'sameFile', { first: Path }>
  | Coded<'agentsOff', { because: Path | undefined; mode: string }>
  | Coded<'agentsUnknown', { since: string }>
  | Coded<'mainOfWorktree', { worktree: Path }>
  | Coded<'importMissing', { by: Path; line: number; written: string }>
  | Coded<'importFolder', { by: Path; line: number; written: string }>
  | Coded<'importExternal', { by: Path; line: number; written: string; approvalKey: Path }>
  | Coded<'importOutsideAtTouch', { by: Path; line: number; written: string }>
  | Coded<'importTooDeep', { by: Path; line: number; written: string; limit: number }>
  | Coded<'importKind', { by: Path; line: number; written: string; extension: string }>
  | Coded<'neverMatches', { patterns: readonly string[] }>
  | Coded<'shadowed', { name: string; by: Path }>
  | Coded<'hiddenFromModel', { by: 'frontmatter' | 'setting' | 'undescribed' }>
  | Coded<'ignoredByGit', { folder: Path }>;

/** Why an event loaded nothing (more). */
export type NothingNew =
  | Coded<'readAsFile', { file: Path }>
  | Coded<'alreadyTold', { paths: readonly Path[] }>
  | Coded<'nothingApplies', object>
  | Coded<'outsideStart', { start: Path }>
  | Coded<'notATrigger', { by: 'bash' | 'glob' | 'grep' | 'mentionOfFolder' }>
  | Coded<'triggerSince', { by: 'bash' | 'write' | 'edit' | 'missing' | 'folder'; since: string }>
  | Coded<'toldWithPrompt', object>
  | Coded<'readDenied', { rule: string }>
  | Coded<'unknownSkill', { name: string }>
  | Coded<'switchedOffAll', { by: string }>
  | Coded<'fileChanged', { told: readonly Path[] }>
  /** Skills that stay usable though their lines are not sent again. */
  | Coded<'notListedAgain', { skills: number; because: 'compaction' | 'resume' }>;

export type Reason = Loaded | Waits | Blocked | NothingNew;
