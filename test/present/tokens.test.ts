import { describe, expect, it } from 'vitest';
import { changingTokens, groupedNumber, longTokens, shareOf, shortTokens, shownBytes } from '../../src/present/tokens';
import { en } from '../../src/present/words/en';
import { ja } from '../../src/present/words/ja';

const estimated = (count: number, margin = 0) => ({ count, margin, how: 'estimated' }) as const;
const counted = (count: number) => ({ count, margin: 0, how: 'counted' }) as const;

describe('tokens in a row', () => {
  it.each([
    [0, '≈ 0'],
    [7, '≈ 7'],
    [64, '≈ 64'],
    [213, '≈ 210'],
    [996, '≈ 1k'],
    [1000, '≈ 1k'],
    [1912, '≈ 1.9k'],
    [9949, '≈ 9.9k'],
    [9960, '≈ 10k'],
    [12_340, '≈ 12k'],
    [148_000, '≈ 150k'],
    [999_600, '≈ 1M'],
    [1_240_000, '≈ 1.2M'],
  ])('an estimate of %d is %s', (count, text) => {
    expect(shortTokens(estimated(count))).toBe(text);
  });

  it.each([
    [213, '213'],
    [999, '999'],
    [1912, '1.9k'],
    [148_000, '148k'],
    [200_000, '200k'],
    [999_400, '999k'],
    [999_600, '1M'],
    [1_000_000, '1M'],
  ])('a count of %d is %s, without ≈', (count, text) => {
    expect(shortTokens(counted(count))).toBe(text);
  });
});

describe('tokens in a tooltip', () => {
  it('have every digit and the margin', () => {
    expect(longTokens(en, estimated(1912, 120))).toBe('≈ 1,912 tokens, ± 120');
    expect(longTokens(ja, estimated(1912, 120))).toBe('≈ 1,912 トークン、± 120');
  });

  it('say when they were counted', () => {
    expect(longTokens(en, counted(1))).toBe('1 token, counted');
    expect(longTokens(en, counted(1912))).toBe('1,912 tokens, counted');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('group the digits of %d as %s', (value, text) => {
    expect(groupedNumber(value)).toBe(text);
  });

  it.each([
    [0, '0.00%'],
    [1, '< 0.01%'],
    [1912, '0.96%'],
    [9100, '4.5%'],
    [20_000, '10%'],
  ])('are a share of the window: %d are %s of 200,000', (count, text) => {
    expect(shareOf(counted(count), 200_000)).toBe(text);
  });

  it('show the change an unsaved edit would bring', () => {
    expect(changingTokens(en, estimated(1912), estimated(2100))).toBe('≈ 1.9k → ≈ 2.1k when saved');
    expect(changingTokens(en, estimated(1912), estimated(1924))).toBe('≈ 1.9k, +12 when saved');
    expect(changingTokens(en, estimated(1912), estimated(1909))).toBe('≈ 1.9k, −3 when saved');
    expect(changingTokens(en, estimated(1912), estimated(1912))).toBe('≈ 1.9k');
  });
});

describe('bytes', () => {
  it.each([
    [80, '80 B'],
    [25_000, '24 KiB'],
    [4_194_304, '4 MiB'],
  ])('%d are %s', (bytes, text) => {
    expect(shownBytes(bytes)).toBe(text);
  });
});
