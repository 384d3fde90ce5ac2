/** Auto memory: where MEMORY.md lies and how much of it is sent. */
import { always, changed, measured } from '../history';

export const autoMemoryValues = {
  autoMemoryLines: always(200),
  /** Characters, also where the warning speaks of kilobytes. */
  autoMemoryChars: always(25_000),
  /** Characters shown of the first line that was cut off. */
  autoMemoryPreview: always(80),
  memoryWarning: changed<'short' | 'full'>('short', measured('2.1.90', '2.1.332', 'full')),
};
