/** Which file an `@path` means. */
import type { TextFile } from '../files/fileTree';
import { dirname, join, type Path } from '../files/path';

/** Relative to where the importing file really lies, whatever links it was reached by; `~/` to the home folder (measured). */
export function importTarget(written: string, { real }: Pick<TextFile, 'real'>, home: Path): Path {
  return written.startsWith('~/') ? join(home, written.slice(2)) : join(dirname(real), written);
}
