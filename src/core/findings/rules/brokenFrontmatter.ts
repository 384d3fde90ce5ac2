/** Frontmatter that is no YAML: nothing in it counts, and a rule with `paths` is sent in every session. */
import { lineRange } from '../../files/range';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* brokenFrontmatter(scene: Scene): Iterable<Found> {
  for (const { path } of scene.of('rule')) {
    const { state, error = '' } = scene.memory(path)?.frontmatter ?? {};
    if (state === 'broken') yield found('broken-frontmatter', path, lineRange(0), { data: { error } });
  }
}
