/** An import of a file that has led here itself: it brings nothing. Only where it stands alone, as an import does. */
import type { Path } from '../../files/path';
import { offsetsOf, rangeBetween, type Range } from '../../files/range';
import { fix, found, replace, type Found } from '../finding';
import type { Scene } from '../scene';
import { mentionsOf, spelled, type Mention } from './mention';

export function* importCycle(scene: Scene): Iterable<Found> {
  const importers = new Map<Path, Path>();
  for (const { path, reason } of scene.report.stack)
    if (reason.code === 'imported') importers.set(path, reason.data.by);
  for (const mention of mentionsOf(scene)) {
    const { by, target, whole, range, written } = mention;
    if (!isAbove(importers, by.path, target) || !standsAlone(mention)) continue;
    const data = { import: spelled(written), variant: target === by.path ? 'self' : 'circle' };
    const fixes = [fix('remove-import', 'review', [replace(by.path, whole, lineOf(whole, range), '')])];
    yield found('import-cycle', by.path, range, { data, paths: { file: target }, fixes });
  }
}

/** The file itself, or one whose imports led to it. */
function isAbove(importers: ReadonlyMap<Path, Path>, path: Path, target: Path): boolean {
  const seen = new Set<Path>();
  for (let at: Path | undefined = path; at !== undefined && !seen.has(at); at = importers.get(at)) {
    if (at === target) return true;
    seen.add(at);
  }
  return false;
}

/** Nothing else is in its line: in a sentence it may only be a hint for the reader. */
function standsAlone({ whole, range }: Mention): boolean {
  const line = whole.split('\n')[range.startLine] ?? '';
  const rest = line.slice(0, range.startCharacter) + line.slice(range.endCharacter);
  return /^\s*(?:[-*+]|\d+[.)])?\s*$/.test(rest);
}

/** Its line with the line end, also where that stands before it. */
function lineOf(whole: string, range: Range): Range {
  const [at] = offsetsOf(whole, range);
  const end = whole.indexOf('\n', at);
  const start = whole.lastIndexOf('\n', at - 1);
  return end < 0 ? rangeBetween(whole, Math.max(start, 0), whole.length) : rangeBetween(whole, start + 1, end + 1);
}
