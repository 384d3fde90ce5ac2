/** Memory files: which are read, in which order they reach the model, and what is taken out of their text. */
import { changed, measured } from '../history';

export const memoryValues = {
  addedDirLocal: changed(false, measured('2.1.90', '2.1.112', true)),
  realFileOnce: changed(false, measured('2.1.128', '2.1.145', true)),
  /** In bytes; a larger file is skipped. */
  memoryFileLimit: changed<number | undefined>(undefined, measured('2.1.187', '2.1.200', 4 * 1024 * 1024)),
  managedClaudeMd: changed(false, measured('2.1.90', '2.1.332', true)),
};
