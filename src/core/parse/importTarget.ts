/** Which file an `@path` means. */
import { dirname, isAbsolute, join, toPath, type Path } from '../files/path';

/** Relative to the importing file, `~/` to the home folder (measured). */
export function importTarget(written: string, by: Path, home: Path): Path {
  if (written.startsWith('~/')) return join(home, written.slice(2));
  if (isAbsolute(written)) return toPath(written);
  return join(dirname(by), written);
}
