/** Which files the session does not hear of: those of a repository's own folder, and what the user leaves out. */
import picomatch from 'picomatch';
import { isWithin, relativeTo, type Path } from '../core/files/path';

/**
 * A pattern names a folder or file at any depth below a workspace folder, or an absolute place;
 * everything below it is left out too.
 */
export function followExclude(
  patterns: () => readonly string[],
  folders: () => readonly Path[],
): (path: Path) => boolean {
  let written = '';
  let matches: (text: string) => boolean = () => false;
  return (path) => {
    if (/\/\.git(\/|$)/.test(path)) return true;
    const now = patterns().join('\n');
    if (now !== written) {
      written = now;
      matches = matcher(patterns());
    }
    const folder = folders().find((each) => isWithin(each, path));
    const relative = folder === undefined ? undefined : relativeTo(folder, path);
    return matches(path) || (relative !== undefined && matches(relative));
  };
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const globs = patterns.flatMap((written) => {
    const pattern = written.replace(/^\.\//, '').replace(/\/+$/, '');
    const anywhere = pattern.startsWith('/') || pattern.startsWith('**/') ? pattern : `**/${pattern}`;
    return [anywhere, `${anywhere}/**`];
  });
  return globs.length === 0 ? () => false : picomatch(globs, { dot: true });
}
