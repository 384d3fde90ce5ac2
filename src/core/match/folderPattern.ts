/** The pattern that means one folder and everything below it, and no other folder: tied to its base, whatever its name holds. */
import { join, relativeTo, type Path } from '../files/path';
import { compile, Matcher } from './patterns';

/**
 * Nothing for a folder that is not below `base`, and for one no pattern can name. A single name gets a slash in
 * front, since without one it would match at any depth (measured). Proved by the matcher itself.
 */
export function folderPattern(folder: Path, base: Path): string | undefined {
  const relative = relativeTo(base, folder);
  if (relative === undefined || relative === '') return undefined;
  const escaped = relative
    .replaceAll(/[\\*?[\]]/g, (mark) => `\\${mark}`)
    // braces and commas are taken apart before anything could be escaped
    .replaceAll(/[{},]/g, '?')
    .replace(/^[!#~]/, (mark) => (mark === '~' ? '?' : `\\${mark}`));
  const pattern = `${escaped.includes('/') ? '' : '/'}${escaped}/**`;
  const matcher = new Matcher(compile([pattern]));
  const matches = (path: Path) => matcher.test(base, path).matched;
  const isRight =
    matches(join(folder, 'a.ts')) && !matches(join(base, `zz/${relative}/a.ts`)) && !matches(join(base, 'a.ts'));
  return isRight && pattern.trim() === pattern ? pattern : undefined;
}
