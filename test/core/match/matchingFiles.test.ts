import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileIndex } from '../../../src/core/files/fileIndex';
import { toPath, toPosixPath, type Path } from '../../../src/core/files/path';
import { matchingFiles, type Matching } from '../../../src/core/match/matchingFiles';
import { compile, Matcher } from '../../../src/core/match/patterns';

const BASE = toPath('/ws');
const at = (...names: string[]): Path[] => names.map((name) => toPosixPath(`/ws/${name}`));

/** Every file asked about by itself. */
function plainly(index: FileIndex, patterns: readonly string[], base: Path): Matching {
  const matcher = new Matcher(compile(patterns));
  const all = matcher.isDead ? [] : index.paths.filter((path) => matcher.test(base, path).matched);
  return { count: all.length, first: all.slice(0, 10) };
}

const oneOf = (text: string) => fc.constantFrom(...Array.from(text));
/** What people write. */
const segment = fc.oneof(
  fc.constantFrom('*', '**', '*.ts', 'src', 'a', 'b*', 'a?', '.', '~', 'A.TS', 'é', '[ab]', String.raw`\[a\]`),
  fc.string({ unit: oneOf('ab.*?-'), minLength: 1, maxLength: 4 }),
);
const pattern = fc
  .tuple(
    fc.constantFrom('', '', '!', '/', '!/'),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '', '/', '/**'),
  )
  .map(([before, segments, behind]) => before + segments.join('/') + behind);
/** What nobody should. */
const odd = fc.string({ unit: oneOf('ab/*?[]{}!#\\- ,.~é日'), minLength: 1, maxLength: 12 });
const patterns = fc.array(fc.oneof({ arbitrary: pattern, weight: 4 }, odd), { minLength: 1, maxLength: 4 });
const part = fc.oneof(
  fc.constantFrom('src', 'a', 'b', 'a.ts', 'b.ts', '.a', 'SRC', '~', 'é', '[a]'),
  fc.string({ unit: oneOf('ab.A-\n'), minLength: 1, maxLength: 3 }),
);
const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => toPosixPath(`/ws/${parts.join('/')}`));
const paths = fc.array(path, { maxLength: 30 });

describe('the files that patterns match', () => {
  it('are those that each match by themselves', () => {
    fc.assert(
      fc.property(paths, patterns, (files, written) => {
        const index = new FileIndex([...files, toPath('/other/a.ts')]);
        expect(matchingFiles(index, written, BASE)).toEqual(plainly(index, written, BASE));
      }),
      { numRuns: 3000 },
    );
  });

  it('are, after files came and went, what they would be had all been looked for anew', () => {
    const changes = fc.array(fc.tuple(paths, paths), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(paths, changes, patterns, (files, steps, written) => {
        let index = new FileIndex(files);
        const indexes = [index];
        for (const [more, less] of steps) {
          matchingFiles(index, written, BASE);
          indexes.push((index = index.with(more, less)));
          expect(matchingFiles(index, written, BASE)).toEqual(plainly(index, written, BASE));
        }
        // an older list may still be asked about
        for (const older of indexes) expect(matchingFiles(older, written, BASE)).toEqual(plainly(older, written, BASE));
      }),
      { numRuns: 500 },
    );
  });

  it('are still the first ten after many of the first were removed', () => {
    const names = Array.from({ length: 300 }, (_, n) => `src/f${String(n).padStart(3, '0')}.ts`);
    let index = new FileIndex(at(...names));
    expect(matchingFiles(index, ['*.ts'], BASE).count).toBe(300);
    for (let n = 0; n < 250; n++) {
      index = index.with([], at(names[n] ?? ''));
      const { count, first } = matchingFiles(index, ['*.ts'], BASE);
      expect([count, first[0], first.length]).toEqual([299 - n, at(names[n + 1] ?? '')[0], 10]);
    }
  });

  it('are found below a path of any length and depth', () => {
    const deep = at(`${'a/'.repeat(60)}x.ts`, `${'b'.repeat(300)}/x.ts`, `${'a/'.repeat(60)}y.md`, 'x.ts');
    const index = new FileIndex(deep);
    for (const written of [['*.ts'], ['a/**'], ['**/x.ts', '!b*/**/x.ts'], ['**/a/**/a/*.ts']])
      expect(matchingFiles(index, written, BASE)).toEqual(plainly(index, written, BASE));
  });
});
