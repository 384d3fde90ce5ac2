/** `claudeMdExcludes`: which files a list of globs and absolute paths leaves out. */
import { describe, expect, it, test } from 'vitest';
import { toPath } from '../../../src/core/files/path';
import { Excludes } from '../../../src/core/match/excludes';

describe('an exclude', () => {
  test.each<[string, string, boolean]>([
    ['/top/ws/CLAUDE.md', '/top/ws/CLAUDE.md', true],
    ['/top/ws/CLAUDE.md', '/top/ws/sub/CLAUDE.md', false],
    ['**/vendor/**', '/top/ws/vendor/x/CLAUDE.md', true],
    ['**/vendor/**', '/top/ws/.hidden/vendor/CLAUDE.md', true],
    ['**/CLAUDE.md', '/CLAUDE.md', true],
    ['**/*.md', '/top/ws/.claude/rules/a.md', true],
    ['/top/*/CLAUDE.md', '/top/ws/CLAUDE.md', true],
    ['/top/*/CLAUDE.md', '/top/ws/sub/CLAUDE.md', false],
    ['/top/ws/{a,b}/CLAUDE.md', '/top/ws/b/CLAUDE.md', true],
    ['CLAUDE.md', '/top/ws/CLAUDE.md', false],
    ['./CLAUDE.md', '/top/ws/CLAUDE.md', false],
    ['vendor', '/top/ws/vendor/CLAUDE.md', false],
    ['vendor/**', '/top/ws/vendor/CLAUDE.md', false],
    ['~/CLAUDE.md', '/home/me/CLAUDE.md', false],
    ['**/claude.md', '/top/ws/CLAUDE.md', false],
    ['[', '/top/ws/CLAUDE.md', false],
    ['', '/top/ws/CLAUDE.md', false],
  ])('%j leaves out %s: %s', (pattern, path, answer) => {
    expect(new Excludes([pattern], false).deciding(toPath(path)) === pattern).toBe(answer);
  });

  it('may be met by any name of a file, and the first that is met is named', () => {
    const excludes = new Excludes(['/x', '/target.md', '/link.md'], false);
    expect(excludes.deciding(toPath('/link.md'), toPath('/target.md'))).toBe('/target.md');
    expect(excludes.patterns).toEqual(['/x', '/target.md', '/link.md']);
  });

  it('takes backslashes for slashes on Windows only', () => {
    const path = toPath('C:/ws/CLAUDE.md');
    expect(new Excludes(['C:\\ws\\CLAUDE.md'], true).deciding(path)).toBe('C:\\ws\\CLAUDE.md');
    expect(new Excludes(['C:\\ws\\CLAUDE.md'], false).deciding(path)).toBeUndefined();
  });

  test.each([
    ['longer than any sane glob', 'x'.repeat(100_000)],
    ['a hundred thousand open braces', '{'.repeat(60_000)],
    ['braces that double thirty times', '{a,b}'.repeat(30)],
    ['open brackets', '['.repeat(60_000)],
    ['many stars between letters', `/${'*a'.repeat(20)}b`],
    ['many double stars', `/${'**/a/'.repeat(20)}b`],
    ['groups that repeat in groups that repeat', '/+(+(a))b'],
  ])('that cannot be read excludes nothing: %s', { timeout: 5000 }, (_name, pattern) => {
    expect(new Excludes([pattern, '/a.md'], false).deciding(toPath('/a.md'))).toBe('/a.md');
    const long = new Excludes([pattern], false);
    expect(long.deciding(toPath(`/${'a'.repeat(200)}`), toPath(`/${'a/'.repeat(60)}c`))).toBeUndefined();
  });
});
