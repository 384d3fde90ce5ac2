/** Patterns in a form that gitignore semantics can never match. */
import { normalise } from '../../files/text';
import { rangeOf } from '../../files/range';
import { compile, isDead } from '../../match/patterns';
import { found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* deadPattern(scene: Scene): Iterable<Found> {
  for (const { path, file } of scene.of('rule')) {
    const paths = scene.memory(path)?.paths;
    if (paths?.kind !== 'patterns') continue;
    const text = normalise(file.text);
    for (const { written, pattern } of compile(paths.patterns).parts) {
      if (isDead(pattern)) yield found('dead-pattern', path, rangeOf(text, written), { data: { pattern: written } });
    }
  }
}
