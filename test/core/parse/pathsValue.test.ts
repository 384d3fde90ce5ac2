/** The value of `paths`: which patterns it holds, or why it is no condition. */
import { describe, expect, it, test } from 'vitest';
import { behaviourOf, NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { readMemoryFile } from '../../../src/core/parse/memoryFile';
import { readPaths, splitAtCommas } from '../../../src/core/parse/pathsValue';
import { toPath } from '../../../src/core/files/path';

describe('`paths`', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a text', 'src/**', ['src/**']],
    ['a text with commas', 'src/**, docs/**', ['src/**', 'docs/**']],
    ['commas in braces', '{a,b}/*.ts, c', ['{a,b}/*.ts', 'c']],
    ['a list', ['a', 'b'], ['a', 'b']],
    ['commas in list items', ['src/api/**, docs/**', 'x'], ['src/api/**', 'docs/**', 'x']],
    ['lists in lists', [['a', ['b']], 'c'], ['a', 'b', 'c']],
    ['numbers and nothing among items', [1, 'a', '', null, true, {}], ['a']],
    ['spaces', 'a b', ['a b']],
    ['semicolons', 'a;b', ['a;b']],
    ['line breaks', 'a\nb', ['a\nb']],
    ['everything', '**', ['**']],
  ])('as %s gives patterns', (_name, value, patterns) => {
    expect(readPaths(value)).toEqual({ kind: 'patterns', patterns });
  });

  test.each<[string, unknown, string]>([
    ['missing', undefined, 'noPaths'],
    ['null', null, 'notAPattern'],
    ['a number', 7, 'notAPattern'],
    ['a boolean', true, 'notAPattern'],
    ['a map', { a: 1 }, 'notAPattern'],
    ['an empty text', '', 'notAPattern'],
    ['only commas', ' , ,', 'notAPattern'],
    ['an empty list', [], 'notAPattern'],
    ['a list of numbers', [1, 2], 'notAPattern'],
  ])('that is %s is no condition', (_name, value, why) => {
    expect(readPaths(value)).toEqual({ kind: 'always', why });
  });

  it('in lists two thousand deep has an answer', () => {
    let value: unknown = 'a';
    for (let at = 0; at < 2000; at++) value = [value];
    expect(['patterns', 'always']).toContain(readPaths(value).kind);
  });
});

test.each<[string, string[]]>([
  ['a,b', ['a', 'b']],
  ['{a,b', ['{a,b']],
  ['a},b', ['a}', 'b']],
  ['{{a,b},c},d', ['{{a,b},c}', 'd']],
  ['', []],
])('%j is split at commas into %j', (text, parts) => {
  expect(splitAtCommas(text)).toEqual(parts);
});

describe('a rule', () => {
  const rule = (text: string) =>
    readMemoryFile({ kind: 'text', text, real: toPath('/r.md'), bytes: text.length }, behaviourOf(NEWEST_KNOWN));

  test.each<[string, string, unknown]>([
    ['a list with CRLF and a BOM', '\ufeff---\r\npaths:\r\n  - src/**\r\n---\r\nbody', ['src/**']],
    ['a folded text', '---\npaths: >\n  a\n  b\n---\nbody', ['a b']],
    ['one without quotes', '---\npaths: src/**/*.{ts,tsx}\n---\nbody', ['src/**/*.{ts,tsx}']],
    ['`Paths`', '---\nPaths: src/**\n---\nbody', 'noPaths'],
    ['`globs`', '---\nglobs: src/**\n---\nbody', 'noPaths'],
    ['an empty one', '---\npaths:\n---\nbody', 'notAPattern'],
    ['no frontmatter', 'body', 'noPaths'],
    ['a late fence', '\n---\npaths: src/**\n---\nbody', 'noFrontmatter'],
    ['an unclosed fence', '---\npaths: src/**\nbody', 'noFrontmatter'],
    ['broken YAML', '---\npaths:\n  - *.ts\n---\nbody', 'brokenYaml'],
    ['an unquoted exclusion', '---\npaths: !src/**\n---\nbody', 'notAPattern'],
  ])('with %s', (_name, text, answer) => {
    const { paths } = rule(text);
    expect(paths.kind === 'patterns' ? paths.patterns : paths.why).toEqual(answer);
  });

  test.each([
    ['nothing', '', 'blank'],
    ['white space', ' \n\n\t', 'blank'],
    ['only a BOM', '\ufeff', 'blank'],
    ['only frontmatter', '---\na: 1\n---\n \n', 'onlyFrontmatter'],
    ['only comments', '<!-- a -->\n\n<!-- b -->\n', 'onlyComments'],
    ['frontmatter and a comment', '---\na: 1\n---\n<!-- a -->\n', 'onlyComments'],
    ['a word', 'x', undefined],
  ])('that holds %s is empty: %s', (_name, text, empty) => {
    expect(rule(text).empty).toBe(empty);
    expect(rule(text).sent === '').toBe(empty !== undefined);
  });
});
