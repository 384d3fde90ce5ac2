import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPatterns, testPatterns } from '../../../src/core/explain/patterns';
import { toPath } from '../../../src/core/files/path';
import { matchPath } from '../../../src/core/match/patterns';
import { splitAtCommas } from '../../../src/core/parse/pathsValue';

const WS = toPath('/ws');
const WEB = toPath('/ws/packages/web');

const read = (value: unknown, base = WS) => readPatterns(value, base);

describe('how a pattern is read', () => {
  it.each([
    ['src/**', 'anyDepth'],
    ['src/api/**', 'anchored'],
    ['/src/**', 'anchored'],
    ['*.ts', 'anyDepth'],
    ['**/*.ts', 'anyDepth'],
    ['src/*', 'anchored'],
    ['src/', 'anyDepth'],
    ['!src/a/**', 'anchored'],
    ['{src/a,b}/**', 'anyDepth'],
  ])('%s is %s', (pattern, reach) => {
    expect(read(pattern).map((reading) => reading.reach)).toEqual([reach]);
  });

  it.each([
    ['./src', 'dot'],
    ['../src', 'parent'],
    ['~/src', 'home'],
    ['#x', 'comment'],
    ['/ws/src/**', 'absolute'],
    ['C:\\ws\\src', 'absolute'],
    ['/src', undefined],
    ['src/[id]/a.ts', undefined],
  ])('%s is dead: %s', (pattern, dead) => {
    expect(read(pattern)[0]?.dead).toBe(dead);
  });

  it('says what it was split out of, what braces made of it and what was dropped', () => {
    expect(read(['src/{a,b}/**, docs', '*.md'])).toMatchObject([
      {
        written: 'src/{a,b}/**',
        splitFrom: 'src/{a,b}/**, docs',
        forms: ['src/a', 'src/b'],
        expanded: true,
        tailDropped: true,
      },
      { written: 'docs', splitFrom: 'src/{a,b}/**, docs', expanded: false, tailDropped: false },
      { written: '*.md', splitFrom: undefined },
    ]);
  });
});

describe('what a pattern says of a file', () => {
  it.each([
    ['src/api/**', WS, '/ws/src/api/a.ts', 'matches'],
    ['src/api/**', WS, '/ws/packages/web/src/api/a.ts', 'otherBase below /ws/packages/web'],
    ['packages/web/src/**', WEB, '/ws/packages/web/src/a.ts', 'otherBase above /ws'],
    ['*.ts', WEB, '/ws/src/a.ts', 'otherBase above /ws'],
    ['*.ts', WEB, '/elsewhere/a.ts', 'outside'],
    ['app/[id]/page.ts', WS, '/ws/app/[id]/page.ts', 'brackets'],
    ['./src/**', WS, '/ws/src/a.ts', 'dead'],
    ['docs/**', WS, '/ws/src/a.ts', 'noFit'],
  ])('%s from %s of %s: %s', (pattern, base, file, told) => {
    const [verdict] = testPatterns(read(pattern, base), base, toPath(file), WS).verdicts;
    const detail = verdict?.code === 'otherBase' ? ` ${verdict.side} ${verdict.folder}` : '';
    expect(`${verdict?.code ?? ''}${detail}`).toBe(told);
  });

  it('names the exclusion that won, and one that has nothing to do with it', () => {
    const readings = read(['src/**/*.ts', '!**/*.test.ts', '!docs/*.md']);
    const { match, verdicts } = testPatterns(readings, WS, toPath('/ws/src/a.test.ts'), WS);
    expect(match).toEqual({ matched: false, pattern: '!**/*.test.ts', why: 'excluded' });
    expect(verdicts).toEqual([{ code: 'excludedBy', by: '!**/*.test.ts' }, { code: 'excludes' }, { code: 'idle' }]);
  });

  it('never differs from the matcher, and never throws', () => {
    const piece = fc.constantFrom('src', '*', '**', 'a.ts', '{a,b}', '[id]', '!', '/', ',', '..', '~', '[', '\\');
    const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/').replaceAll('!/', '!'));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (value) => {
        const file = toPath('/ws/src/a.ts');
        const readings = read(value);
        const { match, verdicts } = testPatterns(readings, WS, file, WS);
        expect(match).toEqual(matchPath(value.flatMap(splitAtCommas), WS, file));
        expect(verdicts.some(({ code }) => code === 'matches') || !match.matched || readings.length === 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
