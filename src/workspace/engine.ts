/** The engine's doors, fetched when the first answer is needed: starting the editor must not wait for parsers. */
import type { FileTree } from '../core/files/fileTree';
import type { Path } from '../core/files/path';
import type { Place } from '../core/files/place';
import type { Changes } from '../core/gather/changes';
import type { PlaceRequest } from '../core/gather/place';
import type { Snapshot } from '../core/gather/snapshot';
import type { Inputs, Inspected } from '../core/inspect';
import type { SessionEvent } from '../core/session/events';

export interface Engine {
  readonly findPlace: (tree: FileTree, request: PlaceRequest) => Promise<Place>;
  readonly touchedPaths: (events: readonly SessionEvent[], start: Path) => readonly Path[];
  readonly gather: (tree: FileTree, place: Place, touched: readonly Path[]) => Promise<Snapshot>;
  readonly changesBetween: (before: Snapshot, after: Snapshot) => Changes;
  readonly inspect: (inputs: Inputs, previous?: Inspected) => Inspected;
}

export async function loadEngine(): Promise<Engine> {
  const [{ findPlace }, { touchedPaths }, { gather }, { changesBetween }, { inspect }] = await Promise.all([
    import('../core/gather/place'),
    import('../core/session/triggers'),
    import('../core/gather/gather'),
    import('../core/gather/changes'),
    import('../core/inspect'),
  ]);
  return { findPlace, touchedPaths, gather, changesBetween, inspect };
}
