/**
 * Path patterns of rules and skills: gitignore semantics (the `ignore` package, 7.0.5), ignoring case, after
 * Claude Code's own splitting and brace expansion (measured, both eras). Every answer names the deciding pattern.
 */
import ignore, { type Ignore } from 'ignore';
import { relativeTo, type Path } from '../files/path';
import { expandBraces } from './braces';

/** What a list of patterns says of a path. `pattern` decided, also when it is an exclusion that won. */
export type Match =
  | { readonly matched: true; readonly pattern: string }
  | {
      readonly matched: false;
      readonly pattern: string | undefined;
      readonly why: 'outside' | 'excluded' | 'noPattern';
    };

/** Patterns made ready: what each became, and whether they are a condition at all. */
export interface Compiled {
  /** False when nothing is left or all that is left matches everything: the rule is always on. */
  readonly conditional: boolean;
  readonly parts: readonly CompiledPart[];
}

export interface CompiledPart {
  /** As written, after the split at commas. */
  readonly written: string;
  /** After brace expansion and without one trailing `/**`. */
  readonly pattern: string;
}

/** `patterns` are already split at commas (parse/pathsValue). Bounded: see expandBraces. */
export function compile(patterns: readonly string[]): Compiled {
  const parts = patterns.flatMap((written) =>
    expandBraces(written)
      .map((pattern) => ({ written, pattern: pattern.endsWith('/**') ? pattern.slice(0, -3) : pattern }))
      .filter(({ pattern }) => pattern.trim() !== ''),
  );
  return { conditional: parts.some(({ pattern }) => pattern !== '**'), parts };
}

/** A matcher over compiled patterns; build it once a rule, ask it for many paths. */
export class Matcher {
  readonly #ignore: Ignore = ignore();
  readonly #written = new Map<string, string>();

  constructor(compiled: Compiled) {
    for (const { written, pattern } of compiled.parts) {
      if (!isReadable(pattern)) continue;
      this.#ignore.add([pattern]);
      this.#written.set(pattern, written);
    }
  }

  /** `base` is the folder patterns are relative to; a path outside it, or the base itself, matches nothing. */
  test(base: Path, path: Path): Match {
    const relative = relativeTo(base, path);
    if (relative === undefined || relative === '') return { matched: false, pattern: undefined, why: 'outside' };
    const result = this.#ignore.test(relative);
    const rule = result.rule?.pattern;
    const pattern = rule === undefined ? undefined : (this.#written.get(rule) ?? rule);
    if (result.ignored) return { matched: true, pattern: pattern ?? '' };
    return { matched: false, pattern, why: result.unignored ? 'excluded' : 'noPattern' };
  }
}

/** An unreadable bracket makes the expression fail: that pattern is dead, the others live (measured). */
function isReadable(pattern: string): boolean {
  try {
    ignore().add([pattern]).ignores('a/b');
    return true;
  } catch {
    return false;
  }
}

/** One-off question; where many paths are asked, keep a `Matcher`. */
export function matchPath(patterns: readonly string[], base: Path, path: Path): Match {
  return new Matcher(compile(patterns)).test(base, path);
}
