/**
 * What a gesture may change: only inputs, never a view. `workspace` implements it, `commands` call it,
 * and the answer comes round as a new report.
 */
import type { Path } from './core/files/path';
import type { SessionEvent } from './core/session/events';

export interface Control {
  /** Something happened in the imagined session. */
  add(event: SessionEvent): Promise<void>;
  /** Takes the event of this step (1-based; 0 is the start) out of the session. */
  forget(step: number): Promise<void>;
  /** Begins a new session at the same place. */
  restart(): Promise<void>;
  /** Whether editor events become session events. */
  readonly following: boolean;
  setFollowing(on: boolean): Promise<void>;
  /** Folders that can be chosen as start directory: workspace folders, and folders above the active file. */
  startCandidates(): readonly Path[];
  /** `undefined` follows the active editor's folder again. */
  chooseStart(start: Path | undefined): Promise<void>;
  /** `undefined` finds the version again. */
  chooseClaude(version: string | undefined): Promise<void>;
  /** Gathers again from disk. */
  refresh(): Promise<void>;
}
