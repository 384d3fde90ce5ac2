/** What a session is told at its start, in which order, and what switches any of it off. */
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup } from '../../support/project';

const ALWAYS = 'An always-on rule.';
const WAITING = '---\npaths: src/**\n---\nA waiting rule.';

const everyLayer: ProjectSetup = {
  managed: { 'CLAUDE.md': 'm', '.claude/rules/m.md': ALWAYS, '.claude/rules/mw.md': WAITING },
  home: {
    '.claude/CLAUDE.md': 'u',
    '.claude/rules/u.md': ALWAYS,
    '.claude/rules/uw.md': WAITING,
    '.claude/projects/-top-ws/memory/MEMORY.md': '- [a](a.md)',
  },
  top: { 'CLAUDE.md': 't', 'CLAUDE.local.md': 'tl', '.claude/rules/t.md': ALWAYS },
  files: {
    'CLAUDE.md': 'p',
    '.claude/CLAUDE.md': 'pd',
    '.claude/rules/p.md': ALWAYS,
    '.claude/rules/pw.md': WAITING,
    'CLAUDE.local.md': 'pl',
    'AGENTS.md': 'no',
    'sub/CLAUDE.md': 'later',
  },
  elsewhere: {
    '/added/CLAUDE.md': 'a',
    '/added/.claude/rules/a.md': ALWAYS,
    '/added/CLAUDE.local.md': 'al',
  },
  addedDirs: ['/added'],
  env: { CLAUDE_CODE_ADDITIONAL_DIRECTORIES_CLAUDE_MD: '1' },
};

const managed = ['managed/CLAUDE.md', 'managed/.claude/rules/m.md'];
const user = ['~/.claude/CLAUDE.md', '~/.claude/rules/u.md'];
const above = ['../CLAUDE.md', '../.claude/rules/t.md', '../CLAUDE.local.md'];
const own = ['CLAUDE.md', '.claude/CLAUDE.md', '.claude/rules/p.md', 'CLAUDE.local.md'];
const added = ['/added/CLAUDE.md', '/added/.claude/rules/a.md', '/added/CLAUDE.local.md'];
const auto = ['~/.claude/projects/-top-ws/memory/MEMORY.md'];

async function toldAtStart(setup: ProjectSetup): Promise<readonly string[]> {
  return (await project(setup)).told[0] ?? [];
}

describe('the start', () => {
  it('tells every layer in order', async () => {
    expect(await toldAtStart(everyLayer)).toEqual([...managed, ...user, ...above, ...own, ...added, ...auto]);
  });

  test.each<[string, ProjectSetup, readonly string[]]>([
    [
      'added directories give no local file',
      { version: '2.1.90' },
      [...managed, ...user, ...above, ...own, ...added.slice(0, 2), ...auto],
    ],
    [
      'without the variable nothing of added directories',
      { env: {} },
      [...managed, ...user, ...above, ...own, ...auto],
    ],
    [
      'with --setting-sources user only that, and added directories',
      { sources: ['user'] },
      [...managed, ...user, ...added.slice(0, 2), ...auto],
    ],
    [
      'with --setting-sources project neither user nor local',
      { sources: ['project'] },
      [...managed, ...[...above, ...own].filter((path) => !path.includes('local')), ...added.slice(0, 2), ...auto],
    ],
    ['with --bare nothing', { flags: ['bare'], addedDirs: [] }, []],
    [
      'with --bare and memory of added directories all but auto memory',
      { flags: ['bare'] },
      [...managed, ...user, ...above, ...own, ...added],
    ],
    [
      'with --restricted only an administrator’s, and added directories',
      { flags: ['restricted'] },
      [...managed, ...added.slice(0, 2), ...auto],
    ],
    ['with --safe-mode nothing', { flags: ['safe-mode'] }, []],
    ['with CLAUDE_CODE_SIMPLE nothing', { env: { CLAUDE_CODE_SIMPLE: '1' } }, []],
    ['with CLAUDE_CODE_DISABLE_CLAUDE_MDS nothing', { env: { CLAUDE_CODE_DISABLE_CLAUDE_MDS: '1' } }, []],
    [
      'without auto memory when it is off',
      { env: { CLAUDE_CODE_DISABLE_AUTO_MEMORY: '1' } },
      [...managed, ...user, ...above, ...own],
    ],
    [
      'with the config folder moved no user memory here',
      { env: { CLAUDE_CONFIG_DIR: '/moved' } },
      [...managed, ...above, ...own],
    ],
  ])('%s', async (_name, setup, told) => {
    expect(await toldAtStart({ ...everyLayer, ...setup })).toEqual(told);
  });

  it('tells user memory once when home lies above', async () => {
    const told = await toldAtStart({
      homeAt: '/top',
      top: { '.claude/CLAUDE.md': 'u', '.claude/rules/u.md': ALWAYS, 'CLAUDE.md': 'h' },
      files: { 'CLAUDE.md': 'p' },
    });
    expect(told).toEqual(['~/.claude/CLAUDE.md', '~/.claude/rules/u.md', '~/CLAUDE.md', 'CLAUDE.md']);
  });

  it('tells what managed settings say right behind the managed file', async () => {
    const setup = {
      managed: { 'CLAUDE.md': 'm', 'managed-settings.json': '{"claudeMd":"Obey."}' },
      files: { 'CLAUDE.md': 'p' },
    };
    const { told, text } = await project(setup);
    expect(told[0]).toEqual(['managed/CLAUDE.md', '<managed-settings>', 'CLAUDE.md']);
    expect(text('<managed-settings>')).toBe('Obey.');
    expect(await toldAtStart({ ...setup, version: '2.1.90' })).toEqual(['managed/CLAUDE.md', 'CLAUDE.md']);
  });

  test.each([
    ['claude.md in lower case', { 'claude.md': 'x' }],
    ['a folder called CLAUDE.md', { 'CLAUDE.md/x': 'x' }],
    ['an empty file', { 'CLAUDE.md': '' }],
    ['a blank file', { 'CLAUDE.md': ' \n ' }],
    ['only a comment', { 'CLAUDE.md': '<!-- x -->' }],
    ['only frontmatter', { 'CLAUDE.md': '---\na: 1\n---\n' }],
    ['rules of another ending', { '.claude/rules/a.mdc': 'x', '.claude/rules/b.MD': 'x', '.claude/rules/c.txt': 'x' }],
    ['a folder called Rules', { '.claude/Rules/a.md': 'x' }],
    ['a local file in .claude', { '.claude/CLAUDE.local.md': 'x' }],
    ['AGENT.md', { 'AGENT.md': 'x', '.agents/AGENTS.md': 'x' }],
  ])('tells nothing for %s', async (_name, files) => {
    expect(await toldAtStart({ files })).toEqual([]);
  });

  it('sends a text without BOM, CRLF, frontmatter, comments and blank ends', async () => {
    const { text } = await project({
      files: { 'CLAUDE.md': '\ufeff---\r\npaths: x\r\n---\r\n\r\n<!-- n -->\r\n# A\r\nb\r\n\r\n' },
    });
    expect(text('CLAUDE.md')).toBe('# A\nb');
  });

  test.each<[string, boolean]>([
    ['2.1.332', false],
    ['2.1.90', true],
  ])('%s sends a file over 4 MiB: %s', async (version, sent) => {
    const { told, notLoaded } = await project({ version, files: { 'CLAUDE.md': { bytes: 4 * 1024 * 1024 + 1 } } });
    expect(told[0]).toEqual(sent ? ['CLAUDE.md'] : []);
    expect(notLoaded).toEqual(sent ? [] : ['CLAUDE.md: tooLarge']);
  });

  test.each<[string, readonly string[]]>([
    ['2.1.332', ['CLAUDE.md']],
    ['2.1.90', ['CLAUDE.md', '.claude/CLAUDE.md']],
  ])('%s tells one real file under two names as %j', async (version, told) => {
    const files = { 'CLAUDE.md': 'x', '.claude/CLAUDE.md': { symlink: '../CLAUDE.md' } };
    expect(await toldAtStart({ version, files })).toEqual(told);
  });

  it('walks the ancestors of the real start directory', async () => {
    const told = await toldAtStart({
      top: { 'real/ws/CLAUDE.md': 'p', 'real/CLAUDE.md': 'r', 'CLAUDE.md': 't' },
      files: { link: { symlink: '../real/ws' } },
      start: 'link',
    });
    expect(told.map((path) => path.replace('../', ''))).toEqual(['CLAUDE.md', 'real/CLAUDE.md', 'CLAUDE.md']);
  });
});

describe('a worktree below the main folder', () => {
  const setup: ProjectSetup = {
    git: false,
    files: {
      '.git/HEAD': 'x',
      '.git/worktrees/w/commondir': '../..',
      'CLAUDE.md': 'main',
      'CLAUDE.local.md': 'local',
      '.claude/rules/r.md': ALWAYS,
      '.claude/worktrees/w/.git': 'gitdir: /top/ws/.git/worktrees/w\n',
      '.claude/worktrees/w/CLAUDE.md': 'tree',
    },
    start: '.claude/worktrees/w',
  };
  it('is told its own files, and of the main folder only the local one', async () => {
    const { told, notLoaded, place } = await project(setup);
    expect(place.repository).toEqual({ root: '/top/ws/.claude/worktrees/w', main: '/top/ws' });
    expect(told[0]).toEqual(['../ws/CLAUDE.local.md', 'CLAUDE.md']);
    expect(notLoaded).toContain('../ws/CLAUDE.md: mainOfWorktree');
  });
});

describe('AGENTS.md', () => {
  const files = { 'AGENTS.md': 'a', '.claude/AGENTS.md': 'd', '.claude/rules/r.md': ALWAYS };
  const mode = (instructionFiles: string) => ({
    pluginConfigs: { 'agents-md@builtin': { options: { instructionFiles } } },
  });
  const agents = ['.claude/rules/r.md', 'AGENTS.md', '.claude/AGENTS.md'];

  test.each<[string, ProjectSetup, readonly string[]]>([
    ['stands behind the rules of its folder', {}, agents],
    ['was unknown before', { version: '2.1.276' }, ['.claude/rules/r.md']],
    ['gives way to a CLAUDE.md', { files: { ...files, 'CLAUDE.md': 'c' } }, ['CLAUDE.md', '.claude/rules/r.md']],
    [
      'gives way to a CLAUDE.local.md',
      { files: { ...files, 'CLAUDE.local.md': 'c' } },
      ['.claude/rules/r.md', 'CLAUDE.local.md'],
    ],
    ['gives way to a CLAUDE.md above', { top: { 'CLAUDE.md': 'c' } }, ['../CLAUDE.md', '.claude/rules/r.md']],
    ['does not give way to user memory', { home: { '.claude/CLAUDE.md': 'u' } }, ['~/.claude/CLAUDE.md', ...agents]],
    ['may be off', { settings: mode('claude-md') }, ['.claude/rules/r.md']],
    [
      'may come with CLAUDE.md',
      { files: { ...files, 'CLAUDE.md': 'c' }, settings: mode('claude-md-and-agents-md') },
      ['CLAUDE.md', ...agents],
    ],
    [
      'then comes behind CLAUDE.local.md',
      { files: { ...files, 'CLAUDE.local.md': 'l' }, settings: mode('claude-md-and-agents-md') },
      ['.claude/rules/r.md', 'CLAUDE.local.md', 'AGENTS.md', '.claude/AGENTS.md'],
    ],
    [
      'and all but the administrator’s may be off',
      {
        files: { ...files, 'CLAUDE.md': 'c' },
        home: { '.claude/CLAUDE.md': 'u', '.claude/rules/u.md': ALWAYS },
        managed: { 'CLAUDE.md': 'm' },
        settings: mode('managed-only'),
      },
      ['managed/CLAUDE.md'],
    ],
    ['is on where the mode is unknown', { settings: mode('whatever') }, agents],
    [
      'is not chosen by project settings',
      { files: { ...files, '.claude/settings.json': JSON.stringify(mode('claude-md')) } },
      agents,
    ],
  ])('%s', async (_name, setup, told) => {
    expect(await toldAtStart({ files, ...setup })).toEqual(told);
  });
});

describe('excludes', () => {
  const files = { 'CLAUDE.md': 'p', '.claude/rules/r.md': ALWAYS, 'sub/CLAUDE.md': 's' };
  test.each<[string, readonly string[], readonly string[]]>([
    ['an absolute path', ['/top/ws/CLAUDE.md'], ['managed/CLAUDE.md', '.claude/rules/r.md']],
    ['a glob', ['**/rules/**'], ['managed/CLAUDE.md', 'CLAUDE.md']],
    ['never managed files', ['**'], ['managed/CLAUDE.md']],
    ['no relative path', ['CLAUDE.md'], ['managed/CLAUDE.md', 'CLAUDE.md', '.claude/rules/r.md']],
  ])('leave out %s', async (_name, claudeMdExcludes, told) => {
    const setup = { files, managed: { 'CLAUDE.md': 'm' }, settings: { claudeMdExcludes } };
    expect(await toldAtStart(setup)).toEqual(told);
  });

  it('leave out a nested file too, and say by which pattern', async () => {
    const { told, inspected } = await project({ files, settings: { claudeMdExcludes: ['**/sub/**'] } }, [
      'read sub/a.ts',
    ]);
    expect(told[1]).toEqual([]);
    const out = inspected.report.notLoaded.find(({ path }) => path.endsWith('sub/CLAUDE.md'));
    expect(out?.reason).toEqual({ code: 'excluded', data: { pattern: '**/sub/**' } });
  });

  test.each([
    ['2.1.332', '/top/ws/CLAUDE.md', []],
    ['2.1.332', '/top/real.md', []],
    ['2.1.90', '/top/ws/CLAUDE.md', ['CLAUDE.md']],
    ['2.1.90', '/top/real.md', []],
  ])('%s leaves out a link by %s', async (version, pattern, told) => {
    const setup = { version, top: { 'real.md': 'x' }, files: { 'CLAUDE.md': { symlink: '../real.md' } } };
    expect(await toldAtStart({ ...setup, settings: { claudeMdExcludes: [pattern] } })).toEqual(told);
  });
});
