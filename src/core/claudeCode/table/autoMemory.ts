/** Auto memory: where MEMORY.md lies and how much of it is sent. */
import { always, apart, changed } from '../history';
import { both, figure, told, type Area } from './row';

export const autoMemoryValues = {
  autoMemoryLines: always(200),
  /** Characters, also where the warning speaks of kilobytes. */
  autoMemoryChars: always(25_000),
  /** Characters shown of the first line that was cut off. */
  autoMemoryPreview: always(80),
  autoMemoryBySource: changed(false, apart('2.1.90', '2.1.332', true)),
  memoryWarning: changed<'short' | 'full'>('short', apart('2.1.90', '2.1.332', 'full')),
};

export const autoMemory = (): Area => ({
  id: 'auto-memory',
  title: 'Auto memory',
  about: 'MEMORY.md, the index of what Claude Code wrote down by itself.',
  rows: {
    place: {
      says: told(autoMemoryValues.autoMemoryBySource, (bySource) =>
        bySource
          ? '`autoMemoryDirectory` sets another folder for it in any settings that `--setting-sources` lets count, but not in the project’s local ones.'
          : '`autoMemoryDirectory` in the user’s settings sets another folder for it.',
      ),
      cases: ['automem-small', 'own-switch-auto-dir', 'own-switch-auto-projdir', 'own-switch-auto-localdir'],
    },
    off: {
      says: both('`CLAUDE_CODE_DISABLE_AUTO_MEMORY` and `autoMemoryEnabled: false` switch it off.'),
      cases: ['own-switch-auto-off', 'own-switch-env-disable_auto_memory-1'],
    },
    lines: {
      says: told(
        autoMemoryValues.autoMemoryLines,
        (lines) =>
          `The first ${figure(lines)} lines of MEMORY.md are sent, then a line of warning says that more was cut.`,
      ),
      cases: ['own-memory-201', 'automem-lines', 'rep-24-memory-lines'],
    },
    size: {
      says: told(
        autoMemoryValues.autoMemoryChars,
        (chars) =>
          `Of those lines no more than ${figure(chars)} characters are sent, up to the last line end that fits; only a first line that is too long is cut in its middle.`,
      ),
      cases: [
        'own-memory-size',
        'own-memory-both',
        'own-memory-longline',
        'own-memory-tail',
        'own-memory-oneline',
        'own-memory-japanese',
        'own-memory-japanese-long',
      ],
      otherwise:
        'Documents speak of 25 KB; what counts is characters, so Japanese text may take three times as many bytes.',
    },
    counted: {
      says: both('Frontmatter and block comments are taken out first and do not count.'),
      cases: ['automem-frontmatter', 'own-memory-comment'],
    },
    warning: {
      says: told(autoMemoryValues.memoryWarning, (words) =>
        words === 'short'
          ? 'The warning says how large the file is and that only a part was loaded.'
          : 'The warning also says how many lines were cut off, and shows the first of them.',
      ),
      cases: ['own-memory-preview', 'own-memory-201', 'automem-lines'],
    },
    preview: {
      says: told(
        autoMemoryValues.autoMemoryPreview,
        (chars) =>
          `Of that line ${figure(chars)} characters are shown, the last of which becomes “…” where there are more.`,
        'newest',
      ),
      cases: ['own-memory-preview', 'own-memory-size'],
    },
    alone: {
      says: both('`@imports` in MEMORY.md are not followed, and topic files beside it are not loaded.'),
      cases: ['automem-small'],
      otherwise:
        'A write-up of 2.1.88 describes layers and clusters of memory; they belong to a skill of somebody else.',
    },
  },
});
