import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join, toPosixPath } from '../../../src/core/files/path';
import { folderPattern } from '../../../src/core/match/folderPattern';
import { matchPath } from '../../../src/core/match/patterns';
import { splitAtCommas } from '../../../src/core/parse/pathsValue';

const WS = toPosixPath('/ws');

describe('the pattern of a folder', () => {
  it.each([
    ['/ws/src', '/src/**'],
    ['/ws/src/api', 'src/api/**'],
    ['/ws/app/[id]', 'app/\\[id\\]/**'],
    ['/ws/a,b', '/a?b/**'],
    ['/ws/{x}', '/?x?/**'],
    ['/ws/!x', '/\\!x/**'],
    ['/ws', undefined],
    ['/other/src', undefined],
  ])('%s is %s', (folder, pattern) => {
    expect(folderPattern(toPosixPath(folder), WS)).toBe(pattern);
  });

  it('matches what lies below it and no folder of that name elsewhere, or there is none', () => {
    const name = fc.string({ unit: fc.constantFrom(...Array.from('ab{},[]!#~*? \\.-')), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (names) => {
        const folder = toPosixPath(`/ws/${names.join('/')}`);
        const pattern = folderPattern(folder, WS);
        if (pattern === undefined) return;
        expect(splitAtCommas(pattern)).toEqual([pattern]);
        expect(matchPath([pattern], WS, join(folder, 'x.ts')).matched).toBe(true);
        expect(matchPath([pattern], WS, toPosixPath(`/ws/else${folder}/x.ts`)).matched).toBe(false);
      }),
    );
  });
});
