/** The window and the tokens in it, as Claude Code itself reckons them. */
import { apart, changed, logged } from '../history';
import { LARGE_WINDOW, SMALL_WINDOW } from '../modelRows';
import { AUTOCOMPACT_BUFFER, LOWEST_WINDOW, MANUAL_BUFFER } from '../models';
import { both, figure, newest, told, type Area } from './row';

export const windowValues = {
  newerModels: changed(false, logged('2.1.117', '2.1.90', '2.1.332', true)),
  unknownWindow: changed(SMALL_WINDOW, apart('2.1.90', '2.1.332', LARGE_WINDOW)),
  compactsAtLimit: changed(false, apart('2.1.90', '2.1.332', true)),
  autoCompactSetting: changed(false, logged('2.1.119', '2.1.90', '2.1.332', true)),
  maxContextTokens: changed(false, apart('2.1.90', '2.1.332', true)),
  spelledWindow: changed(false, apart('2.1.90', '2.1.332', true)),
};

export const contextWindow = (): Area => ({
  id: 'window',
  title: 'The window',
  about: 'How large the window is, how Claude Code counts what is in it, and when it compacts by itself.',
  rows: {
    sizes: {
      says: told(windowValues.newerModels, (native) =>
        native
          ? 'Models with the newer tokenizer (Opus from 4.7, Sonnet from 5, Haiku from 5.5, Fable, Mythos) have a window of a million tokens, older ones 200,000, or a million where their name ends in `[1m]`.'
          : 'Every model has a window of 200,000 tokens, or a million where its name ends in `[1m]`.',
      ),
      otherwise: 'Behind some gateways and clouds documents have the large window only from 2.1.285 or 2.1.287 on.',
    },
    unknown: {
      says: told(
        windowValues.unknownWindow,
        (window) => `A model Claude Code does not know is taken to have a window of ${figure(window)} tokens.`,
      ),
    },
    disabled: {
      says: both(
        '`CLAUDE_CODE_DISABLE_1M_CONTEXT` makes the window 200,000 tokens for all models; it is on with `1`, `true`, `yes` or `on`.',
      ),
    },
    maxContextTokens: {
      says: told(windowValues.maxContextTokens, (works) =>
        works
          ? '`CLAUDE_CODE_MAX_CONTEXT_TOKENS` is the window of a model Claude Code does not know, and with `DISABLE_COMPACT` that of any.'
          : '`CLAUDE_CODE_MAX_CONTEXT_TOKENS` has no effect.',
      ),
    },
    names: {
      says: both(
        '`opus`, `sonnet`, `haiku` and `best` stand for one model in each version, unless `ANTHROPIC_DEFAULT_OPUS_MODEL` and its like name another; `opusplan` is Sonnet but in plan mode, and Opus 4 and 4.1 are answered by the newest Opus.',
      ),
    },
    chosen: {
      says: both(
        'The model is what `--model` says, else `ANTHROPIC_MODEL`, which may come from the `env` of a settings file, else `model` of the most specific settings file.',
      ),
    },
    buffer: {
      says: both(
        `Compaction starts by itself ${figure(AUTOCOMPACT_BUFFER)} tokens before the end of the window, whatever its size; less by what \`CLAUDE_CODE_MAX_OUTPUT_TOKENS\`, or the model, has below 20,000.`,
      ),
    },
    limit: {
      says: told(windowValues.compactsAtLimit, (some) =>
        some
          ? 'Models up to Opus 4.5, Sonnet 4.5 and Haiku 4.5, and older ones with `[1m]`, are not compacted before the window is full, and `/context` shows no buffer, unless a window for compaction is set.'
          : 'Every model compacts before the end of its window.',
      ),
      otherwise: 'Documents have Sonnet 5 compact at 934,000 tokens before 2.1.247.',
    },
    setWindow: {
      says: both(
        `\`autoCompactWindow\` of a settings file (a whole number from ${figure(LOWEST_WINDOW)} on) or, before it, \`CLAUDE_CODE_AUTO_COMPACT_WINDOW\` (raised to that) is the window for compaction and in \`/context\` where it is lower than the model’s; the share of the skills’ listing stays that of the model’s window.`,
      ),
    },
    spelledWindow: {
      says: told(windowValues.spelledWindow, (works) =>
        works
          ? '`CLAUDE_CODE_AUTO_COMPACT_WINDOW` understands `400k` and `0.5m`.'
          : 'Of `400k` in `CLAUDE_CODE_AUTO_COMPACT_WINDOW` only the 400 counts.',
      ),
      otherwise: 'Documents have it be a plain whole number.',
    },
    percent: {
      says: both(
        '`CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` (above 0, up to 100) is the share, of the window less the summary’s 20,000 tokens, at which compaction starts; it can only make it earlier, and `/context` does not show it.',
      ),
    },
    off: {
      says: both(
        `\`DISABLE_COMPACT\` and \`DISABLE_AUTO_COMPACT\` switch it off; \`/context\` then keeps ${figure(MANUAL_BUFFER)} tokens for a compaction by hand.`,
      ),
    },
    offInSettings: {
      says: told(windowValues.autoCompactSetting, (works) =>
        works
          ? '`autoCompactEnabled` in a settings file switches it off, or on against what `~/.claude.json` says.'
          : '`autoCompactEnabled` works in `~/.claude.json` alone.',
      ),
    },
    shown: {
      says: both(
        '`/context` counts imported files and rules without `paths` as memory files; rules and nested memory that a touch brought are not among them.',
      ),
    },
    estimate: {
      says: newest(
        '`/context` without a counting endpoint takes a memory file for a third of its characters in tokens, Japanese text too, for which that is far too low; figures of single skills are rounded to tens.',
      ),
    },
    cached: {
      says: both(
        'Each request marks the end of its last message, and a place in the system prompt, for the cache: the next one reads from it all that was told before, in whatever message it stands.',
      ),
    },
  },
});
