/** Finds the place of a session: real start directory, repository and worktree, config and managed folders. */
import type { FileTree } from '../files/fileTree';
import type { Path } from '../files/path';
import type { Place } from '../files/place';

/** What a user or a machine says of a session; everything else is found. */
export interface PlaceRequest {
  readonly start: Path;
  readonly home: Path;
  /** Default: `CLAUDE_CONFIG_DIR` out of `env`, else `<home>/.claude`. */
  readonly config?: Path;
  /** Default: the platform's own folder. */
  readonly managed?: Path;
  readonly addedDirs: readonly Path[];
  readonly pluginDirs: readonly Path[];
  readonly platform: Place['platform'];
  readonly env: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly settingSources: readonly string[];
}

export function findPlace(tree: FileTree, request: PlaceRequest): Promise<Place> {
  throw new Error(`not yet ${String(tree)} ${String(request)}`);
}
