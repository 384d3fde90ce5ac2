/** Brace expansion as Claude Code does it, the odd answers included, and its bounds. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { expandBraces } from '../../../src/core/match/braces';

describe('braces', () => {
  test.each<[string, string[]]>([
    ['src/*.ts', ['src/*.ts']],
    ['*.{ts,tsx}', ['*.ts', '*.tsx']],
    ['*.{ts}', ['*.ts']],
    ['*.{ ts , tsx }', ['*.ts', '*.tsx']],
    ['{src,lib}/*.{js,ts}', ['src/*.js', 'src/*.ts', 'lib/*.js', 'lib/*.ts']],
    ['src/{a,api/{u,v}}.ts', ['src/a}.ts', 'src/api/u.ts', 'src/v}.ts']],
    ['{a..c}', ['a..c']],
    ['src/{a', ['src/{a']],
    ['src/a}', ['src/a}']],
    ['}a{b,c}', ['}ab', '}ac']],
    ['x{}y', ['x{}y']],
    ['{}{a,b}', ['{}{a,b}']],
    ['{a,b}{}', ['a{}', 'b{}']],
    ['{ }a', ['a']],
    ['x{,y}', ['x', 'xy']],
    ['{a,b}', ['a', 'b']],
    ['{{a,b}', ['{a', 'b']],
    ['\\{a,b\\}', ['\\a', '\\b\\']],
    ['', ['']],
  ])('in %j give %j', (pattern, expanded) => {
    const sorted = (list: readonly string[]) => [...list].sort();
    expect(sorted(expandBraces(pattern))).toEqual(sorted(expanded));
  });

  it('leave a pattern as it stands when it would give more than a thousand', () => {
    const pattern = '{a,b}'.repeat(30);
    expect(expandBraces(pattern)).toEqual([pattern]);
  });

  it('give up to a thousand', () => {
    expect(expandBraces('{0,1,2,3,4,5,6,7,8,9}'.repeat(3))).toHaveLength(1000);
    expect(expandBraces(`{${Array.from({ length: 1001 }, (_, at) => String(at)).join(',')}}`)).toHaveLength(1);
  });

  it('leave none behind, but for what is never closed and what an empty pair begins', () => {
    const text = fc.string({ unit: fc.constantFrom('{', '}', ',', 'a', '/', '*'), maxLength: 24 });
    fc.assert(
      fc.property(text, (pattern) => {
        const expanded = expandBraces(pattern);
        expect(expanded.length).toBeGreaterThan(0);
        for (const one of expanded) {
          const open = one.indexOf('{');
          const close = one.indexOf('}', open);
          expect(open < 0 || close < 0 || close === open + 1).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['a hundred thousand open braces', '{'.repeat(100_000)],
    ['a hundred thousand commas', `{${','.repeat(100_000)}}`],
    ['eight thousand braces with one part each', '{a}'.repeat(8000)],
    ['braces inside braces', `${'{a,'.repeat(10_000)}${'}'.repeat(10_000)}`],
  ])('stay bounded for %s', { timeout: 5000 }, (_name, pattern) => {
    expect(expandBraces(pattern).length).toBeLessThanOrEqual(1000);
  });
});
