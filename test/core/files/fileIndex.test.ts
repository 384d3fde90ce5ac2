import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileIndex } from '../../../src/core/files/fileIndex';
import { toPath, type Path } from '../../../src/core/files/path';

const at = (...names: string[]): Path[] => names.map((name) => toPath(`/ws/${name}`));
const name = fc.stringMatching(/^[ab-]{1,2}(?:\/[ab-]{1,2}){0,3}$/);
const names = fc.array(name, { maxLength: 12 });

describe('a list of files', () => {
  it('is sorted, holds each file once and knows its folders', () => {
    const index = new FileIndex(at('b/x.ts', 'a.ts', 'b/x.ts', 'b-c/y.ts'));
    expect(index.paths).toEqual(at('a.ts', 'b-c/y.ts', 'b/x.ts'));
    expect(at('a.ts', 'b', 'b/x.ts', 'b/').map((path) => index.has(path))).toEqual([true, false, true, false]);
    expect(at('b', 'b/x.ts', 'c', '').map((path) => index.hasFolder(path))).toEqual([true, false, false, true]);
    expect(index.filesBelow(toPath('/ws/b'))).toEqual(at('b/x.ts'));
    expect(index.filesBelow(toPath('/'))).toHaveLength(3);
  });

  it('knows the names in a folder', () => {
    const index = new FileIndex(at('a/x/1', 'a/x/2', 'a/x-y/3', 'a/z', 'b'));
    const names = index.namesIn(toPath('/ws/a')).map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
    expect([names, index.namesIn(toPath('/none'))]).toEqual([['x-y/', 'x/', 'z'], []]);
  });

  it('stays the same object when nothing becomes different', () => {
    const index = new FileIndex(at('a.ts'));
    expect(index.with(at('a.ts'), at('none'))).toBe(index);
  });

  it('loses all files of a folder that is removed', () => {
    expect(new FileIndex(at('a/b', 'a/c/d', 'ab')).with([], at('a')).paths).toEqual(at('ab'));
  });

  it('is, after any changes, what it would be had it been listed anew', () => {
    fc.assert(
      fc.property(names, fc.array(fc.tuple(names, names), { maxLength: 5 }), (first, changes) => {
        let index = new FileIndex(at(...first));
        const all = new Set(index.paths);
        for (const [more, less] of changes) {
          const before = index;
          index = index.with(at(...more), at(...less));
          const told = new Set(before.paths);
          if (index.moment.line === before.moment.line)
            for (const { path, there } of index.changesSince(before.moment.age))
              expect(there ? told.has(path) : !told.has(path)).toBe(false);
          for (const gone of at(...less))
            for (const path of [...all]) if (path === gone || path.startsWith(`${gone}/`)) all.delete(path);
          for (const path of at(...more)) all.add(path);
          expect(index.paths).toEqual([...all].sort());
        }
      }),
    );
  });
});
