/** The window and the tokens in it, as Claude Code itself reckons them. */
import { AUTOCOMPACT_BUFFER } from '../fixedParts';
import { both, documented, figure, newest, type Area } from './row';

export const contextWindow = (): Area => ({
  id: 'window',
  title: 'The window',
  about: 'How large the window is and how Claude Code counts what is in it.',
  rows: {
    buffer: {
      says: both(
        `Of the window ${figure(AUTOCOMPACT_BUFFER)} tokens are kept free for automatic compaction, whatever its size.`,
      ),
    },
    sizes: {
      says: documented(
        'Models with the newer tokenizer (from Opus 4.7, Sonnet 5 and Haiku 5 on) have a window of a million tokens, older ones 200,000, or a million where their name is given with `[1m]`; `CLAUDE_CODE_DISABLE_1M_CONTEXT=1` makes it 200,000 for all.',
      ),
    },
    estimate: {
      says: newest(
        '`/context` without a counting endpoint takes a memory file for a third of its characters in tokens, Japanese text too, for which that is far too low; figures of single skills are rounded to tens.',
      ),
    },
  },
});
