/** A name that stands for any file of a folder: none that a pattern would hold. */
import { join, type Path } from './path';

export function anyFileOf(folder: Path): Path {
  return join(folder, '\u2026');
}
