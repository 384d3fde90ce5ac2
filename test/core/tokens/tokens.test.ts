/** Token counts: never without how they were got, never negative, remembered, and summed. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fixedParts } from '../../../src/core/claudeCode/fixedParts';
import { fixedFromUsage } from '../../../src/core/tokens/fixedFromUsage';
import { budgetOf } from '../../../src/core/tokens/budget';
import { estimator } from '../../../src/core/tokens/estimate';
import { addTokens, noTokens } from '../../../src/core/tokens/tokens';

const old = estimator('old');
const now = estimator('new');

describe('an estimate', () => {
  test.each([
    ['nothing', '', 0, 0],
    ['a word', 'word', 1, 2],
    ['a sentence', 'The quick brown fox jumps over the lazy dog.', 9, 15],
    ['Japanese', '日本語の文章を数える', 6, 15],
    ['numbers', '1234567890', 3, 7],
    ['a hundred blank lines', '\n'.repeat(100), 1, 60],
  ])('of %s is near the truth', (_name, text, low, high) => {
    for (const count of [old, now]) {
      expect(count(text).count).toBeGreaterThanOrEqual(low);
      expect(count(text).count).toBeLessThanOrEqual(high);
    }
  });

  it('of any text has a margin and is the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tokens = now(text);
        expect(tokens.count).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(tokens.count)).toBe(true);
        expect(tokens.how).toBe('estimated');
        expect(tokens.margin).toBeGreaterThanOrEqual(0);
        expect(now(text)).toEqual(tokens);
      }),
    );
  });

  it('of words is more with the newer tokenizer', () => {
    const text = 'Keep functions short and say what they mean. '.repeat(40);
    expect(now(text).count).toBeGreaterThan(old(text).count);
  });

  it('of twice the text is about twice as much', () => {
    const text = 'One line of ordinary prose, with a comma.\n'.repeat(50);
    expect(Math.abs(now(text + text).count - 2 * now(text).count)).toBeLessThan(5);
  });

  test.each([
    ['signs', '!'.repeat(1_000_000)],
    ['letters', 'a'.repeat(1_000_000)],
    ['spaces', ' '.repeat(1_000_000)],
    ['signs and letters', '!a'.repeat(500_000)],
    ['lone surrogates', '\ud800'.repeat(500_000)],
    ['five million characters', 'word '.repeat(1_000_000)],
  ])('stays bounded for %s', { timeout: 5000 }, (_name, text) => {
    expect(now(text).count).toBeGreaterThan(1000);
  });
});

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
