/** Which files the patterns of a rule or skill match, and which pattern decides: the measured table, row by row. */
import { describe, expect, it, test } from 'vitest';
import { toPath } from '../../../src/core/files/path';
import { compile, Matcher, matchPath, type Match } from '../../../src/core/match/patterns';

const BASE = toPath('/ws');

function ask(patterns: string | readonly string[], file: string): Match {
  return matchPath([patterns].flat(), BASE, toPath(`/ws/${file}`));
}

describe('a pattern', () => {
  test.each<[string, string, boolean]>([
    // without a slash in the middle: any depth
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/deep/a.ts', true],
    ['*.ts', 'a.tsx', false],
    ['a.ts', 'x/y/a.ts', true],
    ['src', 'src/a.ts', true],
    ['src', 'packages/x/src/a.ts', true],
    ['src', 'source/a.ts', false],
    ['*.json', '.vscode/settings.json', true],
    // one trailing /** goes first
    ['src/**', 'src/a.ts', true],
    ['src/**', 'packages/x/src/a.ts', true],
    ['src/api/**', 'src/api/v1/a.ts', true],
    ['src/api/**', 'x/src/api/a.ts', false],
    ['src/**/**', 'src/a/b.ts', true],
    ['**/src/**', 'x/y/src/a.ts', true],
    // a slash in front or in the middle anchors
    ['/src/**', 'src/a.ts', true],
    ['/src/**', 'x/src/a.ts', false],
    ['src/*', 'src/a/b/c.ts', true],
    ['src/*.config.js', 'src/a.config.js', true],
    ['src/*.config.js', 'src/x/a.config.js', false],
    ['src/*/index.ts', 'src/a/index.ts', true],
    ['src/*/index.ts', 'src/a/b/index.ts', false],
    ['src/**/*.ts', 'src/a.ts', true],
    ['src/**/*.ts', 'src/a/b/c.ts', true],
    ['src/**/index.ts', 'src/index.ts', true],
    ['src/', 'src/a.ts', true],
    ['**/*.ts', 'a.ts', true],
    ['**/**/a.ts', 'a.ts', false],
    ['**', 'anything/at/all', true],
    ['*', 'anything/at/all', true],
    // never
    ['./src/**', 'src/a.ts', false],
    ['../x', 'x', false],
    ['~/x', 'x', false],
    ['/ws/src/**', 'src/a.ts', false],
    ['.', 'a.ts', false],
    ['./**', 'a.ts', false],
    ['#x', '#x', false],
    ['\\#x', '#x', true],
    ['!x', 'x', false],
    // braces
    ['*.{ts,tsx}', 'src/a.tsx', true],
    ['src/{a,b}/*.ts', 'src/b/x.ts', true],
    ['src/{a,api/{u,v}}.ts', 'src/api/u.ts', true],
    ['src/{a,api/{u,v}}.ts', 'src/a}.ts', true],
    ['src/{a,api/{u,v}}.ts', 'src/a.ts', false],
    ['{a..c}', 'b', false],
    ['{a..c}', 'a..c', true],
    ['+(a|b).ts', 'a.ts', false],
    ['@(a|b).ts', 'a.ts', false],
    // brackets
    ['[ab].ts', 'a.ts', true],
    // the library takes ! in a bracket for itself, where git takes it for "not"
    ['[!ab].ts', 'c.ts', false],
    ['[!ab].ts', '!.ts', true],
    ['[^ab].ts', 'c.ts', false],
    ['[^ab].ts', '^.ts', true],
    ['app/[id]/*.ts', 'app/[id]/a.ts', false],
    ['app/[id]/*.ts', 'app/i/a.ts', true],
    ['app/\\[id\\]/*.ts', 'app/[id]/a.ts', true],
    // letter case and odd names
    ['SRC/**', 'src/a.ts', true],
    ['src/**', 'SRC/A.TS', true],
    ['*.TS', 'a.ts', true],
    ['.github/**', '.github/workflows/ci.yml', true],
    ['*.md', '.hidden/.notes.md', true],
    ['a.ts ', 'a.ts', true],
    ['my\\ file.ts', 'my file.ts', true],
    ['my file.ts', 'my file.ts', true],
    ['?.ts', 'é.ts', true],
    ['日本/**', '日本/語.ts', true],
    ['a+b(c).ts', 'a+b(c).ts', true],
    ['a$b^.ts', 'a$b^.ts', true],
  ])('%j on %j: %s', (pattern, file, answer) => {
    expect(ask(pattern, file).matched).toBe(answer);
  });
});

describe('several patterns', () => {
  test.each<[string, string[], string, Match]>([
    ['the first that matches is named', ['src/**', '*.ts'], 'src/a.ts', { matched: true, pattern: 'src/**' }],
    ['each is named as it was written', ['src/{a,b}/**'], 'src/b/x', { matched: true, pattern: 'src/{a,b}/**' }],
    [
      'an exclusion behind a pattern for files wins, and is named',
      ['src/**/*.ts', '!**/*.test.ts'],
      'src/a.test.ts',
      { matched: false, pattern: '!**/*.test.ts', why: 'excluded' },
    ],
    [
      'of several exclusions the last one that matches is named',
      ['**/*', '!*.{test,spec}.ts', '!src/*.ts', '!src'],
      'src/a.test.ts',
      { matched: false, pattern: '!src/*.ts', why: 'excluded' },
    ],
    [
      'an exclusion in front of what it excludes loses',
      ['!**/*.test.ts', 'src/**/*.ts'],
      'src/a.test.ts',
      { matched: true, pattern: 'src/**/*.ts' },
    ],
    [
      'an exclusion below a covered folder has no effect',
      ['src/**', '!src/legacy/**'],
      'src/legacy/a.ts',
      { matched: true, pattern: 'src/**' },
    ],
    [
      'an exclusion that lost its /** excludes no file',
      ['**/*.ts', '!src/legacy/**'],
      'src/legacy/a.ts',
      { matched: true, pattern: '**/*.ts' },
    ],
    [
      'an exclusion of all files in a folder works',
      ['**/*.ts', '!legacy/**/*.ts'],
      'legacy/x/a.ts',
      { matched: false, pattern: '!legacy/**/*.ts', why: 'excluded' },
    ],
    [
      'an unreadable one is dead and leaves the others',
      ['src/[[:<:]', '*.ts'],
      'src/a.ts',
      { matched: true, pattern: '*.ts' },
    ],
    ['none matches', ['*.ts', 'docs/**'], 'src/a.js', { matched: false, pattern: undefined, why: 'noPattern' }],
    ['none at all', [], 'src/a.js', { matched: false, pattern: undefined, why: 'noPattern' }],
  ])('%s', (_name, patterns, file, match) => {
    expect(ask(patterns, file)).toEqual(match);
  });

  test.each([
    ['the folder itself', '/ws'],
    ['a file beside it', '/other/a.ts'],
    ['a file of a folder whose name only begins alike', '/ws2/a.ts'],
  ])('never match %s', (_name, path) => {
    expect(matchPath(['**', '*'], BASE, toPath(path))).toEqual({ matched: false, pattern: undefined, why: 'outside' });
  });
});

describe('what is a condition', () => {
  test.each<[string[], boolean, string[]]>([
    [['src/**'], true, ['src']],
    [['**'], false, ['**']],
    [['/**'], false, []],
    [['**/**'], false, ['**']],
    [['**', '/**'], false, ['**']],
    [['**', 'src/**'], true, ['**', 'src']],
    [['{,}'], false, []],
    [['*'], true, ['*']],
    [['/'], true, ['/']],
    [[], false, []],
    [[' '], false, []],
  ])('%j: %s', (patterns, conditional, left) => {
    const compiled = compile(patterns);
    expect(compiled.conditional).toBe(conditional);
    expect(compiled.parts.map(({ pattern }) => pattern)).toEqual(left);
  });

  it('with everything among its patterns matches everything', () => {
    expect(ask(['**', 'src/**'], 'any.txt').matched).toBe(true);
  });
});

it('a matcher answers many questions, each like the first', () => {
  const matcher = new Matcher(compile(['src/**/*.ts', '!**/*.d.ts']));
  const answers = ['src/a.ts', 'src/a.d.ts', 'b.ts', 'src/a.ts'].map((file) => {
    const match = matcher.test(BASE, toPath(`/ws/${file}`));
    return match.matched;
  });
  expect(answers).toEqual([true, false, false, true]);
});
