/** Lines of a .gitignore, or one pattern of a permission: git's own rules, bounded, unreadable lines left out. */
import ignore, { type Ignore } from 'ignore';
import { affordable, readable, starsOf } from './bounds';
import { isReadable } from './patterns';

export class GitPatterns {
  readonly #live: readonly string[];
  readonly #ignoreCase: boolean;
  readonly #all: Ignore;

  constructor(lines: readonly string[], ignoreCase: boolean) {
    const isShort = readable(lines);
    this.#live = lines.filter((line, at) => line !== '' && isShort[at] && isReadable(line));
    this.#ignoreCase = ignoreCase;
    this.#all = this.#from(this.#live);
  }

  /** `relative` ends in a slash for a folder. */
  test(relative: string): { readonly ignored: boolean; readonly unignored: boolean } {
    const can = affordable(this.#live.map(starsOf), relative);
    if (!can.includes(false)) return this.#all.test(relative);
    return this.#from(this.#live.filter((_, at) => can[at])).test(relative);
  }

  #from(patterns: readonly string[]): Ignore {
    return ignore({ ignorecase: this.#ignoreCase }).add(patterns);
  }
}
