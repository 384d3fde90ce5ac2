/** What commands ask for: a split where the cursor is, and an instruction put where it should live. */
import type { Path } from '../../files/path';
import { normalise } from '../../files/text';
import type { WorkspaceFiles } from '../../gather/workspaceFiles';
import type { Inspected } from '../../inspect';
import { readFrontmatter } from '../../parse/frontmatter';
import type { FileChange } from '../finding';
import { kindOf, Scene } from '../scene';
import { commandIn, hookWishIn } from './hook';
import { isTaken } from './outweighs';
import { placed, type Instruction, type Placed } from './placed';
import { sectionsOf, splitAt, splitChanges } from './split';
import type { Verdict } from './whereToLive';

export interface ProposedSplit {
  readonly name: string;
  readonly skill: Path;
  readonly changes: readonly FileChange[];
}

/** `written` is the text of the file as it is edited. Of the sections around `line` the one with the most steps, else of all. */
export function splitNear(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  path: Path,
  written: string,
  line: number,
): ProposedSplit | undefined {
  const scene = new Scene(inspected, workspace);
  const text = normalise(written);
  const { bodyLine } = readFrontmatter(text, scene.world.behaviour);
  const file = { path, text, bodyLine, isRule: kindOf(path) === 'rule' };
  const { lines, found } = sectionsOf(file);
  const isAround = ({ from, to }: { from: number; to: number }) => from <= line && line < to;
  const ranked = found
    .filter(({ ofSteps }) => ofSteps > 0)
    .sort((a, b) => Number(isAround(b)) - Number(isAround(a)) || b.ofSteps - a.ofSteps);
  for (const section of ranked) {
    const split = splitAt(file, lines, section, scene.world.snapshot.place, isTaken(scene));
    if (split) return { name: split.name, skill: split.skillPath, changes: splitChanges(path, split) };
  }
  return undefined;
}

export function placeInstruction(
  inspected: Inspected,
  workspace: WorkspaceFiles | undefined,
  verdict: Verdict,
  instruction: Instruction,
): Placed | undefined {
  return placed(new Scene(inspected, workspace), verdict, instruction);
}

/** The command a sentence asks to run; `''` where it names none. */
export function commandOf(text: string): string {
  return hookWishIn(text)?.command ?? commandIn(text) ?? '';
}
