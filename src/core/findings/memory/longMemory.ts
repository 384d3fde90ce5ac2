/** Memory files that are too long: in lines, as the documentation counts, or in tokens against the window. */
import { ADVICE } from '../../claudeCode/advice';
import type { Path } from '../../files/path';
import { lineRange } from '../../files/range';
import { fix, found, type Found } from '../finding';
import { isOurs } from '../ground';
import { kindOf, type Scene } from '../scene';
import { rangeOfSent } from './sentLines';

export function* longMemory(scene: Scene): Iterable<Found> {
  const weights = weightsOf(scene);
  const most = scene.report.model.window * ADVICE.memoryShare;
  const fixes = [fix('split-memory', 'byHand', [])];
  for (const { path, standing } of scene.of('memory', 'rule')) {
    if (standing === 'out' || (standing === 'elsewhere' && !isOurs(scene, path))) continue;
    const tokens = weights.get(path) ?? 0;
    if (tokens > most) {
      const share = Math.round((tokens / scene.report.model.window) * 100);
      yield found('heavy-memory', path, lineRange(0), { data: { tokens, share }, fixes });
      continue;
    }
    // what a file imports, and rules, have other measures
    const memory = kindOf(path) === 'memory' ? scene.memory(path) : undefined;
    const lines = memory?.sent.split('\n').length ?? 0;
    if (!memory || lines <= ADVICE.memoryLines) continue;
    const data = { lines, advised: ADVICE.memoryLines };
    yield found('long-memory', path, rangeOfSent(memory, ADVICE.memoryLines), { data, fixes });
  }
}

/** What each weighs, as the report has it, or as it would once saved. */
function weightsOf({ report }: Scene): ReadonlyMap<Path, number> {
  const weights = new Map<Path, number>();
  for (const { path, tokens } of report.waiting) weights.set(path, tokens.count);
  for (const { path, kind, tokens, unsaved } of report.stack)
    if (kind !== 'skill' && kind !== 'skillListing' && kind !== 'summary') weights.set(path, (unsaved ?? tokens).count);
  return weights;
}
