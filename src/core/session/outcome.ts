/** What one event of a session comes to. */
import type { TextId } from '../files/text';
import type { Step } from './step';
import type { SessionState } from './told';

/** What an event adds: parts of a step, parts of the state, texts. */
export interface Outcome {
  readonly step?: Partial<Step>;
  readonly state?: Partial<SessionState>;
  readonly texts?: ReadonlyMap<TextId, string>;
}
