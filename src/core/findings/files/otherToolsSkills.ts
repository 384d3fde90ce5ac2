/** Skills in `.agents/skills`, where other tools look: Claude Code never does (measured). */
import { FILE } from '../../claudeCode/places';
import { dirname, join, type Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { foldersWithSkills } from '../../gather/gather';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';

export function* otherToolsSkills(scene: Scene): Iterable<Found> {
  const { snapshot } = scene.world;
  const folders = new Set<Path>(foldersWithSkills(snapshot.place));
  const known = new Set<Path>();
  for (const skills of snapshot.skills.values()) for (const { real } of skills) known.add(real);
  const seen = new Set<Path>();
  for (const [path, state] of scene.workspace?.instructions ?? []) {
    if (!/\/\.agents\/skills\/[^/]+\/SKILL\.md$/.test(path)) continue;
    const folder = dirname(dirname(path));
    const owner = dirname(dirname(folder));
    if (!folders.has(owner) || seen.has(folder)) continue;
    const real = state.kind === 'text' ? state.real : path;
    const own = join(owner, `${FILE.skills}/${path.slice(folder.length + 1)}`);
    // a link leads here, or there is a copy
    if (known.has(real) || known.has(own)) continue;
    seen.add(folder);
    const right = join(owner, FILE.skills);
    const paths = { folder, right };
    yield found('other-tools-skills', path, lineRange(0), {
      paths,
      fixes: [fix('link-skills', 'byHand', [], { paths })],
    });
  }
}
