/** What is read from the tree: no more than can matter, each once, with links, repositories, plugins and auto memory. */
import { examine } from '../../../src/core/findings/examine';
import { describe, expect, it, test } from 'vitest';
import { join, toPath } from '../../../src/core/files/path';
import { ignoredFolders } from '../../../src/core/gather/gitIgnore';
import { below, memoryTree, type MemoryFiles } from '../../support/memoryTree';
import { filesOf, HOME, placeOf, project, WS, type ProjectSetup } from '../../support/project';

describe('gathering', () => {
  it('asks for each path once', async () => {
    const files = {
      'CLAUDE.md': '@a.md @a.md',
      'a.md': '@CLAUDE.md',
      'src/CLAUDE.md': '@../a.md',
      'src/a.ts': '',
      'src/b.ts': '',
    };
    const { tree } = await project({ files }, ['read src/a.ts', 'read src/b.ts', 'mention a.md']);
    const often = [...tree.asked].filter(
      ([what, count]) => what.startsWith('read') && count > 1 && !what.includes('git'),
    );
    expect(often).toEqual([]);
  });

  it('remembers what is not there', async () => {
    const { snapshot } = await project({ files: {} });
    expect(snapshot.files.get(join(WS, 'CLAUDE.md'))).toEqual({ kind: 'missing' });
  });

  it('never lists the tree, nor folders nobody touched', async () => {
    const { tree } = await project({ files: { 'deep/CLAUDE.md': 'x', 'deep/a/b/c.ts': '', 'src/a.ts': '' } }, [
      'read src/a.ts',
    ]);
    expect([...tree.asked.keys()].filter((what) => what.includes('deep') || what === `list ${WS}`)).toEqual([]);
  });

  it('does not read what may not be imported, and no image that was touched', async () => {
    const { tree } = await project({ files: { 'CLAUDE.md': '@a.png', 'a.png': 'x' } }, ['read a.png']);
    expect(tree.asked.has('read /top/ws/a.png')).toBe(false);
  });

  test.each([
    ['a link to itself', { 'CLAUDE.md': { symlink: 'CLAUDE.md' } }],
    ['two links to each other', { 'CLAUDE.md': { symlink: 'b' }, b: { symlink: 'CLAUDE.md' } }],
    ['a rules folder that holds itself', { '.claude/rules/in': { symlink: '.' } }],
    ['a skills folder that holds itself', { '.claude/skills/in': { symlink: '.' } }],
    ['a commands folder that holds what holds it', { '.claude/commands/in': { symlink: '../..' } }],
    ['a .claude that is a link to its folder', { '.claude': { symlink: '.' } }],
  ] as [string, MemoryFiles][])('ends for %s', async (_name, files) => {
    expect((await project({ files }, ['read a.ts'])).told.flat()).toEqual([]);
  });

  it('says of a file that cannot be read why', async () => {
    const { notLoaded, inspected } = await project({ files: { 'CLAUDE.md': { unreadable: 'permission denied' } } });
    expect(notLoaded).toEqual(['CLAUDE.md: unreadable']);
    expect(examine(inspected).findings.map(({ code, data }) => [code, data['message']])).toEqual([
      ['unreadable-file', 'permission denied'],
    ]);
  });
});

describe('folders git ignores', () => {
  const check = async (files: MemoryFiles, folder: string, setup: ProjectSetup = {}) => {
    const tree = memoryTree(filesOf({ ...setup, files }));
    const place = await placeOf(setup, tree);
    const parts = folder.split('/');
    const folders = parts.map((_, at) => join(WS, parts.slice(0, at + 1).join('/')));
    return (await ignoredFolders(tree, place, folders)).map((path) => path.slice(WS.length + 1));
  };

  test.each<[string, MemoryFiles, string, string[]]>([
    ['by name', { '.gitignore': 'dist' }, 'pkg/dist/x', ['pkg/dist', 'pkg/dist/x']],
    ['by a pattern for folders', { '.gitignore': 'dist/' }, 'dist', ['dist']],
    ['anchored', { '.gitignore': '/dist' }, 'pkg/dist', []],
    ['by a nested file', { 'pkg/.gitignore': 'dist' }, 'pkg/dist', ['pkg/dist']],
    ['not by a file beside', { 'other/.gitignore': 'dist' }, 'pkg/dist', []],
    ['not taken back below', { '.gitignore': 'dist', 'dist/.gitignore': '!x' }, 'dist/x', ['dist', 'dist/x']],
    ['taken back by a nested file', { '.gitignore': 'dist', 'pkg/.gitignore': '!dist' }, 'pkg/dist', []],
    ['taken back in the same file', { '.gitignore': 'dist\n!pkg/dist' }, 'pkg/dist', []],
    ['with letter case', { '.gitignore': 'Dist' }, 'dist', []],
    ['by the repository’s own list', { '.git/info/exclude': 'dist' }, 'dist', ['dist']],
    ['with comments and CRLF', { '.gitignore': '# x\r\ndist\r\n' }, 'dist', ['dist']],
    ['with patterns nobody can read', { '.gitignore': '![/\n[[:<:]\n\\\ndist' }, 'dist', ['dist']],
  ])('%s', async (_name, files, folder, ignored) => {
    expect(await check(files, folder)).toEqual(ignored);
  });

  it('are none without a repository', async () => {
    expect(await check({ '.gitignore': 'dist' }, 'dist', { git: false })).toEqual([]);
  });

  test.each([
    ['many stars', `${'*a'.repeat(20)}b`],
    ['a very long pattern', 'x'.repeat(100_000)],
  ])('stay bounded: %s', { timeout: 5000 }, async (_name, pattern) => {
    expect(await check({ '.gitignore': `${pattern}\ndist` }, `dist/${'a'.repeat(60)}`)).toEqual([
      'dist',
      `dist/${'a'.repeat(60)}`,
    ]);
  });
});

describe('the place', () => {
  test.each<[string, ProjectSetup, unknown]>([
    ['a repository at the start', {}, { root: '/top/ws', main: '/top/ws' }],
    ['a repository above', { git: '..' }, { root: '/top', main: '/top' }],
    ['no repository', { git: false }, undefined],
    [
      'a worktree',
      {
        git: false,
        top: { 'ws/.git': 'gitdir: /main/.git/worktrees/w\n' },
        elsewhere: { '/main/.git/worktrees/w/commondir': '../..\n' },
      },
      { root: '/top/ws', main: '/main' },
    ],
    [
      'a worktree with a relative pointer',
      {
        git: false,
        top: { 'ws/.git': 'gitdir: ../main/.git/worktrees/w', 'main/.git/worktrees/w/commondir': '../..' },
      },
      { root: '/top/ws', main: '/top/main' },
    ],
    [
      'a submodule',
      { git: false, top: { 'ws/.git': 'gitdir: ../.git/modules/ws' } },
      { root: '/top/ws', main: '/top/ws' },
    ],
    ['a .git file of garbage', { git: false, top: { 'ws/.git': '\u0000' } }, { root: '/top/ws', main: '/top/ws' }],
    [
      'a pointer that is too long',
      { git: false, top: { 'ws/.git': `gitdir: ${'x'.repeat(10_000)}` } },
      { root: '/top/ws', main: '/top/ws' },
    ],
  ])('knows %s', async (_name, setup, repository) => {
    expect((await placeOf(setup, memoryTree(filesOf(setup)))).repository).toEqual(repository);
  });
});

describe('auto memory', () => {
  const setting = (value: string) => JSON.stringify({ autoMemoryDirectory: value });
  test.each<[string, ProjectSetup, string]>([
    ['lies under the project’s name', {}, `${HOME}/.claude/projects/-top-ws/memory/MEMORY.md`],
    ['is shared by the folders of a repository', { git: '..' }, `${HOME}/.claude/projects/-top/memory/MEMORY.md`],
    ['is where user settings say', { home: { '.claude/settings.json': setting('~/m') } }, `${HOME}/m/MEMORY.md`],
    ['may be absolute', { home: { '.claude/settings.json': setting('/m/') } }, '/m/MEMORY.md'],
    [
      'is not where it is relative',
      { home: { '.claude/settings.json': setting('m') } },
      `${HOME}/.claude/projects/-top-ws/memory/MEMORY.md`,
    ],
    [
      'is where project settings say, before the user’s',
      { files: { '.claude/settings.json': setting('/m') }, home: { '.claude/settings.json': setting('/u') } },
      '/m/MEMORY.md',
    ],
    [
      'is not where settings say that do not count',
      { files: { '.claude/settings.json': setting('/m') }, sources: ['user'] },
      `${HOME}/.claude/projects/-top-ws/memory/MEMORY.md`,
    ],
    [
      'is where managed settings say, before the user’s',
      { managed: { 'managed-settings.json': setting('/mm') }, home: { '.claude/settings.json': setting('/m') } },
      '/mm/MEMORY.md',
    ],
    [
      'moves with the config folder',
      { env: { CLAUDE_CONFIG_DIR: '/moved' } },
      '/moved/projects/-top-ws/memory/MEMORY.md',
    ],
  ])('%s', async (_name, setup, path) => {
    expect((await project(setup)).snapshot.autoMemory).toBe(path);
  });
});

describe('plugins', () => {
  const records = (name: string, value: unknown) => ({ [`.claude/plugins/${name}.json`]: JSON.stringify(value) });
  const known = records('known_marketplaces', { m: { source: { source: 'github' }, installLocation: '/m' } });
  const installed = (installPath: unknown) =>
    records('installed_plugins', { version: 2, plugins: { 'one@m': [{ scope: 'user', installPath }] } });
  const elsewhere = {
    ...below('/p/one', { 'skills/s/SKILL.md': 'x', '.claude-plugin/plugin.json': '{"name":"first"}' }),
    ...below('/m', {
      '.claude-plugin/marketplace.json':
        '{"name":"m","owner":{"name":"o"},"plugins":[{"name":"one","source":"./one"}]}',
      'one/.claude-plugin/plugin.json': '{"name":"first"}',
    }),
  };
  const settings = { enabledPlugins: { 'one@m': true, 'two@m': false } };

  test.each<[string, ProjectSetup, string[]]>([
    ['are those that are on', { home: { ...known, ...installed('/p/one') }, settings }, ['/p/one', '/m/one']],
    ['need a folder that is there', { home: { ...known, ...installed('/p/none') }, settings }, ['/m/one']],
    ['need a marketplace that is known', { home: installed('/p/one'), settings }, []],
    [
      'are none where the records are null',
      { home: { ...known, ...records('installed_plugins', null) }, settings },
      ['/m/one'],
    ],
    ['are none where settings name none', { home: { ...known, ...installed('/p/one') } }, []],
    ['may come with a start flag', { pluginDirs: ['/p/one', '/p/none'] }, ['/p/one']],
    ['may lie in a folder of plugins', { pluginDirs: ['/p'] }, ['/p', '/p/one']],
    ['may be a skill folder', { files: below('.claude/skills/k', { '.claude-plugin/plugin.json': '{}' }) }, ['k']],
  ])('%s', async (_name, setup, roots) => {
    const { real } = (await project({ ...setup, elsewhere })).snapshot.plugins;
    const shown = [...real.keys()].map((root) => root.replace('/top/ws/.claude/skills/', ''));
    expect(shown.sort()).toEqual(roots.sort());
  });
});

describe('the tree in memory', () => {
  it('resolves links, lists in order and tells links as what they lead to', async () => {
    const tree = memoryTree({ '/b': 'x', '/a/f': 'y', '/l': { symlink: 'a' }, '/m': { symlink: 'none' }, '/e': null });
    expect((await tree.list(toPath('/'))).map(({ name, kind, link }) => `${name} ${kind} ${String(link)}`)).toEqual([
      'b file false',
      'a folder false',
      'l folder true',
      'm other true',
      'e folder false',
    ]);
    expect(await tree.look(toPath('/l/f'))).toEqual({ kind: 'file', real: '/a/f' });
    expect(await tree.read(toPath('/l/f'), 10)).toEqual({ kind: 'text', text: 'y', real: '/a/f', bytes: 1 });
    expect(await tree.read(toPath('/b'), 0)).toEqual({ kind: 'tooLarge', real: '/b', bytes: 1 });
    expect(await tree.look(toPath('/m'))).toEqual({ kind: 'missing' });
  });
});
