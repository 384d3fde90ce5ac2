/** A MEMORY.md that is longer than what is sent of it: from which line on it is lost. */
import { cutIndex as cut } from '../../session/memoryIndex';
import { fix, found, type Found } from '../finding';
import type { Scene } from '../scene';
import { rangeOfSent } from './sentLines';

export function* cutIndex(scene: Scene): Iterable<Found> {
  const { behaviour } = scene.world;
  for (const { path } of scene.of('autoMemory')) {
    const memory = scene.memory(path);
    if (!memory) continue;
    const { lines, linesKept, cutBy, charsKept } = cut(memory.sent, behaviour);
    if (cutBy === 'nothing') continue;
    const first = memory.sent.split('\n', 1)[0] ?? '';
    const isMidLine = charsKept < first.length;
    const range = isMidLine ? rangeOfSent(memory, 0, charsKept) : rangeOfSent(memory, linesKept);
    const limit = cutBy === 'lines' ? behaviour.autoMemoryLines : behaviour.autoMemoryChars;
    const variant = isMidLine ? 'line' : cutBy;
    const data = { variant, lines, lost: lines - linesKept, line: range.startLine + 1, limit };
    yield found('cut-index', path, range, { data, fixes: [fix('shorten-index', 'byHand', [])] });
  }
}
