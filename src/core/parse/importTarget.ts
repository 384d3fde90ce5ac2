/** Which file an `@path` means. */
import { dirname, join, type Path } from '../files/path';

/** Relative to the importing file, `~/` to the home folder (measured). */
export function importTarget(written: string, by: Path, home: Path): Path {
  return written.startsWith('~/') ? join(home, written.slice(2)) : join(dirname(by), written);
}
