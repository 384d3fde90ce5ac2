/** What the end of a transcript says of the Claude Code and the model in use. */
import type { FirstRequest } from './firstRequest';
import { answerIn, recordIn, versionOf } from './records';

/** What a project's sessions say of how Claude Code is used there. */
export interface Used {
  /** Model of the newest answer. */
  readonly model: string | undefined;
  readonly first: FirstRequest | undefined;
}

export interface InUse {
  /** Version of the newest record that names one. */
  readonly version: string | undefined;
  /** Model of the newest answer in the main conversation. */
  readonly model: string | undefined;
}

/** Reads the last records of a transcript, the newest first, as far as it takes; `tail` may begin within a line. */
export function inUse(tail: string): InUse {
  let version: string | undefined;
  let model: string | undefined;
  for (let end = tail.length; end > 0 && (version === undefined || model === undefined);) {
    const start = tail.lastIndexOf('\n', end - 1) + 1;
    const record = recordIn(tail.slice(start, end));
    end = start - 1;
    if (record === undefined) continue;
    version ??= versionOf(record['version']);
    model ??= answerIn(record)?.model;
  }
  return { version, model };
}
