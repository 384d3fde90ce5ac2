/** Several patterns in one text, parted by what does not part them: only commas do (measured). */
import { rangeBetween, offsetsOf } from '../../files/range';
import { firstMatch } from '../../match/firstMatch';
import { compile, Matcher } from '../../match/patterns';
import { frontmatterPlaces } from '../../parse/frontmatterPlaces';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';
import { conditionsOf, placeOf, type Condition } from './conditions';

export function* unsplitPaths(scene: Scene): Iterable<Found> {
  for (const condition of conditionsOf(scene)) {
    for (const [at, pattern] of condition.patterns.entries()) {
      const parted = partedBy(pattern);
      if (!parted || isThere(scene, condition, pattern)) continue;
      yield found('unsplit-paths', condition.path, placeOf(condition, at).range, {
        data: { pattern, variant: parted.by },
        fixes: fixesOf(condition, at, parted.patterns),
      });
    }
  }
}

type Parted = { readonly by: 'space' | 'semicolon' | 'line' | 'bracket'; readonly patterns: readonly string[] };

/** What stands between must look like a pattern on either side: names of folders may hold blanks. */
export function partedBy(pattern: string): Parted | undefined {
  const bare = pattern.replaceAll(/^\[|\]$/g, '');
  const inBrackets = bare.length === pattern.length - 2 && isPattern(unquote(bare));
  if (inBrackets) return { by: 'bracket', patterns: [unquote(bare)] };
  const ways = [
    ['line', /\s*\n\s*(?:-\s+)?/],
    ['semicolon', /\s*;\s*/],
    ['space', /\s+/],
  ] as const;
  for (const [by, mark] of ways) {
    const patterns = pattern
      .split(mark)
      .map(unquote)
      .filter((part) => part !== '');
    if (patterns.length > 1 && patterns.every(isPattern)) return { by, patterns };
  }
  return undefined;
}

/** A star or a bracketed ending at the end, or a file's ending; nobody's folder is named so. */
function isPattern(text: string): boolean {
  return /^[\w.*!/{~-][^\s;]*$/.test(text) && /[*}]$|\*.*\.\w{1,8}$/.test(text);
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/^-\s+/, '');
}

/** It matches something as it stands, so it is as it was meant. */
function isThere(scene: Scene, { base }: Condition, pattern: string): boolean {
  const index = scene.workspace?.index;
  if (!index || !/[\s;]/.test(pattern)) return false;
  return new Matcher(compile([pattern])).isDead ? false : firstMatch(index, [pattern], base) !== undefined;
}

/** The whole value as a list, the others as they were. */
function fixesOf({ path, text, patterns }: Condition, at: number, parts: readonly string[]) {
  const all = patterns.toSpliced(at, 1, ...parts);
  const range = frontmatterPlaces(text)?.keys.findLast(({ name }) => name === 'paths')?.value;
  if (!range) return [];
  const [start, end] = offsetsOf(text, range);
  // in place of what stands behind the colon on its line as well, but for a line end
  const from = start - (/[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  const head = text.slice(0, from).endsWith(':') ? '' : '\n';
  const list = all.map((pattern) => `\n  - ${JSON.stringify(pattern)}`).join('');
  if (head !== '') return [];
  return [fix('paths-as-list', 'safe', [replace(path, text, rangeBetween(text, from, end), list)])];
}
