/** How wide a text is, and where it is cut. */
import { expect, it, test } from 'vitest';
import { columnsOf, cutColumns } from '../../../src/core/session/columns';

test.each([
  ['abc', 3],
  ['日本語', 6],
  ['（Ａ）', 6],
  ['ｶﾞ', 2],
  ['e\u0301', 1],
  ['か\u3099', 4],
  ['ท\u0e35\u0e48', 1],
  ['म\u0947', 1],
  ['م\u064f', 2],
  ['a\u00ad\u200b\u0007b', 2],
  ['\u1112\u1161\u11ab', 4],
  ['😀', 2],
  ['👩🏽‍💻', 2],
  ['🇯🇵', 2],
  ['🇯a', 2],
  ['❤', 1],
  ['❤\ufe0f', 2],
  ['1\ufe0f\u20e3', 2],
  ['1\ufe0f', 1],
  ['a\u001b[31mb', 2],
])('%j takes %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdef', 5, 'abcd…'],
  ['日本語', 5, '日本…'],
  ['日本語', 4, '日…'],
  ['a😀😀', 4, 'a😀…'],
  ['🇯🇵🇯🇵', 3, '🇯🇵…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%s in %i columns is %s', (text, max, cut) => {
  expect(cutColumns(text, max)).toBe(cut);
});

it('never cuts to more than there is room for', () => {
  for (let max = 1; max < 20; max++)
    expect(columnsOf(cutColumns('日a😀é👩🏽‍💻语か\u3099x🇯🇵z', max))).toBeLessThanOrEqual(max);
});
