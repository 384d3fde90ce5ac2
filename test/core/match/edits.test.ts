import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edits, isSlip } from '../../../src/core/match/edits';

test.each([
  ['path', 'paths', true],
  ['pahts', 'paths', true],
  ['parts', 'paths', false],
  ['api', 'app', false],
  ['scr', 'src', false],
  ['srcs', 'src', true],
  ['paths', 'paths', false],
  ['descripton', 'description', true],
  ['discribtion', 'description', true],
  ['x', 'y', false],
])('%s is meant to be %s: %s', (written, meant, expected) => {
  expect(isSlip(written, meant)).toBe(expected);
});

test('the number of edits is a distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(edits(a, b, 9)).toBe(edits(b, a, 9));
      expect(edits(a, b, 9) === 0).toBe(a === b);
      expect(edits(a, `${a}b`, 9)).toBe(1);
    }),
  );
});
