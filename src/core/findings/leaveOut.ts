/** Files in which nothing is looked for, by patterns like those of a .gitignore: fixtures, for the most part. */
import { relativeTo, type Path } from '../files/path';
import { GitPatterns } from '../match/gitPatterns';

/** True for what lies below one of `folders` and matches there. */
export function leaveOut(patterns: readonly string[], folders: readonly Path[]): (path: Path) => boolean {
  if (patterns.length === 0) return () => false;
  const left = new GitPatterns(patterns, false);
  return (path) =>
    folders.some((folder) => {
      const relative = relativeTo(folder, path);
      return relative !== undefined && relative !== '' && left.test(relative).ignored;
    });
}
