/**
 * What may be asked of the session as it stands, without changing it: why a file is or is not in it, and what
 * reading one now would bring. `workspace` implements it, `commands` ask; nothing where there is no report.
 */
import type { Explanation } from './core/explain/explain';
import type { Brought } from './core/explain/reading';
import type { Path } from './core/files/path';
import type { Inspected } from './core/inspect';

export interface Imagination {
  explain(path: Path, touch?: Path): Promise<Explanation | undefined>;
  /** The session as it would be if any file of `folder` was read: `anyFileOf` it. */
  below(folder: Path): Promise<Pick<Inspected, 'report' | 'texts'> | undefined>;
  /** The same for one file. */
  after(file: Path): Promise<Pick<Inspected, 'report' | 'texts'> | undefined>;
  reading(file: Path): Promise<Brought | undefined>;
}
