/** The line reader for plain frontmatter: what it reads, a YAML reader reads the same; the rest it leaves alone. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { behaviourOf, MEASURED, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { readYaml } from '../../../src/core/parse/yaml';
import { readPlainYaml } from '../../../src/core/parse/plainYaml';

describe('plain frontmatter', () => {
  test.each([
    ['a: plain words, and more.', { a: 'plain words, and more.' }],
    ['paths:\n  - "src/**"\n  - docs', { paths: ['src/**', 'docs'] }],
    ["a: 'x y'\nb: z\n", { a: 'x y', b: 'z' }],
  ])('%j is read', (yaml, data) => {
    expect(readPlainYaml(yaml)).toEqual(data);
  });

  test.each([
    'a: *.ts',
    'a: yes',
    'a: 1',
    'a: b: c',
    'a: x # y',
    'a: [x]',
    'a:\n  b: c',
    '- x',
    'a: x\na: y',
    'a: |\n  x',
    'a:',
  ])('%j is left to a YAML reader', (yaml) => {
    expect(readPlainYaml(yaml)).toBeUndefined();
  });

  it('is never read otherwise than YAML is', () => {
    const char = fc.constantFrom(...'abZ09 ,.;()/_\'+=~^$-"#:&*![]{}\\\t'.split(''));
    const value = fc.oneof(
      fc.string({ unit: char, maxLength: 12 }),
      fc.constantFrom(
        'true',
        '1.5',
        'yes',
        'null',
        '2024-01-01',
        'a b',
        '"x y"',
        "'it'",
        '12:30:00',
        '0x1F',
        '.5',
        'NaN',
      ),
    );
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('a', 'paths', 'description', 'y', 'no'), value).map(([key, text]) => `${key}: ${text}`),
      fc.constantFrom('a:', 'paths:'),
      value.map((text) => `  - ${text}`),
    );
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), (lines, lenient) => {
        const yaml = lines.join('\n');
        const plain = readPlainYaml(yaml);
        if (plain) expect(readYaml(yaml, behaviourOf(lenient ? NEWEST_KNOWN : MEASURED[0]))).toEqual(plain);
      }),
      { numRuns: 5000 },
    );
  });
});
