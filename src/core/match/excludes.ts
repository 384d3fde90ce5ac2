/**
 * `claudeMdExcludes`: absolute paths or globs against absolute paths, by a common glob library with dot files
 * on; `~` and relative patterns match nothing (measured).
 */
import picomatch from 'picomatch';
import type { Path } from '../files/path';

export class Excludes {
  readonly #tests: readonly { pattern: string; matches: (path: string) => boolean }[];

  constructor(patterns: readonly string[], windows: boolean) {
    this.#tests = patterns.flatMap((pattern) => {
      const slashed = windows ? pattern.replaceAll('\\', '/') : pattern;
      try {
        return [{ pattern, matches: picomatch(slashed, { dot: true }) }];
      } catch {
        return []; // a pattern that cannot be read excludes nothing
      }
    });
  }

  /** The pattern that excludes one of `paths`. */
  deciding(...paths: readonly Path[]): string | undefined {
    return this.#tests.find(({ matches }) => paths.some((path) => matches(path)))?.pattern;
  }

  get patterns(): readonly string[] {
    return this.#tests.map(({ pattern }) => pattern);
  }
}
