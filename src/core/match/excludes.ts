/**
 * `claudeMdExcludes`: absolute paths or globs against absolute paths, by a common glob library with dot files
 * on; `~` and relative patterns match nothing (measured).
 */
import picomatch from 'picomatch';
import type { Path } from '../files/path';
import { affordable, readable, starsOf, type Stars } from './bounds';

/** A repeated group can be tried in endlessly many ways: a pattern that has one excludes nothing. */
const repeats = /[+*]\(/;

export class Excludes {
  readonly #tests: readonly { pattern: string; stars: Stars; matches: (path: string) => boolean }[];

  constructor(patterns: readonly string[], windows: boolean) {
    const isShort = readable(patterns);
    this.#tests = patterns.flatMap((pattern, at) => {
      const slashed = windows ? pattern.replaceAll('\\', '/') : pattern;
      if (!isShort[at] || repeats.test(slashed)) return [];
      try {
        return [{ pattern, stars: starsOf(slashed), matches: picomatch(slashed, { dot: true }) }];
      } catch {
        return []; // a pattern that cannot be read excludes nothing
      }
    });
  }

  /** The pattern that excludes one of `paths`. */
  deciding(...paths: readonly Path[]): string | undefined {
    if (this.#tests.length === 0) return undefined;
    const stars = this.#tests.map((test) => test.stars);
    const tries = paths.map((path) => ({ path, can: affordable(stars, path) }));
    return this.#tests.find(({ matches }, at) => tries.some(({ path, can }) => can[at] && matches(path)))?.pattern;
  }

  get patterns(): readonly string[] {
    return this.#tests.map(({ pattern }) => pattern);
  }
}
