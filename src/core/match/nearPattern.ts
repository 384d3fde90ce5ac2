/** The pattern that was most likely meant by one that matches no file: found by trying what people slip on. */
import type { FileIndex } from '../files/fileIndex';
import { basename, join, relativeTo, type Path } from '../files/path';
import { isSlip } from './edits';
import { namesOf } from './fileNames';
import { firstMatch, isSpecial } from './firstMatch';

export type Slip = 'slashes' | 'base' | 'folder' | 'depth';

export interface Near {
  readonly pattern: string;
  readonly slip: Slip;
  /** A file it matches. */
  readonly file: Path;
}

/**
 * `written` is one pattern, relative to `base`, that matches nothing; `start` is where somebody may have thought its
 * base is. Only what does match a file is answered.
 */
export function nearPattern(index: FileIndex, written: string, base: Path, start: Path): Near | undefined {
  for (const [slip, pattern] of candidates(index, written, base, start)) {
    const file = pattern === written ? undefined : firstMatch(index, [pattern], base);
    if (file !== undefined && file !== 'unknown') return { pattern, slip, file };
  }
  return undefined;
}

function* candidates(index: FileIndex, written: string, base: Path, start: Path): Iterable<[Slip, string]> {
  if (/\w\\\w/.test(written)) yield ['slashes', written.replaceAll('\\', '/')];
  const bare = written.replace(/^\//, '');
  for (const above of [relativeTo(start, base), basename(base)]) {
    if (above && bare.toLowerCase().startsWith(`${above.toLowerCase()}/`)) {
      const rest = bare.slice(above.length + 1);
      yield ['base', rest.replace(/\/\*\*$/, '').includes('/') ? rest : `/${rest}`];
    }
  }
  const mended = mendFolders(index, written, base);
  if (mended !== undefined) yield ['folder', mended];
  if (/^\/?[^*!/][^/]*\/[^/]/.test(written) && !/^[^/]*\/\*\*$/.test(bare)) yield ['depth', `**/${bare}`];
}

/** Follows the folders that are written out; the first that is not there may be one that is, but for a slip. */
function mendFolders(index: FileIndex, written: string, base: Path): string | undefined {
  const { inside } = namesOf(index);
  const parts = written.split('/');
  let folder = base;
  for (const [at, part] of parts.entries()) {
    if (part === '') continue;
    if (isSpecial(part)) return undefined;
    const names = (inside.get(folder) ?? []).map(basename);
    const there = names.find((name) => name.toLowerCase() === part.toLowerCase());
    if (there !== undefined) {
      folder = join(folder, there);
      continue;
    }
    const near = names.filter((name) => isSlip(part.toLowerCase(), name.toLowerCase()));
    // of two that are as near as each other none is meant more than the other
    return near.length === 1 ? parts.toSpliced(at, 1, near[0] ?? part).join('/') : undefined;
  }
  return undefined;
}
