/** Whether a permission denies reading a file: then nothing loads because of it (measured). */
import { dirname, relativeTo, toPath, type Path } from '../files/path';
import { GitPatterns } from '../match/gitPatterns';
import type { World } from './world';

/** The deny rule that keeps `file` from being read, or nothing. */
export function deniedBy(world: World, file: Path): string | undefined {
  const { place } = world.snapshot;
  for (const { denyRules, source } of world.settings) {
    for (const rule of denyRules) {
      const pattern = /^Read\((.+)\)$/.exec(rule)?.[1];
      if (pattern === undefined) continue;
      const root = source === 'user' ? place.config : source === 'managed' ? place.managed : place.start;
      const { base, rest } = anchored(pattern, root, place.start, place.home);
      const relative = relativeTo(base, file);
      if (relative && new GitPatterns([rest], true).test(relative).ignored) return rule;
    }
  }
  return undefined;
}

/** `//x` is absolute, `~/x` below the home folder, `/x` below the folder of the settings, all else below the start directory (documented). */
function anchored(pattern: string, root: Path, start: Path, home: Path): { base: Path; rest: string } {
  if (pattern.startsWith('//')) return { base: toPath('/'), rest: pattern.slice(1) };
  if (pattern.startsWith('~/')) return { base: home, rest: pattern.slice(1) };
  if (pattern.startsWith('/')) return { base: root === start ? start : dirname(root), rest: pattern };
  return { base: start, rest: pattern.replace(/^\.\//, '/') };
}
