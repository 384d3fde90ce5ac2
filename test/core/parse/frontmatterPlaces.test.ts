import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsOf, type Range } from '../../../src/core/files/range';
import { frontmatterPlaces } from '../../../src/core/parse/frontmatterPlaces';

/** `key = items` with what stands at their places, for each key. */
function places(text: string): string[] {
  const at = (range: Range) => text.slice(...offsetsOf(text, range));
  return (frontmatterPlaces(text)?.keys ?? []).map(({ name, key, value, items }) => {
    expect(at(key).replaceAll(/^["']|["']$/g, '')).toBe(name);
    const each = items.map(({ range, style }) => `${at(range)} (${style})`).join(' ');
    return `${name} = ${each} | ${JSON.stringify(value && at(value))}`;
  });
}

const fence = (yaml: string) => `---\n${yaml}\n---\nbody: no\n`;

test.each([
  ['paths: src/**', ['paths = src/** (plain) | "src/**"']],
  [
    'paths:\n  - "a"\n  - \'b\'\n  - c',
    ['paths = "a" (double) \'b\' (single) c (plain) | "- \\"a\\"\\n  - \'b\'\\n  - c"'],
  ],
  ['paths: ["a", [b]] # why', ['paths = "a" (double) b (plain) | "[\\"a\\", [b]]"']],
  ['a: 1\npaths:\nb: {x: 1}', ['a = 1 (plain) | "1"', 'paths =  | undefined', 'b =  | "{x: 1}"']],
  ['a: |\n  x\n  y\nb: c', ['a = |\n  x\n  y (block) | "|\\n  x\\n  y"', 'b = c (plain) | "c"']],
  ['a: 1\na: 2', ['a = 1 (plain) | "1"', 'a = 2 (plain) | "2"']],
  // no YAML: by its lines, and what can be read of it as YAML
  [
    'paths: **/*.ts\nx: [a, "b"]',
    ['paths = **/*.ts (plain) | "**/*.ts"', 'x = a (plain) "b" (double) | "[a, \\"b\\"]"'],
  ],
  [
    'paths:\n  - *.ts\n  - "b"\nx: y',
    ['paths = *.ts (plain) "b" (double) | "- *.ts\\n  - \\"b\\""', 'x = y (plain) | "y"'],
  ],
  ['paths: "a", "b"', ['paths = "a", "b" (double) | "\\"a\\", \\"b\\""']],
  ['nothing', []],
])('%j', (yaml, expected) => {
  expect(places(fence(yaml))).toEqual(expected);
});

test('a text without fences has no places', () => {
  expect(frontmatterPlaces('\n---\na: b\n---\n')).toBeUndefined();
  expect(frontmatterPlaces('---\na: b\n')).toBeUndefined();
});

test('whatever is written, places lie between the fences', () => {
  const pieces = fc.constantFrom(
    'a',
    'paths',
    ':',
    ' ',
    '\n',
    '-',
    '*',
    '"',
    "'",
    '[',
    ']',
    '{',
    '}',
    '\t',
    '!',
    '|',
    '#',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      const text = fence(parts.join(''));
      const found = frontmatterPlaces(text);
      const [, end] = found ? offsetsOf(text, found.inside) : [0, 0];
      for (const { key, value, items } of found?.keys ?? []) {
        for (const range of [key, ...(value ? [value] : []), ...items.map((item) => item.range)]) {
          const [from, to] = offsetsOf(text, range);
          expect(from).toBeGreaterThanOrEqual(4);
          expect(to).toBeGreaterThan(from - 1);
          expect(to).toBeLessThanOrEqual(end);
        }
      }
    }),
  );
});
