/** stub while the engine is being written */
import type { FileTree } from '../files/fileTree';
import type { Path } from '../files/path';
import type { Place } from '../files/place';
import type { Snapshot } from './snapshot';

/**
 * Reads all that can matter for `place` and the `touched` paths through `tree`.
 * The only asynchronous stage of the engine.
 */
export function gather(tree: FileTree, place: Place, touched: readonly Path[]): Promise<Snapshot> {
  throw new Error(`not yet ${String(tree)} ${String(place)} ${String(touched)}`);
}
