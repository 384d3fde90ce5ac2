/** Explains files of a made-up project as the command line and the editor do. */
import { broughtBy, type Brought } from '../../src/core/explain/reading';
import { explain, type Explanation } from '../../src/core/explain/explain';
import { lookAt, readNow } from '../../src/core/explain/sight';
import { isAbsolute, join, toPath, type Path } from '../../src/core/files/path';
import { project, type Project, type ProjectSetup, type Told } from './project';

export interface Explaining {
  readonly project: Project;
  /** Paths are seen from the start directory. */
  readonly of: (path: string, touch?: string) => Promise<Explanation>;
  readonly reading: (path: string) => Promise<Brought>;
}

export async function explaining(setup: ProjectSetup, told: readonly Told[] = []): Promise<Explaining> {
  const made = await project(setup, told);
  const { tree, inspected, place } = made;
  const at = (path: string): Path => (isAbsolute(path) ? toPath(path) : join(place.start, path));
  return {
    project: made,
    of: async (path, touch) =>
      explain(await lookAt(tree, inspected, at(path), touch === undefined ? undefined : at(touch))),
    reading: async (path) => broughtBy(inspected, await readNow(tree, inspected, at(path)), at(path)),
  };
}
