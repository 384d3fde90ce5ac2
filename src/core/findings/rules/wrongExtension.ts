/** Files below `rules` that are none because of how their names end: only `.md`, in lower case, is a rule (measured). */
import { extname, type Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';

const ENDINGS = /\/\.claude\/rules\/.*[^/]\.(?:mdx?|mdc|markdown|txt)$/i;

export function* wrongExtension(scene: Scene): Iterable<Found> {
  const { workspace } = scene;
  for (const [path, state] of workspace?.instructions ?? []) {
    if (!ENDINGS.test(path) || path.endsWith('.md') || state.kind !== 'text' || state.text.trim() === '') continue;
    const to = (path.slice(0, -extname(path).length) + '.md') as Path;
    // another tool's copy of a rule that is there
    if (workspace?.index.has(to) === true || extname(path) === '') continue;
    yield found('wrong-extension', path, lineRange(0), {
      data: { extension: extname(path) },
      paths: { file: path },
      fixes: [fix('rename-file', 'review', [{ kind: 'rename', path, to }], { paths: { to } })],
    });
  }
}
