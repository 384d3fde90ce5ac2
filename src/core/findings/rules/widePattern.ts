/**
 * A pattern that reads as if it stood for the top of its base and means any depth: `src/**` is `src` anywhere, since
 * its end is taken off first (measured). Only where both are there is something to tell apart.
 */
import { dirname, isWithin, type Path } from '../../files/path';
import type { FileIndex } from '../../files/fileIndex';
import { namesOf, stretchOf } from '../../match/fileNames';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';
import { conditionsOf, placeOf } from './conditions';

export function* widePattern(scene: Scene): Iterable<Found> {
  const index = scene.workspace?.index;
  if (!index) return;
  for (const condition of conditionsOf(scene)) {
    if (!condition.isListed) continue;
    const { path, patterns, base } = condition;
    for (const [at, pattern] of patterns.entries()) {
      const deeper = deeperFolder(index, pattern, base) ?? deeperFile(index, pattern, base);
      if (!deeper) continue;
      const { range, rewrite } = placeOf(condition, at);
      const narrow = rewrite(`/${pattern}`);
      const wide = rewrite(`**/${pattern}`);
      yield found('wide-pattern', path, range, {
        data: { pattern },
        paths: { base, deeper },
        fixes: [
          ...(narrow ? [fix('anchor-pattern', 'review', [narrow], { data: { pattern: `/${pattern}` } })] : []),
          ...(wide ? [fix('say-any-depth', 'safe', [wide], { data: { pattern: `**/${pattern}` } })] : []),
        ],
      });
    }
  }
}

/** Of `src/**`, where the base has such a folder: another one deeper down. */
function deeperFolder(index: FileIndex, pattern: string, base: Path): Path | undefined {
  const name = /^([^/*?[\]\\!{}]+)\/\*\*$/.exec(pattern)?.[1];
  if (name === undefined) return undefined;
  const folders = namesOf(index).folders.get(name.toLowerCase()) ?? [];
  const top = folders.find((folder) => dirname(folder) === base);
  return top && folders.find((folder) => isWithin(base, folder) && !isWithin(top, folder) && isOwn(folder));
}

/** Kinds of files that projects have at their top, and name so; code of one kind is meant wherever it lies. */
const AT_TOP = /^\*(\.(?:mdx?|json|ya?ml|toml))$/i;

/** Of `*.md`, where the base has such files: one deeper down. */
function deeperFile(index: FileIndex, pattern: string, base: Path): Path | undefined {
  const ending = AT_TOP.exec(pattern)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  const [from, to] = stretchOf(index, base);
  let top = false;
  let deeper: Path | undefined;
  for (let at = from; at < to && !(top && deeper); at++) {
    const path = index.paths[at];
    if (path?.toLowerCase().endsWith(ending) !== true) continue;
    if (dirname(path) === base) top = true;
    else if (deeper === undefined && isOwn(path)) deeper = path;
  }
  return top ? deeper : undefined;
}

/** Neither of a package of others nor hidden. */
function isOwn(path: Path): boolean {
  return !/\/(?:node_modules|vendor|third_party|\.[^/]+)\//.test(`${path}/`);
}
