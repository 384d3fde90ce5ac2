import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeCounter, changedLines, chunksOf } from '../../../src/core/tokens/change';
import { loadWeigher } from '../../../src/core/tokens/load';

const { count } = await loadWeigher('new');
const line = fc.constantFrom(
  '# Head',
  'Some words of prose.',
  '',
  '  ',
  '- an item',
  '    code(x)',
  '日本語の行',
  '\t',
);
const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));

describe('the lines that changed', () => {
  test.each([
    ['a\nb\nc', 'a\nx\nc', 'b\n', 'x\n'],
    ['a\nb\nc', 'a\nb\nc\nd', 'c', 'c\nd'],
    ['x\na\n\n\nb', 'x\na\n\nb', 'a\n\n\n', 'a\n\n'],
    ['a\n  b\nc', 'a\n   b\nc', 'a\n  b\n', 'a\n   b\n'],
    ['', 'a', '', 'a'],
    ['a\nb', '', 'a\nb', ''],
    ['a\na\na\n', 'a\na\n', 'a', ''],
  ])('of %j and %j', (before, after, was, is) => {
    const changed = changedLines(before, after);
    expect(changed.map((part) => part.trim())).toEqual([was, is].map((part) => part.trim()));
  });

  it('are cut out of both texts at the same places, never inside white space', () => {
    fc.assert(
      fc.property(text, text, text, text, (head, was, is, tail) => {
        const [before, after] = [head + was + tail, head + is + tail];
        const [a, b] = changedLines(before, after);
        expect(before.length - a.length).toBe(after.length - b.length);
        const at = before.length - a.length === 0 ? 0 : common(before, after, a, b);
        expect(before.slice(0, at) + b + before.slice(at + a.length)).toBe(after);
      }),
    );
  });
});

/** Where the changed part begins: the one place from which both texts are what they are. */
function common(before: string, after: string, was: string, is: string): number {
  const most = before.length - was.length;
  for (let at = 0; at <= most; at++) {
    if (before.slice(at, at + was.length) !== was || after.slice(at, at + is.length) !== is) continue;
    if (before.slice(0, at) === after.slice(0, at) && before.slice(at + was.length) === after.slice(at + is.length))
      return at;
  }
  return -1;
}

it('chunks are the text, each a line with the blank ones behind it', () => {
  expect(chunksOf('a\n\n  b\nc\n')).toEqual(['a\n\n  b\n', 'c\n']);
  fc.assert(
    fc.property(text, (whole) => {
      expect(chunksOf(whole).join('')).toBe(whole);
    }),
  );
});

describe('a weight that is known, changed by an edit', () => {
  it('is what the whole text weighs, but for rounding', () => {
    fc.assert(
      fc.property(text, text, text, text, (head, was, is, tail) => {
        const [before, after] = [(head + was + tail).trim(), (head + is + tail).trim()];
        const changed = changeCounter(count)(count(before), before, after);
        expect(Math.abs(changed.count - count(after).count)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });

  it('is near it where much has changed in a long text', () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `Line ${at} says what to do, and why.`);
    const after = lines.map((one, at) => (at % 100 === 0 ? `${one} Here too.` : one)).join('\n');
    const before = lines.join('\n');
    const changed = changeCounter(count)(count(before), before, after);
    const exact = count(after);
    expect(Math.abs(changed.count - exact.count) / exact.count).toBeLessThan(0.001);
    expect(changed.how).toBe('estimated');
  });

  it('comes back to what it was with the text', () => {
    const change = changeCounter(count);
    const known = count('one\ntwo');
    expect(change(known, 'one\ntwo', 'one\ntwo')).toBe(known);
    expect(change(count(''), '', 'one\ntwo')).toEqual(known);
  });
});
