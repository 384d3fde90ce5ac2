import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Fact, FactSkill } from '../../scripts/conformance/case.mjs';
import { diff } from '../../scripts/conformance/diff.mjs';
import { Bench } from './support';

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
});
afterEach(() => bench.remove());

const skill = (name: string): FactSkill => ({ name, text: 'x' });
/** A fact with one list of skills a step. */
const listing = (id: string, ...steps: FactSkill[][]): Fact => ({
  id,
  steps: steps.map((skills) => ({ memory: [], skills })),
});
const remembering = (id: string, text: string): Fact => ({
  id,
  steps: [{ memory: [{ path: '$WS/CLAUDE.md', text }], skills: [] }],
});

function compare(old: Fact[], now: Fact[], names = ['old.jsonl', 'now.jsonl']): { code: number; lines: string[] } {
  const [first = '', second = ''] = names;
  bench.write(first, old.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
  bench.write(second, now.map((fact) => `${JSON.stringify(fact)}\n`).join(''));
  const lines: string[] = [];
  const code = diff([{ old: bench.path(first), now: bench.path(second) }], (line) => lines.push(line));
  return { code, lines };
}

it('shows the first difference of each case, by subject, and counts', () => {
  const same = remembering('imp-same', 'A');
  const { code, lines } = compare(
    [same, remembering('rule-b', 'B'), remembering('rule-a', 'A'), listing('skl-a', [])],
    [same, remembering('rule-b', 'C'), listing('skl-a', [skill('new')]), remembering('mem-new', 'N')],
  );
  expect(lines).toEqual([
    'memory (1)',
    '  mem-new: only in now.jsonl',
    'rules (2)',
    '  rule-b: step 0 memory\n' +
      '      expected {"path":"$WS/CLAUDE.md","text":"B"}\n' +
      '      now      {"path":"$WS/CLAUDE.md","text":"C"}',
    '  rule-a: only in old.jsonl',
    'skills (1)',
    '  skl-a: last step skills not recorded: "- new: x"',
    '1 of 3 cases alike, 2 differ, 2 are in one file only',
  ]);
  expect(code).toBe(1);
});

it('shows long lists and texts from where they differ', () => {
  const long = (end: string): Fact => ({
    id: 'mem-long',
    steps: [
      { memory: ['a', 'b'].map((path) => ({ path, text: path === 'a' ? 'A' : 'B'.repeat(500) + end })), skills: [] },
    ],
  });
  expect(compare([long('old')], [long('new')]).lines[1]).toMatch(
    /^ {2}mem-long: step 0 memory after 1 alike\n {6}expected \{"path":"b","text":"B+ … B+old"\}\n {6}now {6}\{.* … B+new"\}$/,
  );
  const [one, other] = [listing('skl-a', [skill('a'), skill('b')]), listing('skl-a', [skill('c'), skill('a')])];
  expect(compare([one], [other], ['facts-2.1.90.jsonl', 'now.jsonl']).lines[1]).toBe(
    '  skl-a: step 0 skills\n      expected "- b: x"\n      now      "- c: x"',
  );
});

it('ends with 0 where nothing differs', () => {
  const { code, lines } = compare([remembering('mem-a', 'A ')], [remembering('mem-a', 'A')]);
  expect(lines).toEqual(['1 of 1 cases alike, 0 differ']);
  expect(code).toBe(0);
});

it('lets either announcement be one message late', () => {
  const [soon, late] = [listing('skl-a', [], [skill('n')], []), listing('skl-a', [], [], [skill('n')])];
  expect(compare([soon], [late]).code).toBe(0);
  expect(compare([late], [soon]).code).toBe(0);
});

it('lets 2.1.90 list in any order, and no other', () => {
  const [one, other] = [listing('skl-a', [skill('a'), skill('b')]), listing('skl-a', [skill('b'), skill('a')])];
  expect(compare([one], [other], ['facts-2.1.90.jsonl', 'now.jsonl']).code).toBe(0);
  expect(compare([one], [other], ['facts-2.1.332.jsonl', 'now.jsonl']).code).toBe(1);
});

it('does not take a session that has more or fewer steps for the same', () => {
  const { lines } = compare([listing('skl-a', [])], [listing('skl-a', [], [])]);
  expect(lines[1]).toBe('  skl-a: steps\n      expected 1\n      now      2');
});
