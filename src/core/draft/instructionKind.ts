/** What kind of instruction a file is to the editor: by what the report made of it, else by its name and folder. */
import type { FrontmatterKind } from '../claudeCode/frontmatterKeys';
import type { Path } from '../files/path';
import { kindOf } from '../findings/scene';
import type { Inspected } from '../inspect';
import { isInstruction } from './reading';

export type DraftKind = FrontmatterKind | 'index';

/** Nothing for a file that is no instruction. `index` is MEMORY.md; an imported file reads as memory. */
export function instructionKind({ report, replayed }: Inspected, path: Path): DraftKind | undefined {
  const { autoMemory, autoMemoryBefore } = replayed.world.snapshot;
  if (path === autoMemory || path === autoMemoryBefore) return 'index';
  const card = report.skills.find((each) => each.path === path);
  if (card) return card.kind;
  const layer = report.stack.find((each) => each.path === path && isInstruction(each));
  if (layer) {
    if (layer.kind === 'rule' || layer.kind === 'skill') return layer.kind;
    return layer.kind === 'autoMemory' ? 'index' : 'memory';
  }
  const waiting = report.waiting.find((each) => each.path === path);
  if (waiting) return waiting.kind;
  const kind = kindOf(path);
  return kind === 'autoMemory' ? 'index' : kind;
}
