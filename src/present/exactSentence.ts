/** How far exact counting is, in a sentence; nothing while it is off. */
import type { ExactState } from '../exact';
import { say, type Words } from './words/say';

export function exactSentence(state: ExactState, words: Words): string {
  if (state.kind === 'off') return '';
  if (state.kind === 'stopped') return say(words, 'status.exactStopped');
  return say(words, 'status.exact', { counted: state.counted, total: state.total });
}
