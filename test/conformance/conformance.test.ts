import { beforeAll, describe, expect, it } from 'vitest';
import type { Case, Fact } from '../../scripts/conformance/case.mjs';
import { groupOf } from '../../scripts/conformance/groups.mjs';
import { readLines, setsOfCases } from './support/cases';
import { difference } from './support/compare';
import { gatherCase, inMemory, ourSteps } from './support/ours';

const VERSIONS = ['2.1.332', '2.1.90'];
const SETS = setsOfCases();
const cases = SETS.flatMap((set) => readLines<Case>(`cases${set}.jsonl`));

interface Score {
  readonly groups: Map<string, { passed: number; all: number }>;
  readonly failures: string[];
}

const scores = new Map(VERSIONS.map((version): [string, Score] => [version, { groups: new Map(), failures: [] }]));
const facts = new Map(
  VERSIONS.map((version) => {
    const told = SETS.flatMap((set) => readLines<Fact>(`facts${set}-${version}.jsonl`));
    return [version, new Map(told.map((fact) => [fact.id, fact]))];
  }),
);

/** A case is read once; the versions differ in what they make of it. */
async function check(recorded: Case): Promise<void> {
  const { tree, folders } = inMemory(recorded, facts.get('2.1.332')?.get(recorded.id));
  try {
    const gathered = await gatherCase(tree, recorded, folders);
    for (const [version, score] of scores) {
      const fact = facts.get(version)?.get(recorded.id);
      if (fact) count(score, recorded.id, difference(ourSteps(gathered, version), fact.steps, version));
    }
  } catch (error) {
    for (const score of scores.values()) count(score, recorded.id, String((error as Error).stack));
  }
}

function count({ groups, failures }: Score, id: string, why: string | undefined): void {
  const { passed, all } = groups.get(groupOf(id)) ?? { passed: 0, all: 0 };
  groups.set(groupOf(id), { passed: passed + (why === undefined ? 1 : 0), all: all + 1 });
  if (why !== undefined) failures.push(`${id}: ${why}`);
}

describe('recorded facts of Claude Code', () => {
  beforeAll(async () => {
    for (const recorded of cases) await check(recorded);
  }, 120_000);

  it.each(VERSIONS)('%s are what the engine says', (version) => {
    const { groups, failures } = scores.get(version) ?? { groups: new Map(), failures: ['not checked'] };
    console.log(table(version, groups));
    expect(failures.length, failures.slice(0, 40).join('\n')).toBe(0);
    expect(groups.size).toBeGreaterThan(5);
  });
});

function table(version: string, groups: ReadonlyMap<string, { passed: number; all: number }>): string {
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  const share = (passed: number, all: number) => `${((100 * passed) / all).toFixed(1)} %`.padStart(8);
  const all = rows.reduce((sum, [, { passed, all }]) => ({ passed: sum.passed + passed, all: sum.all + all }), {
    passed: 0,
    all: 0,
  });
  return [`Claude Code ${version}`, ...rows, ['all', all] as const]
    .map((row) =>
      typeof row === 'string'
        ? row
        : `  ${row[0].padEnd(10)} ${share(row[1].passed, row[1].all)}  ${String(row[1].passed)}/${String(row[1].all)}`,
    )
    .join('\n');
}
