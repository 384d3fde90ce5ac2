/** The bounds on what patterns may cost: never in the way of a pattern a person writes, always in a hostile one’s. */
import { describe, expect, it, test } from 'vitest';
import { affordable, readable, starsOf } from '../../../src/core/match/bounds';

test.each([
  ['src/**/*.ts', 1, 1],
  ['**/a/**/b', 2, 0],
  ['*-*-*.ts', 0, 3],
  ['a**b/***', 0, 1],
  ['plain', 0, 0],
  ['', 0, 0],
])('%j has %i folder stars and %i in a name', (pattern, folders, inName) => {
  expect(starsOf(pattern)).toEqual({ folders, inName });
});

describe('a list of patterns', () => {
  const deep = `${'folder/'.repeat(12)}a-rather-long-file-name.component.test.tsx`;
  test.each(['**/*.ts', 'src/**/*.test.*', '**/src/**/*-*.*', '**/a/**/b/**', '*.*.*.*'])(
    'that a person writes is tried on a deep path: %s',
    (pattern) => {
      expect(affordable([starsOf(pattern)], deep)).toEqual([true]);
    },
  );

  it('is tried whole when it has a hundred of them', () => {
    const patterns = Array.from({ length: 100 }, () => starsOf('packages/*/src/**/*.ts'));
    expect(affordable(patterns, deep)).not.toContain(false);
  });

  it('loses only what is too dear', () => {
    const patterns = ['*.ts', '*a'.repeat(20), 'src/**'].map(starsOf);
    expect(affordable(patterns, 'a'.repeat(60))).toEqual([true, false, true]);
  });

  it('loses only what is too long', () => {
    expect(readable(['*.ts', 'a'.repeat(100_000), 'src'])).toEqual([true, false, true]);
    expect(readable(Array.from({ length: 1000 }, () => 'a'.repeat(200)))).not.toContain(false);
  });
});
