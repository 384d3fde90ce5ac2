/** Between the paths Node and the editor speak of and the engine's own: forward slashes on every platform. */
import { toPath, toPosixPath, type Path } from '../core/files/path';

/** A native absolute path as a `Path`. Elsewhere than on Windows a backslash is part of a name. */
export function fromNative(text: string, platform: NodeJS.Platform = process.platform): Path {
  if (platform !== 'win32') return toPosixPath(text);
  const path = toPath(text.replace(/^\\\\\?\\(?:UNC\\)?/i, (prefix) => (prefix.length > 4 ? '\\\\' : '')));
  // Editor and Node disagree about the case of a drive letter; one of them has to win.
  return path.replace(/^[a-z]:/, (drive) => drive.toUpperCase()) as Path;
}
