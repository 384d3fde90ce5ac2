/** Paths without a disk: both slash styles, drive letters, roots and what lies between two folders. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ancestorsDownTo,
  basename,
  dirname,
  extname,
  foldersBetween,
  isAbsolute,
  isWithin,
  join,
  relativeTo,
  toPath,
  toPosixPath,
  type Path,
} from '../../../src/core/files/path';

const paths = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9 ._\-é日]{1,8}$/), { maxLength: 6 })
  .map((parts) => toPosixPath(`/${parts.join('/')}`));

describe('toPath', () => {
  test.each([
    ['/', '/'],
    ['/a/b/', '/a/b'],
    ['/a//b/./c', '/a/b/c'],
    ['/a/b/../c', '/a/c'],
    ['/..', '/'],
    ['/../../a', '/a'],
    ['C:\\Users\\me', 'C:/Users/me'],
    ['c:/x/..', 'c:/'],
    ['C:/', 'C:/'],
    ['C:\\..\\..', 'C:/'],
    ['\\\\server\\share\\x', '//server/share/x'],
    ['a/b', '/a/b'],
    ['', '/'],
  ])('makes %j the path %s', (text, path) => {
    expect(toPath(text)).toBe(path);
  });

  it('leaves a backslash in a name where the machine allows it', () => {
    expect(toPosixPath('/a/b\\c/../d\\e')).toBe('/a/d\\e');
  });
});

test.each([
  ['/x', true],
  ['C:\\x', true],
  ['C:/x', true],
  ['\\\\server\\x', true],
  ['x', false],
  ['./x', false],
  ['C:x', false],
  ['~/x', false],
  ['', false],
])('%j is absolute: %s', (text, answer) => {
  expect(isAbsolute(text)).toBe(answer);
});

describe('join', () => {
  test.each([
    ['/a/b', 'c', '/a/b/c'],
    ['/a/b', '../c', '/a/c'],
    ['/a/b', './c/', '/a/b/c'],
    ['/a/b', '/c', '/c'],
    ['/', 'c', '/c'],
    ['/a', '../../../c', '/c'],
    ['/a', 'b\\c', '/a/b\\c'],
    ['/a', 'C:/c', '/a/C:/c'],
    ['C:/a', 'b\\c', 'C:/a/b/c'],
    ['C:/a', 'D:/c', 'D:/c'],
    ['C:/', '..', 'C:/'],
  ])('of %s and %j is %s', (base, relative, path) => {
    expect(join(toPath(base), relative)).toBe(path);
  });
});

describe('the parts of a path', () => {
  test.each([
    ['/a/b.md', '/a', 'b.md', '.md'],
    ['/a', '/', 'a', ''],
    ['/', '/', '', ''],
    ['C:/a', 'C:/', 'a', ''],
    ['C:/', 'C:/', '', ''],
    ['/a/.bashrc', '/a', '.bashrc', ''],
    ['/a/x.tar.gz', '/a', 'x.tar.gz', '.gz'],
    ['/a/x.', '/a', 'x.', '.'],
    ['/a.b/c', '/a.b', 'c', ''],
  ])('%s lies in %s, is called %j and ends in %j', (path, folder, name, extension) => {
    expect([dirname(toPath(path)), basename(toPath(path)), extname(path)]).toEqual([folder, name, extension]);
  });
});

describe('one path seen from another', () => {
  test.each<[string, string, string | undefined]>([
    ['/a', '/a/b/c', 'b/c'],
    ['/a', '/a', ''],
    ['/', '/a', 'a'],
    ['/', '/', ''],
    ['/a', '/ab', undefined],
    ['/a/b', '/a', undefined],
    ['C:/', 'C:/x', 'x'],
    ['C:/a', 'D:/a/b', undefined],
  ])('from %s, %s is %j', (folder, path, answer) => {
    expect(relativeTo(toPath(folder), toPath(path))).toBe(answer);
    expect(isWithin(toPath(folder), toPath(path))).toBe(answer !== undefined);
  });

  it('joined to the folder gives the path again', () => {
    fc.assert(
      fc.property(paths, paths, (folder, inner) => {
        const path = join(folder, inner.slice(1));
        expect(join(folder, relativeTo(folder, path) ?? 'outside')).toBe(path);
      }),
    );
  });
});

describe('chains of folders', () => {
  test.each<[string, string[]]>([
    ['/a/b', ['/', '/a', '/a/b']],
    ['/', ['/']],
    ['C:/a/b', ['C:/', 'C:/a', 'C:/a/b']],
  ])('the ancestors of %s stand from the root down', (path, chain) => {
    expect(ancestorsDownTo(toPath(path))).toEqual(chain);
  });

  test.each<[string, string, string[]]>([
    ['/a', '/a/b/c', ['/a/b', '/a/b/c']],
    ['/a', '/a', []],
    ['/a', '/b', []],
    ['/', '/a/b', ['/a', '/a/b']],
    ['C:/', 'C:/a', ['C:/a']],
  ])('between %s and %s lie %j', (top, folder, between) => {
    expect(foldersBetween(toPath(top), toPath(folder))).toEqual(between);
  });

  it('is whole: the ancestors of the top and the folders between are all ancestors', () => {
    fc.assert(
      fc.property(paths, paths, (top, inner) => {
        const folder = join(top, inner.slice(1));
        expect([...ancestorsDownTo(top), ...foldersBetween(top, folder)]).toEqual(ancestorsDownTo(folder));
      }),
    );
  });
});

it('gives back a normalised path unchanged', () => {
  fc.assert(
    fc.property(paths, (path: Path) => {
      expect(toPosixPath(path)).toBe(path);
      expect(dirname(join(path, 'x'))).toBe(path);
    }),
  );
});
