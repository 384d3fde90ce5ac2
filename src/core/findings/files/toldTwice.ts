/** The same text in the context twice: one file under two names, or a copy of it. */
import type { Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';

const KINDS: ReadonlySet<string> = new Set(['memory', 'rule', 'import', 'agents', 'autoMemory']);

/** A text of a line or two may well stand in two files. */
const SHORTEST_COPY = 200;

export function* toldTwice(scene: Scene): Iterable<Found> {
  const byReal = new Map<Path, Path>();
  const byText = new Map<string, Path>();
  for (const { kind, path, text } of scene.report.stack) {
    const real = KINDS.has(kind) ? scene.file(path)?.real : undefined;
    if (real === undefined) continue;
    const isLong = (scene.inspected.texts.get(text)?.length ?? 0) >= SHORTEST_COPY;
    const link = byReal.get(real);
    const first = link ?? (isLong ? byText.get(text) : undefined);
    // a file that is told again, after a compaction for example, is no second one
    if (first !== undefined && first !== path) {
      const about = { paths: { first }, related: [{ path: first, range: lineRange(0) }] };
      const variant = link === undefined ? 'copy' : 'link';
      const fixes = [fix('tell-once', 'byHand', [])];
      yield found('told-twice', path, lineRange(0), { ...about, data: { variant }, fixes });
    }
    if (!byReal.has(real)) byReal.set(real, path);
    if (!byText.has(text)) byText.set(text, path);
  }
}
