import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { relativePath, renamedImports } from '../../../src/core/draft/renamedImports';
import { FileIndex } from '../../../src/core/files/fileIndex';
import { dirname, join, toPath } from '../../../src/core/files/path';
import { offsetsOf } from '../../../src/core/files/range';
import { gatherWorkspace } from '../../../src/core/gather/workspaceFiles';
import { filesBelow } from '../../support/examined';
import { project, WS } from '../../support/project';

const FILES = {
  'CLAUDE.md': 'x @docs/a.md#part and @./docs/a.md\n\n`@docs/a.md` @docs/b\\ c.md @/top/ws/docs/a.md @~/n.md @docs\n',
  'sub/CLAUDE.md': '---\na: b\n---\n@../docs/a.md\n',
  'docs/a.md': '@b\\ c.md\n',
  'docs/b c.md': 'b',
  '.claude/rules/r.md': '@../../docs/a.md',
  '.claude/skills/s/SKILL.md': '@docs/a.md',
};

async function renamed(renames: Readonly<Record<string, string>>, open: Readonly<Record<string, string>> = {}) {
  const made = await project({ files: FILES, home: { 'n.md': 'n' } });
  const workspace = await gatherWorkspace(made.tree, new FileIndex(await filesBelow(made.tree, WS)));
  const at = (name: string) => (name.startsWith('~/') ? toPath(`/home/me/${name.slice(2)}`) : join(WS, name));
  const texts: Readonly<Record<string, string>> = { ...FILES, ...open };
  const edits = renamedImports(
    made.inspected,
    workspace,
    Object.entries(renames).map(([from, to]) => ({ from: at(from), to: at(to) })),
    (path) => open[made.show(path)],
  );
  return edits.map(({ path, range, text }) => {
    const name = made.show(path);
    const whole = texts[name] ?? '';
    return `${name}: ${whole.slice(...offsetsOf(whole, range))} -> ${text}`;
  });
}

it('writes the new name into every import that means the file, in its form', async () => {
  expect((await renamed({ 'docs/a.md': 'guide/the style.md' })).sort()).toEqual([
    '.claude/rules/r.md: @../../docs/a.md -> @../../guide/the\\ style.md',
    'CLAUDE.md: @./docs/a.md -> @./guide/the\\ style.md',
    'CLAUDE.md: @/top/ws/docs/a.md -> @/top/ws/guide/the\\ style.md',
    'CLAUDE.md: @docs/a.md -> @guide/the\\ style.md',
    // what moves takes its own imports along
    'docs/a.md: @b\\ c.md -> @../docs/b\\ c.md',
    'sub/CLAUDE.md: @../docs/a.md -> @../guide/the\\ style.md',
  ]);
});

it('follows files of a renamed folder, and keeps what stays right', async () => {
  expect((await renamed({ docs: 'd' })).sort()).toEqual([
    '.claude/rules/r.md: @../../docs/a.md -> @../../d/a.md',
    'CLAUDE.md: @./docs/a.md -> @./d/a.md',
    'CLAUDE.md: @/top/ws/docs/a.md -> @/top/ws/d/a.md',
    'CLAUDE.md: @docs -> @d',
    'CLAUDE.md: @docs/a.md -> @d/a.md',
    'CLAUDE.md: @docs/b\\ c.md -> @d/b\\ c.md',
    'sub/CLAUDE.md: @../docs/a.md -> @../d/a.md',
  ]);
});

test.each<[renames: Readonly<Record<string, string>>, edits: readonly string[]]>([
  [{ '~/n.md': '~/o.md' }, ['CLAUDE.md: @~/n.md -> @~/o.md']],
  [{ 'sub/CLAUDE.md': 'CLAUDE.local.md' }, ['sub/CLAUDE.md: @../docs/a.md -> @docs/a.md']],
  [{ 'docs/b c.md': '_x/日.md' }, ['CLAUDE.md: @docs/b\\ c.md -> @_x/日.md', 'docs/a.md: @b\\ c.md -> @../_x/日.md']],
  [{ 'README.md': 'X.md' }, []],
])('%j', async (renames, edits) => {
  expect(await renamed(renames)).toEqual(edits);
});

it('goes by what is in the editor', async () => {
  expect(await renamed({ 'docs/a.md': 'c.md' }, { 'CLAUDE.md': '\n@docs/a.md', 'docs/a.md': '' })).toContain(
    'CLAUDE.md: @docs/a.md -> @c.md',
  );
});

it('a relative path leads from its folder to the file', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
    .map((parts) => toPath(`/${parts.join('/')}`));
  fc.assert(
    fc.property(path, path, (from, to) => {
      expect(join(dirname(from), relativePath(dirname(from), to))).toBe(to);
    }),
  );
});
