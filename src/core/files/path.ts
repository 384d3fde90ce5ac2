/**
 * Absolute paths with forward slashes, on every platform, and the few questions the engine asks of them.
 * Nothing here touches a disk.
 */

declare const pathBrand: unique symbol;

/** An absolute, normalised path: `/a/b` or `C:/a/b`, no trailing slash (but for a root), no `.` or `..`. */
export type Path = string & { readonly [pathBrand]: true };

const drive = /^[A-Za-z]:/;

/** Makes a `Path` of an absolute path in either slash style. Relative input is taken as below `/`. */
export function toPath(text: string): Path {
  const slashed = text.replaceAll('\\', '/');
  const prefix = drive.exec(slashed)?.[0] ?? (slashed.startsWith('//') ? '/' : '');
  const parts: string[] = [];
  for (const part of slashed.slice(prefix.length).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `${prefix}/${parts.join('/')}` as Path;
}

/** `toPath` for machines whose file names may hold a backslash (everything but Windows). */
export function toPosixPath(text: string): Path {
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}` as Path;
}

/** True for `/x`, `C:\x`, `C:/x` and `\\server\x`. */
export function isAbsolute(text: string): boolean {
  return text.startsWith('/') || text.startsWith('\\\\') || /^[A-Za-z]:[\\/]/.test(text);
}

/** Something in a relative path that must be resolved: an empty part, `.`, `..`, a backslash, a drive. */
const unclean = /(?:^|\/)\.{0,2}(?:\/|$)|[\\:]/;

/** `base` joined with a relative path; an absolute `relative` replaces it. */
export function join(base: Path, relative: string): Path {
  // most joins are of clean names, and there are thousands of them for each event
  if (!unclean.test(relative)) return (base.endsWith('/') ? base + relative : `${base}/${relative}`) as Path;
  if (drive.test(base)) return isAbsolute(relative) ? toPath(relative) : toPath(`${base}/${relative}`);
  return toPosixPath(relative.startsWith('/') ? relative : `${base}/${relative}`);
}

/** The folder that holds `path`; a root is its own parent. */
export function dirname(path: Path): Path {
  const at = path.lastIndexOf('/');
  const root = drive.test(path) ? 3 : 1;
  return (at < root ? path.slice(0, root) : path.slice(0, at)) as Path;
}

/** The last part of `path`; `''` for a root. */
export function basename(path: Path): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The extension with its dot, as Node's `extname` has it (`.bashrc` has none). */
export function extname(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const at = name.lastIndexOf('.');
  return at <= 0 ? '' : name.slice(at);
}

/** True when `path` is `folder` or lies below it. */
export function isWithin(folder: Path, path: Path): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** `path` as seen from `folder`, without a leading slash; `''` for the folder itself; `undefined` when outside. */
export function relativeTo(folder: Path, path: Path): string | undefined {
  if (path === folder) return '';
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

/** From the root of the file system down to `path`, both included. */
export function ancestorsDownTo(path: Path): Path[] {
  const chain: Path[] = [path];
  for (let at = path; dirname(at) !== at;) {
    at = dirname(at);
    chain.unshift(at);
  }
  return chain;
}

/** The folders strictly below `top` down to `folder` (included); empty when `folder` is not below `top`. */
export function foldersBetween(top: Path, folder: Path): Path[] {
  const relative = relativeTo(top, folder);
  if (relative === undefined || relative === '') return [];
  const parts = relative.split('/');
  return parts.map((_, at) => join(top, parts.slice(0, at + 1).join('/')));
}
