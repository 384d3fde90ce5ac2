/** `paths` in a memory file change nothing: it has no condition (measured). */
import { lineRange } from '../../files/range';
import { normalise } from '../../files/text';
import { frontmatterPlaces } from '../../parse/frontmatterPlaces';
import { fix, found, type Found } from '../finding';
import { kindOf, type Scene } from '../scene';

export function* pathsInMemory(scene: Scene): Iterable<Found> {
  for (const { path, file } of scene.of('memory')) {
    if (kindOf(path) !== 'memory') continue;
    const { frontmatter } = scene.memory(path) ?? {};
    if (frontmatter?.state !== 'read' || !Object.hasOwn(frontmatter.data, 'paths')) continue;
    const key = frontmatterPlaces(normalise(file.text))?.keys.findLast(({ name }) => name === 'paths')?.key;
    yield found('paths-in-memory', path, key ?? lineRange(0), { fixes: [fix('make-it-a-rule', 'byHand', [])] });
  }
}
