/**
 * Path patterns of rules and skills: gitignore semantics (the `ignore` package, 7.0.5), ignoring case, after
 * Claude Code's own splitting and brace expansion (measured, both eras). Every answer names the deciding pattern.
 */
import ignore, { type Ignore } from 'ignore';
import { relativeTo, type Path } from '../files/path';
import { affordable, readable, starsOf, type Stars } from './bounds';
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

/** `ignore` remembers every path it was asked about; after so many questions it is built anew. */
const MOST_QUESTIONS = 32;

/** Forms gitignore semantics can never match: `./x`, `../x`, `~/x`, comments (measured). */
export function isDead(pattern: string): boolean {
  return /^(?:\.{1,2}(?:\/|$)|~\/|#)/.test(pattern);
}

/** A matcher over compiled patterns; build it once a rule, ask it for many paths. Bounded: see bounds. */
export class Matcher {
  /** No path at all can match: every pattern is dead, or there are only exclusions (measured). */
  readonly isDead: boolean;
  readonly #compiled: Compiled;
  /** Pieces of text a path must hold for a pattern to match it. */
  readonly #needles: readonly (readonly string[])[];
  #ready: Ready | undefined;
  #all: Ignore | undefined;
  #questions = 0;

  constructor(compiled: Compiled) {
    this.#compiled = compiled;
    const patterns = compiled.parts.map(({ pattern }) => pattern);
    this.#needles = patterns.map(needlesOf);
    this.isDead = patterns.every((pattern) => isDead(pattern) || pattern.startsWith('!'));
  }

  /** `base` is the folder patterns are relative to; a path outside it, or the base itself, matches nothing. */
  test(base: Path, path: Path): Match {
    const relative = relativeTo(base, path);
    if (relative === undefined || relative === '') return { matched: false, pattern: undefined, why: 'outside' };
    // most rules match few paths: looking for a piece of text spares them nearly all questions
    const text = relative.toLowerCase();
    if (this.#needles.every((needles) => needles.some((needle) => !text.includes(needle)))) {
      return { matched: false, pattern: undefined, why: 'noPattern' };
    }
    const { live, all } = this.#for(relative);
    const result = all.test(relative);
    const written = (pattern: string) => this.#patterns().written.get(pattern) ?? pattern;
    if (result.ignored) return { matched: true, pattern: written(result.rule?.pattern ?? '') };
    if (!result.unignored) return { matched: false, pattern: undefined, why: 'noPattern' };
    // the library does not say which exclusion won: it is the last that matches by itself
    const won = live.findLast((pattern) => pattern.startsWith('!') && ignore().add([pattern]).test(relative).unignored);
    return { matched: false, pattern: won === undefined ? undefined : written(won), why: 'excluded' };
  }

  /** One of the patterns has a bracket that cannot be read. */
  get isUnreadable(): boolean {
    return this.#compiled.parts.some(({ pattern }) => pattern.includes('[') && !isReadable(pattern));
  }

  /** Made ready at the first question: most rules are never asked one. */
  #patterns(): Ready {
    return (this.#ready ??= makeReady(this.#compiled));
  }

  #for(relative: string): { live: readonly string[]; all: Ignore } {
    const { live, stars } = this.#patterns();
    const can = affordable(stars, relative);
    if (!can.includes(false)) return { live, all: this.#whole(live) };
    const some = live.filter((_, at) => can[at]);
    return { live: some, all: ignore().add(some) };
  }

  #whole(live: readonly string[]): Ignore {
    if (!this.#all || ++this.#questions > MOST_QUESTIONS) {
      this.#all = ignore().add(live);
      this.#questions = 0;
    }
    return this.#all;
  }
}

/** Patterns that can be read, with what they cost and how they were written. */
interface Ready {
  readonly live: readonly string[];
  readonly stars: readonly Stars[];
  readonly written: ReadonlyMap<string, string>;
}

function makeReady({ parts }: Compiled): Ready {
  const isShort = readable(parts.map(({ pattern }) => pattern));
  const kept = parts.filter(({ pattern }, at) => isShort[at] && isReadable(pattern));
  const live = kept.map(({ pattern }) => pattern);
  return { live, stars: live.map(starsOf), written: new Map(kept.map(({ pattern, written }) => [pattern, written])) };
}

/** The literal pieces of a pattern, in lower case. Brackets and escapes are not looked into: they promise nothing. */
function needlesOf(pattern: string): readonly string[] {
  return /[[\]\\]/.test(pattern) ? [] : (pattern.toLowerCase().match(/[a-z0-9_.@-]+/g) ?? []);
}

/**
 * An unreadable bracket makes the expression fail: that pattern is dead, the others live (measured). So is one that
 * is too long to be made ready.
 */
export function isReadable(pattern: string): boolean {
  if (readable([pattern])[0] !== true) return false;
  try {
    ignore().add([pattern]).test('a');
    return true;
  } catch {
    return false;
  }
}

/** One-off question; where many paths are asked, keep a `Matcher`. */
export function matchPath(patterns: readonly string[], base: Path, path: Path): Match {
  return new Matcher(compile(patterns)).test(base, path);
}
