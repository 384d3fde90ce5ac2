/** The cases are checked in memory; on a real disk, with its links and bytes and a repository of git's own, the answers are the same. */
import { describe, expect, it } from 'vitest';
import type { Case, FactStep } from '../../scripts/conformance/case.mjs';
import { layOut } from '../../scripts/conformance/layOut.mjs';
import { nodeTree } from '../../src/disk/nodeTree';
import { readLines, setsOfCases } from './support/cases';
import { gatherCase, inMemory, ourSteps } from './support/ours';

/** Every case whose files are more than texts, and some of the others. */
function isTried({ workspace, home, top, steps }: Case, at: number): boolean {
  const values = [workspace, home, top].flatMap((tree) => Object.values(tree ?? {}));
  return at % 40 === 0 || (steps !== undefined && values.some((value) => value !== null && typeof value === 'object'));
}

/** The order of rules is the disk's own. */
function inFixedOrder(steps: readonly FactStep[]): unknown {
  return steps.map(({ memory, ...rest }) => ({
    ...rest,
    memory: memory.map(({ path, text }) => `${path}: ${text}`).sort(),
  }));
}

const cases = setsOfCases()
  .flatMap((set) => readLines<Case>(`cases${set}.jsonl`))
  .filter(isTried);

describe('on a disk', () => {
  it.each(cases.map((recorded) => [recorded.id, recorded] as const))('%s is as in memory', async (_id, recorded) => {
    const { tree, folders } = inMemory(recorded);
    const laid = layOut(recorded, { realGit: true });
    try {
      const [there, here] = await Promise.all([
        gatherCase(nodeTree(), recorded, laid),
        gatherCase(tree, recorded, folders),
      ]);
      for (const version of ['2.1.332', '2.1.90']) {
        expect(inFixedOrder(ourSteps(there, version))).toEqual(inFixedOrder(ourSteps(here, version)));
      }
    } finally {
      laid.remove();
    }
  });
});
