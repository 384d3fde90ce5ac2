/** Reads the value of `paths` into single patterns, or says why it is no condition at all. */
import type { Unconditional } from '../reason';

export type PathsValue =
  | { readonly kind: 'patterns'; readonly patterns: readonly string[] }
  | { readonly kind: 'always'; readonly why: Unconditional };

/**
 * Measured: a string is split at commas outside braces; each string of a list too, lists inside lists as well.
 * Numbers and empty items are dropped; what is neither string nor list is no condition.
 */
export function readPaths(value: unknown): PathsValue {
  if (value === undefined) return { kind: 'always', why: 'noPaths' };
  if (typeof value !== 'string' && !Array.isArray(value)) return { kind: 'always', why: 'notAPattern' };
  const patterns = strings(value).flatMap(splitAtCommas);
  if (patterns.length === 0) return { kind: 'always', why: 'notAPattern' };
  return { kind: 'patterns', patterns };
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(strings) : [];
}

/** Splits at commas that no brace encloses, trims, drops what is empty. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '{') depth++;
    else if (char === '}') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
