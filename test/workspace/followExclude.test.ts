import { expect, test } from 'vitest';
import type { Path } from '../../src/core/files/path';
import { followExclude } from '../../src/workspace/followExclude';

const rows: [patterns: string[], path: string, excluded: boolean][] = [
  [[], '/w/src/a.ts', false],
  [[], '/w/.git/config', true],
  [[], '/w/packages/x/.git', true],
  [[], '/w/.github/a.yml', false],
  [['dist'], '/w/dist/a.js', true],
  [['dist'], '/w/x/dist/deep/a.js', true],
  [['dist/'], '/w/dist/a.js', true],
  [['./dist'], '/w/dist/a.js', true],
  [['dist'], '/w/distant/a.js', false],
  [['**/*.snap'], '/w/a/b.snap', true],
  [['packages/*/out'], '/w/packages/x/out/a.js', true],
  [['.cache'], '/w/.cache/.hidden/x', true],
  [['/elsewhere'], '/elsewhere/x.ts', true],
  [['/elsewhere'], '/w/elsewhere/x.ts', false],
];
test.each(rows)('with %j, is %s left out: %s', (patterns, path, excluded) => {
  const isExcluded = followExclude(
    () => patterns,
    () => ['/w' as Path],
  );
  expect(isExcluded(path as Path)).toBe(excluded);
});

test('another setting counts at once', () => {
  let patterns = ['dist'];
  const isExcluded = followExclude(
    () => patterns,
    () => [],
  );
  expect(isExcluded('/x/dist/a' as Path)).toBe(true);
  patterns = [];
  expect(isExcluded('/x/dist/a' as Path)).toBe(false);
});
