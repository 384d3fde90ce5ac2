/** The prompt as a line, the timeline of the session, the pool of skills, and the report after a compaction. */
import { describe, expect, it, test } from 'vitest';
import { afterCompaction } from '../../../src/core/inspect';
import type { Moment } from '../../../src/core/report';
import { promptOf } from '../../../src/core/tokens/prompt';
import { project, type ProjectSetup } from '../../support/project';

const text = (word: string, times: number) => `${word} `.repeat(times).trim();
const setup: ProjectSetup = {
  home: { '.claude/CLAUDE.md': text('mine', 300) },
  files: {
    'CLAUDE.md': text('root', 500),
    'src/CLAUDE.md': text('nested', 200),
    '.claude/rules/ts.md': `---\npaths: "**/*.ts"\n---\n${text('rule', 100)}`,
    '.claude/skills/s/SKILL.md': `---\ndescription: does it\n---\n${text('body', 400)}`,
    'src/a.ts': 'a',
    'x.js': text('x', 50),
  },
};
const session = ['read src/a.ts', 'mention x.js', 'skill s', 'turn'];

describe('the prompt', () => {
  it('lays the layers end to end behind what Claude Code itself sends', async () => {
    const { inspected } = await project(setup, session);
    const { report } = inspected;
    const prompt = promptOf(report);
    expect(prompt.placed.map(({ layer }) => layer.order)).toEqual(report.stack.map((_, at) => at + 1));
    let from = prompt.fixed;
    for (const placed of prompt.placed) {
      expect(placed.from).toBe(from);
      from += placed.size;
      expect(placed.invalidates).toBe(prompt.total - placed.from);
    }
    expect(from).toBe(prompt.total);
    expect(prompt.total).toBe(report.budget.used.count);
  });

  it('has what start told in its stable prefix, and nothing that came later', async () => {
    const { inspected, show } = await project(setup, session);
    const { placed, prefix } = promptOf(inspected.report);
    const inside = placed.filter(({ inPrefix }) => inPrefix);
    expect(inside.map(({ layer }) => `${layer.kind} ${show(layer.path)}`)).toEqual([
      'memory ~/.claude/CLAUDE.md',
      'memory CLAUDE.md',
      'skillListing .',
    ]);
    expect(prefix).toBe(placed[inside.length]?.from);
  });

  it('has the lines of bundled skills in the listing, or before all layers where there is none', async () => {
    const [some, none] = await Promise.all([project(setup), project({ files: { 'CLAUDE.md': 'x' } })]);
    const { bundledListing } = some.inspected.report.budget;
    expect(bundledListing.count).toBe(2238);
    const listing = promptOf(some.inspected.report).placed.find(({ layer }) => layer.kind === 'skillListing');
    expect(listing?.size).toBe((listing?.layer.tokens.count ?? 0) + 2238);
    expect(promptOf(none.inspected.report).fixed).toBe(promptOf(some.inspected.report).fixed + 2238);
  });

  test.each<[string, ProjectSetup, number]>([
    ['all switched off', { flags: ['disable-slash-commands'] }, 0],
    ['bundled ones switched off, but one', { settings: { disableBundledSkills: true } }, 110],
  ])('weighs no bundled skills that are not listed: %s', async (_, over, most) => {
    const { inspected } = await project({ ...setup, ...over });
    expect(inspected.report.budget.bundledListing.count).toBeLessThanOrEqual(most);
  });

  it('of an empty project is what Claude Code itself sends', async () => {
    const { inspected } = await project({ files: {} });
    const { fixed, prefix, total, placed } = promptOf(inspected.report);
    expect(placed).toEqual([]);
    expect([prefix, total]).toEqual([fixed, fixed]);
  });
});

describe('the timeline', () => {
  const sum = ({ parts }: Moment) => Object.values(parts).reduce((all, tokens) => all + tokens, 0);

  it('has a moment for each step, grows with what each brought, and ends at what is there now', async () => {
    const { inspected } = await project(setup, session);
    const { timeline, stack, steps } = inspected.report;
    expect(timeline.map(({ step }) => step)).toEqual(steps.map(({ index }) => index));
    const sums = timeline.map(sum);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    expect(sums[4]).toBe(sums[3]);
    const now = stack.reduce((all, { tokens }) => all + tokens.count, inspected.report.budget.bundledListing.count);
    expect(sums.at(-1)).toBe(now);
  });

  test.each(['2.1.90', '2.1.332'])('steps down at a compaction (%s)', async (version) => {
    const { inspected } = await project({ ...setup, version }, [...session, 'compact', 'read src/a.ts']);
    const { timeline } = inspected.report;
    const before = timeline.at(-3);
    const after = timeline.at(-2);
    expect(after?.parts.memory).toBeLessThan(before?.parts.memory ?? 0);
    expect(after?.parts.skillListing).toBe(version === '2.1.90' ? 0 : before?.parts.skillListing);
  });
});

describe('after a compaction', () => {
  it('the report is the one the event gives, and the one before is as it was', async () => {
    const { inspected } = await project(setup, session);
    const before = structuredClone(inspected.report);
    const after = afterCompaction(inspected);
    const real = await project(setup, [...session, 'compact']);
    expect(after.report).toEqual(real.inspected.report);
    expect(inspected.report).toEqual(before);
  });

  it('the pool tells which skills stay, the newest first', async () => {
    const big = `---\ndescription: d\n---\n${text('long', 6000)}`;
    const skills = Object.fromEntries('abcdef'.split('').map((name) => [`.claude/skills/${name}/SKILL.md`, big]));
    const told = 'abcdef'.split('').map((name) => `skill ${name}`);
    const { inspected } = await project({ files: skills }, told);
    const { pool, stack } = inspected.report;
    expect(pool).toMatchObject({ limit: 25_000, limitEach: 5000, used: 25_000 });
    expect(pool.skills.map(({ kept }) => kept)).toEqual([5000, 5000, 5000, 5000, 5000, 0]);
    const byId = new Map(stack.map((layer) => [layer.id, layer]));
    expect(pool.skills.map(({ layer }) => byId.get(layer)?.fate.kind)).toEqual([
      'cut',
      'cut',
      'cut',
      'cut',
      'cut',
      'dropped',
    ]);
    expect(pool.skills.every(({ tokens }) => tokens > 5000)).toBe(true);
  });
});
