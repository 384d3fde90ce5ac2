/** From a snapshot and the events of a session to the one report every surface draws. Pure and synchronous. */
import type { SessionEvent } from './session/events';
import type { Path } from './files/path';
import type { TextId } from './files/text';
import type { Snapshot } from './gather/snapshot';
import type { ClaudeInUse, Report } from './report';

export interface Inputs {
  readonly snapshot: Snapshot;
  readonly events: readonly SessionEvent[];
  /** Texts that `changed` events refer to (what a file held before it changed). */
  readonly texts: ReadonlyMap<TextId, string>;
  readonly claude: ClaudeInUse;
  /** Model id or alias; `undefined` takes what Claude Code's settings say, else its default. */
  readonly model: string | undefined;
  /** Documents with unsaved changes: their text once saved. */
  readonly unsaved: ReadonlyMap<Path, string>;
}

export interface Inspected {
  readonly report: Report;
  /** Every text the report names. */
  readonly texts: ReadonlyMap<TextId, string>;
}

/**
 * Works out the report. `previous` is the last answer: where only an event was appended or a folder was
 * gathered, its replay is continued instead of begun again.
 */
export function inspect(inputs: Inputs, previous?: Inspected): Inspected {
  throw new Error(`not yet ${String(inputs)} ${String(previous)}`);
}
