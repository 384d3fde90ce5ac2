/** Token counts: never without how they were got, summed, and adding up to the window. */
import { describe, expect, test } from 'vitest';
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';
import { fixedFromUsage } from '../../../src/core/tokens/fixedFromUsage';
import { budgetOf } from '../../../src/core/tokens/budget';
import { addTokens, noTokens } from '../../../src/core/tokens/tokens';

describe('a sum', () => {
  test.each([
    ['of nothing is nothing', [], noTokens],
    [
      'adds counts and margins',
      [
        { count: 1, margin: 2, how: 'counted' },
        { count: 3, margin: 4, how: 'counted' },
      ],
      { count: 4, margin: 6, how: 'counted' },
    ],
    [
      'with one estimate is an estimate',
      [
        { count: 1, margin: 0, how: 'counted' },
        { count: 3, margin: 1, how: 'estimated' },
      ],
      { count: 4, margin: 1, how: 'estimated' },
    ],
  ] as const)('%s', (_name, parts, sum) => {
    expect(addTokens(parts)).toEqual(sum);
  });
});

test.each([
  ['old', 200_000, 167_000],
  ['old', 200_000, 200_000],
  ['new', 1_000_000, 967_000],
  ['new', 1000, 0],
] as const)('the parts of an empty %s window of %i sum to it, or nothing is free', (family, window, autocompactAt) => {
  const fixed = fixedFromUsage(undefined, fixedParts('2.1.332', family));
  const { parts } = budgetOf(
    { family, window, ownWindow: window, autocompactAt, autocompactBuffer: window - autocompactAt },
    [],
    fixed,
  );
  const free = parts.find(({ part }) => part === 'free')?.tokens.count;
  const sum = parts.reduce((total, { tokens }) => total + tokens.count, 0);
  expect(free === 0 || sum === window).toBe(true);
  expect(parts.map(({ part }) => part)).toEqual([
    'systemPrompt',
    'tools',
    'memory',
    'rules',
    'skillListing',
    'invokedSkills',
    'conversation',
    'free',
    'autocompactBuffer',
  ]);
});
