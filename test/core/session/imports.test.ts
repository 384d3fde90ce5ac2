/** What imports load: their order, how far they reach, what stays out and why, and links. */
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup } from '../../support/project';

const chain = {
  'CLAUDE.md': '@1.md',
  '1.md': '@2.md',
  '2.md': '@3.md',
  '3.md': '@4.md',
  '4.md': '@5.md',
  '5.md': '@6.md',
  '6.md': 'end',
};

describe('imports', () => {
  it('follow the importing file, depth first', async () => {
    const files = { 'CLAUDE.md': '@a.md @c.md', 'a.md': '@b.md', 'b.md': 'b', 'c.md': 'c', 'CLAUDE.local.md': 'l' };
    expect((await project({ files })).told[0]).toEqual(['CLAUDE.md', 'a.md', 'b.md', 'c.md', 'CLAUDE.local.md']);
  });

  it('load four hops deep, and the fifth is named', async () => {
    const { told, inspected, tree } = await project({ files: chain });
    expect(told[0]).toEqual(['CLAUDE.md', '1.md', '2.md', '3.md', '4.md']);
    expect(inspected.report.notLoaded.map(({ path, reason }) => [path, reason])).toEqual([
      ['/top/ws/5.md', { code: 'importTooDeep', data: { by: '/top/ws/4.md', line: 0, written: '5.md', limit: 4 } }],
    ]);
    expect(tree.asked.has('read /top/ws/6.md')).toBe(false);
  });

  it('that are too deep one way load when another way is shorter', async () => {
    const { told, notLoaded } = await project({ files: { ...chain, 'CLAUDE.local.md': '@5.md' } });
    expect(told[0]).toEqual(['CLAUDE.md', '1.md', '2.md', '3.md', '4.md', 'CLAUDE.local.md', '5.md', '6.md']);
    expect(notLoaded).toEqual([]);
  });

  it('in a circle end', async () => {
    const files = { 'CLAUDE.md': '@a.md', 'a.md': '@b.md', 'b.md': '@a.md @CLAUDE.md' };
    expect((await project({ files })).told[0]).toEqual(['CLAUDE.md', 'a.md', 'b.md']);
  });

  it('load once, at the first mention, also what would load anyway', async () => {
    const files = {
      'CLAUDE.md': '@.claude/CLAUDE.md @.claude/rules/r.md @a.md @a.md',
      '.claude/CLAUDE.md': 'd',
      '.claude/rules/r.md': 'r',
      'a.md': 'a',
    };
    expect((await project({ files })).told[0]).toEqual([
      'CLAUDE.md',
      '.claude/CLAUDE.md',
      '.claude/rules/r.md',
      'a.md',
    ]);
  });

  it('of a rule wait like one when they have a condition', async () => {
    const files = {
      '.claude/rules/r.md': 'r @../../x.md @../../z.md',
      'x.md': '---\npaths: "*.zz"\n---\nx @y.txt',
      'y.txt': 'y',
      'z.md': 'z',
      'b.zz': '',
    };
    const { told, inspected } = await project({ files }, ['read b.zz']);
    expect(told).toEqual([['.claude/rules/r.md', 'y.txt', 'z.md'], ['x.md']]);
    expect(inspected.report.waiting).toEqual([]);
    const before = await project({ files });
    expect(before.inspected.report.waiting).toMatchObject([
      { path: '/top/ws/x.md', reason: { code: 'waitsForMatch', data: { patterns: ['*.zz'] } } },
    ]);
  });

  it('of a memory file have no condition, whatever their frontmatter says', async () => {
    const files = {
      'CLAUDE.md': 'c @x.md',
      'x.md': '---\npaths: "*.zz"\n---\nx',
      '.claude/rules/r.md': 'r @../../x.md',
    };
    expect((await project({ files })).told[0]).toEqual(['CLAUDE.md', 'x.md', '.claude/rules/r.md']);
  });

  it('of a rule that waits are no more for a later file, but for AGENTS.md', async () => {
    const files = { '.claude/rules/r.md': '---\npaths: "*.zz"\n---\nr' };
    const local = { ...files, 'CLAUDE.local.md': 'l @.claude/rules/r.md' };
    expect((await project({ files: local })).told[0]).toEqual(['CLAUDE.local.md']);
    const agents = { ...files, 'AGENTS.md': 'a @.claude/rules/r.md' };
    expect((await project({ files: agents })).told[0]).toEqual(['AGENTS.md', '.claude/rules/r.md']);
  });

  it('of nested rules come with the folder, the rules that wait with their match', async () => {
    const files = {
      'p/.claude/rules/a.md': '---\npaths: "*.ts"\n---\na @a.txt',
      'p/.claude/rules/b.md': 'b @b.txt',
      'p/.claude/rules/c.md': '---\npaths: "*.zz"\n---\nc @c.txt',
      'p/.claude/rules/a.txt': '1',
      'p/.claude/rules/b.txt': '2',
      'p/.claude/rules/c.txt': '3',
      'p/a.ts': '',
    };
    const { told } = await project({ files }, ['read p/a.ts']);
    expect(told[1]?.map((path) => path.replace('p/.claude/rules/', ''))).toEqual([
      'a.txt',
      'b.md',
      'b.txt',
      'c.txt',
      'a.md',
    ]);
  });

  it('that start told are told again by a touch in older versions, unless they were read', async () => {
    const files = { 'CLAUDE.md': 'c', 'p/CLAUDE.md': 'p @../CLAUDE.md', 'p/a.ts': '' };
    const told = async (version: string, ...paths: string[]) =>
      (
        await project(
          { files, version },
          paths.map((path) => `read ${path}` as const),
        )
      ).told.at(-1);
    expect(await told('2.1.332', 'p/a.ts')).toEqual(['p/CLAUDE.md']);
    expect(await told('2.1.90', 'p/a.ts')).toEqual(['p/CLAUDE.md', 'CLAUDE.md']);
    expect(await told('2.1.90', 'CLAUDE.md', 'p/a.ts')).toEqual(['p/CLAUDE.md']);
  });

  it('of a waiting rule load at start, and the rule itself waits', async () => {
    const files = {
      '.claude/rules/r.md': '---\npaths: src/**\n---\n@inc.md',
      '.claude/rules/inc.md.txt': 'x',
      '.claude/rules/inc.md': 'i',
    };
    const { told, waiting } = await project({ files });
    expect(told[0]).toEqual(['.claude/rules/inc.md']);
    expect(waiting).toEqual(['.claude/rules/r.md']);
  });

  it('bring a conditional rule at start', async () => {
    const files = { 'CLAUDE.md': '@.claude/rules/r.md', '.claude/rules/r.md': '---\npaths: src/**\n---\nr' };
    expect((await project({ files })).told[0]).toEqual(['CLAUDE.md', '.claude/rules/r.md']);
  });

  test.each<[string, string, ProjectSetup, string]>([
    ['a missing file', '@none.md', {}, 'none.md: importMissing'],
    ['another letter case', '@A.md', { files: { 'a.md': 'a' } }, 'A.md: importMissing'],
    ['a folder', '@docs', { files: { 'docs/a.md': 'a' } }, 'docs: importFolder'],
    ['an image', '@a.png', { files: { 'a.png': 'x' } }, 'a.png: importKind'],
    ['a missing image', '@a.png', {}, 'a.png: importMissing'],
    ['a file outside', '@../out.md', { top: { 'out.md': 'o' } }, '../out.md: importExternal'],
    ['a file of home', '@~/out.md', { home: { 'out.md': 'o' } }, '~/out.md: importExternal'],
    [
      'a link that leads outside',
      '@l.md',
      { top: { 'out.md': 'o' }, files: { 'l.md': { symlink: '../out.md' } } },
      'l.md: importExternal',
    ],
    ['a link to itself', '@l.md', { files: { 'l.md': { symlink: 'l.md' } } }, 'l.md: unreadable'],
    ['an empty file', '@e.md', { files: { 'e.md': '' } }, 'e.md: empty'],
  ])('do not bring %s, and say why', async (_name, text, setup, reason) => {
    const { told, notLoaded } = await project({ ...setup, files: { ...setup.files, 'CLAUDE.md': text } });
    expect(told[0]).toEqual(['CLAUDE.md']);
    expect(notLoaded).toEqual([reason]);
  });

  test.each<[string, ProjectSetup]>([
    ['was approved', { home: { '.claude.json': approval('/top/ws') } }],
    ['is user memory’s', { home: { '.claude/CLAUDE.md': '@/top/out.md' }, files: {} }],
    [
      'is an old version’s link',
      { version: '2.1.90', files: { 'CLAUDE.md': '@l.md', 'l.md': { symlink: '../out.md' } } },
    ],
  ])('from outside load when it %s', async (_name, setup) => {
    const { told, text } = await project({
      files: { 'CLAUDE.md': '@../out.md' },
      top: { 'out.md': 'outside' },
      ...setup,
    });
    expect(text(told[0]?.at(-1) ?? '')).toBe('outside');
  });

  it('are judged against the start directory, approved under the repository root', async () => {
    const setup = { files: { 'CLAUDE.md': '@shared.md', 'shared.md': 's', 'pkg/a.ts': '' }, start: 'pkg' };
    const before = await project(setup);
    expect(before.notLoaded).toEqual(['../ws/shared.md: importExternal']);
    const after = await project({ ...setup, home: { '.claude.json': approval('/top/ws') } });
    expect(after.told[0]).toEqual(['../ws/CLAUDE.md', '../ws/shared.md']);
  });
});

function approval(folder: string): string {
  return JSON.stringify({ projects: { [folder]: { hasClaudeMdExternalIncludesApproved: true } } });
}

describe('a linked file', () => {
  const real = { 'real/x.md': 'x @y.md', 'real/y.md': 'y', 'y.md': 'no', 's/y.md': 'no', 's/a.ts': '' };

  test.each<[string, ProjectSetup, readonly string[]]>([
    ['a memory file', { files: { 'CLAUDE.md': { symlink: 'real/x.md' } } }, ['CLAUDE.md', 'real/y.md']],
    [
      'an import',
      { files: { 'CLAUDE.md': '@s/l.md', 's/l.md': { symlink: '../real/x.md' } } },
      ['CLAUDE.md', 's/l.md', 'real/y.md'],
    ],
    [
      'a file in a linked folder',
      { files: { 'CLAUDE.md': '@l/x.md', l: { symlink: 'real' } } },
      ['CLAUDE.md', 'l/x.md', 'real/y.md'],
    ],
    [
      'a file from outside',
      { top: { 'o/x.md': '@y.md @../ws/y.md' }, files: { 'CLAUDE.md': { symlink: '../o/x.md' } } },
      ['CLAUDE.md', 'y.md'],
    ],
    [
      'memory of the user',
      { home: { '.claude/CLAUDE.md': { symlink: '../dot/c.md' }, 'dot/c.md': '@y.md', 'dot/y.md': 'y' } },
      ['~/.claude/CLAUDE.md', '~/dot/y.md'],
    ],
  ])('imports from where it really lies: %s', async (_name, setup, expected) => {
    for (const version of ['2.1.332', '2.1.90']) {
      const { told } = await project({ ...setup, version, files: { ...real, ...setup.files } });
      expect(told[0]).toEqual(expected);
    }
  });

  it('imports from there when a touch tells it', async () => {
    const files = { ...real, 's/CLAUDE.md': { symlink: '../real/x.md' } };
    expect((await project({ files }, ['read s/a.ts'])).told[1]).toEqual(['s/CLAUDE.md', 'real/y.md']);
  });

  it('is not told again under the name it leads to, in older versions again under another link', async () => {
    const links = { a: { symlink: 'real' }, b: { symlink: 'real' } };
    const told = async (version: string, text: string) =>
      (await project({ version, files: { ...real, ...links, 'CLAUDE.md': text } })).told[0]?.slice(1);
    for (const version of ['2.1.332', '2.1.90'])
      expect(await told(version, '@a/x.md @real/x.md')).toEqual(['a/x.md', 'real/y.md']);
    expect(await told('2.1.332', '@a/x.md @b/x.md')).toEqual(['a/x.md', 'real/y.md']);
    expect(await told('2.1.90', '@a/x.md @b/x.md')).toEqual(['a/x.md', 'real/y.md', 'b/x.md']);
  });

  it('names the rules that wait in what a rule imports through it', async () => {
    const files = {
      'real/x.md': 'x @w.md',
      'real/w.md': '---\npaths: "*.zz"\n---\nw',
      '.claude/rules/r.md': '@../../l.md',
      'l.md': { symlink: 'real/x.md' },
    };
    const { inspected } = await project({ files });
    expect(inspected.report.waiting.map(({ path }) => path)).toEqual(['/top/ws/real/w.md']);
  });
});

describe('links of rules', () => {
  const out = { top: { 'out.md': 'rule', 'dir/in.md': 'rule', 'cond.md': '---\npaths: src/**\n---\nrule' } };
  const files = {
    '.claude/rules/a.md': { symlink: '../../../out.md' },
    '.claude/rules/b': { symlink: '../../../dir' },
    '.claude/rules/c.md': { symlink: '../../../cond.md' },
  };

  test.each<[string, ProjectSetup, readonly string[], readonly string[]]>([
    ['stay out without approval', {}, [], []],
    [
      'with approval come without a condition',
      { home: { '.claude.json': approval('/top/ws') } },
      ['../out.md', '../dir/in.md'],
      [],
    ],
    ['all came once', { version: '2.1.90' }, ['../out.md', '../dir/in.md'], ['../cond.md']],
  ])('that lead outside %s', async (_name, setup, atStart, atTouch) => {
    const { told } = await project({ ...out, files, ...setup }, ['read src/a.ts', 'read src/b.ts']);
    expect(told[0]).toEqual(atStart);
    const touched =
      setup.version === '2.1.90'
        ? await project({ ...out, files: { ...files, 'src/a.ts': '' }, ...setup }, ['read src/a.ts'])
        : undefined;
    expect(touched?.told[1] ?? []).toEqual(atTouch);
  });

  it('inside the project are told under the target’s path, each once', async () => {
    const told = (
      await project({
        files: {
          'docs/r.md': 'r',
          '.claude/rules/a.md': { symlink: '../../docs/r.md' },
          '.claude/rules/b.md': { symlink: '../../docs/r.md' },
        },
      })
    ).told[0];
    expect(told).toEqual(['docs/r.md']);
  });

  it('in a circle end', async () => {
    const circle = {
      '.claude/rules/a.md': 'a',
      '.claude/rules/loop': { symlink: '..' },
      '.claude/rules/self': { symlink: 'self' },
      '.claude/rules/gone.md': { symlink: 'nowhere' },
    };
    expect((await project({ files: circle })).told[0]).toEqual(['.claude/rules/a.md']);
  });

  it('of user rules all work', async () => {
    const setup = { home: { '.claude/rules/a.md': { symlink: '/top/out.md' } }, top: { 'out.md': 'r' } };
    expect((await project(setup)).told[0]).toEqual(['../out.md']);
  });
});
