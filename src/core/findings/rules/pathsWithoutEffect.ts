/** `paths` in files that have no condition: they change nothing in a memory file or a command (measured). */
import { lineRange } from '../../files/range';
import { normalise } from '../../files/text';
import { frontmatterPlaces } from '../../parse/frontmatterPlaces';
import { fix, found, type Found } from '../finding';
import { kindOf, type Scene } from '../scene';

export function* pathsWithoutEffect(scene: Scene): Iterable<Found> {
  for (const { path, kind, file } of scene.of('memory', 'command')) {
    if (kindOf(path) !== kind) continue;
    const { frontmatter } = (kind === 'command' ? scene.skill(path) : scene.memory(path)) ?? {};
    if (frontmatter?.state !== 'read' || !Object.hasOwn(frontmatter.data, 'paths')) continue;
    const key = frontmatterPlaces(normalise(file.text))?.keys.findLast(({ name }) => name === 'paths')?.key;
    yield found('paths-without-effect', path, key ?? lineRange(0), {
      data: { variant: kind },
      fixes: [fix(kind === 'command' ? 'make-it-a-skill' : 'make-it-a-rule', 'byHand', [])],
    });
  }
}
