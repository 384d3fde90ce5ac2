/** Which part of a path a pattern matched: gitignore patterns match a folder and with it everything below. */
import { join, relativeTo, type Path } from '../core/files/path';
import { matchPath } from '../core/match/patterns';
import { escapeMarkdown } from './escape';

/** `before` + `matched` + `after` is the path as seen from the base. */
export interface MatchedPart {
  readonly before: string;
  readonly matched: string;
  readonly after: string;
}

/** The first folder (or the file) on the way to `path` that `pattern` matches; nothing when it matches none. */
export function matchedPart(pattern: string, base: Path, path: Path): MatchedPart | undefined {
  const relative = relativeTo(base, path);
  if (relative === undefined || relative === '') return undefined;
  const names = relative.split('/');
  const length = names.findIndex((_, at) => {
    return matchPath([pattern], base, join(base, names.slice(0, at + 1).join('/'))).matched;
  });
  if (length < 0) return undefined;
  const from = isAnchored(pattern) ? 0 : length;
  const before = names.slice(0, from).join('/');
  const matched = names.slice(from, length + 1).join('/');
  const after = names.slice(length + 1).join('/');
  return { before: before === '' ? '' : `${before}/`, matched, after: after === '' ? '' : `/${after}` };
}

/** The path in Markdown, the matched part in bold. */
export function boldMatch({ before, matched, after }: MatchedPart): string {
  return `${escapeMarkdown(before)}**${escapeMarkdown(matched)}**${escapeMarkdown(after)}`;
}

/** A slash at the start or in the middle ties a pattern to its base; a trailing `/**` does not. */
function isAnchored(pattern: string): boolean {
  return pattern
    .replace(/\/\*\*$/, '')
    .replace(/\/$/, '')
    .includes('/');
}
