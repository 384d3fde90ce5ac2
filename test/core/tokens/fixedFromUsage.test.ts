/** Claude Code's own parts, from a session's first request and without one. */
import { describe, expect, test } from 'vitest';
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';
import { fixedFromUsage, type FirstUsage } from '../../../src/core/tokens/fixedFromUsage';
import type { Used } from '../../../src/core/transcript/used';
import { project } from '../../support/project';

const defaults = { systemPrompt: 3000, tools: 11_000, bundledListing: 500 };
const bundledListing = { count: 500, margin: 100, how: 'estimated' };
const about = (count: number) => ({ count, margin: count / 10, how: 'estimated' as const });
const usage = (total: number): FirstUsage => ({ total, start: about(1000), prompt: about(100) });

describe('tools take what a first request leaves', () => {
  test.each([
    [24_600, 20_000],
    [4600, 0],
  ])('of %i tokens %i', (total, tools) => {
    expect(fixedFromUsage(usage(total), defaults)).toEqual({
      systemPrompt: { count: 3000, margin: 600, how: 'estimated' },
      tools: { count: tools, margin: 810, how: 'estimated' },
      bundledListing,
      from: 'session',
    });
  });

  test.each([[undefined], [usage(4599)], [usage(0)], [usage(-1)], [usage(Number.NaN)]])('but not of %j', (first) => {
    expect(fixedFromUsage(first, defaults)).toEqual({
      systemPrompt: { count: 3000, margin: 600, how: 'estimated' },
      tools: { count: 11_000, margin: 2200, how: 'estimated' },
      bundledListing,
      from: 'defaults',
    });
  });
});

describe('a first request counts', () => {
  const version = '2.1.332';
  const first = { version, model: 'claude-opus-5', tokens: 40_000, prompt: 'go' };
  const files = { 'CLAUDE.md': 'Always look twice. '.repeat(100), '.claude/rules/a.md': 'Never mind. '.repeat(100) };
  const used = (over: Partial<typeof first>): Used => ({ model: 'claude-opus-5-5', first: { ...first, ...over } });

  test.each<[string, Used | undefined, string | undefined, boolean]>([
    ['of this version and tokenizer', used({}), undefined, true],
    ['of a model shown with the same tokenizer', used({}), 'claude-sonnet-5', true],
    ['not of another version', used({ version: '2.1.300' }), undefined, false],
    ['not of another tokenizer', used({}), 'claude-sonnet-4-6', false],
    ['not where no window would hold it', used({ tokens: 1_000_001 }), undefined, false],
    ['not where it is too small', used({ tokens: 900 }), undefined, false],
    ['not where there is none', undefined, undefined, false],
  ])('%s', async (_, sessions, model, counts) => {
    const { inspected } = await project({ version, files, used: sessions, ...(model && { model }) });
    const { budget, model: shown } = inspected.report;
    const partOf = (name: string) => budget.parts.find(({ part }) => part === name)?.tokens.count ?? 0;
    const byDefault = fixedParts(version, shown.family);
    expect(partOf('systemPrompt')).toBe(byDefault.systemPrompt);
    const rest = 40_000 - byDefault.systemPrompt - partOf('memory') - partOf('rules') - partOf('skillListing');
    if (counts) expect(Math.abs(partOf('tools') - rest)).toBeLessThan(10);
    else expect(partOf('tools')).toBe(byDefault.tools);
  });

  test('as much after a compaction', async () => {
    const toolsOf = async (told: readonly string[]) => {
      const { inspected } = await project({ version, files, used: used({}) }, told);
      return inspected.report.budget.parts.find(({ part }) => part === 'tools')?.tokens;
    };
    expect(await toolsOf(['compact'])).toEqual(await toolsOf([]));
  });
});
