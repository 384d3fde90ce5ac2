/** `paths` that change nothing: in a command, and in a skill of a folder below the start directory. */
import { dirname, join, relativeTo } from '../../files/path';
import { compile } from '../../match/patterns';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';
import { entryOf } from './frontmatterEntry';
import { ownSkills } from './ownSkills';

export function* pathsWithoutEffect(scene: Scene): Iterable<Found> {
  const { place } = scene.world.snapshot;
  for (const { kind, path, text, parsed, standing, card } of ownSkills(scene)) {
    const { paths, frontmatter } = parsed;
    if (paths.kind !== 'patterns' || !compile(paths.patterns).conditional) continue;
    const entry = entryOf(text, frontmatter, 'paths');
    if (!entry) continue;
    const change = replace(path, text, entry.whole, '');
    if (kind === 'command') {
      // one that is nowhere in the session may lie in a folder where a command is none at all
      if (standing !== 'elsewhere')
        yield found('paths-without-effect', path, entry.line, {
          data: { variant: 'command' },
          fixes: [fix('remove-paths', 'safe', [change])],
        });
      continue;
    }
    const folder = join(dirname(path), '../../..');
    if (card?.scope === 'user' || place.addedDirs.includes(folder) || !relativeTo(place.start, folder)) continue;
    yield found('paths-without-effect', path, entry.line, {
      data: { variant: 'nested' },
      paths: { folder },
      fixes: [fix('remove-paths', 'review', [change])],
    });
  }
}
