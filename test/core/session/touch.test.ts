/** What touching a file loads, by kind of touch and version, in which order, and that it loads once. */
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup } from '../../support/project';

const rule = (paths: string) => `---\npaths: "${paths}"\n---\nrule for ${paths}`;

const nested = {
  'src/CLAUDE.md': 's',
  'src/a.ts': 'a',
  'src/b.ts': 'b',
  'src/logo.png': 'png',
  '.claude/rules/ts.md': rule('**/*.ts'),
};
const both = ['src/CLAUDE.md', '.claude/rules/ts.md'];

describe('a touch by', () => {
  test.each<[string, readonly string[], readonly string[], string?]>([
    ['read src/a.ts', both, both],
    ['read src/none.ts', both, [], 'triggerSince'],
    ['edit src/a.ts', both, [], 'triggerSince'],
    ['write src/a.ts', both, [], 'triggerSince'],
    ['write src/new.ts', both, [], 'triggerSince'],
    ['mention src/a.ts', both, both],
    ['mention src/none.ts', both, [], 'triggerSince'],
    ['mention src', [], [], 'notATrigger'],
    ['read src', [], [], 'triggerSince'],
    ['read src/logo.png', ['src/CLAUDE.md'], ['src/CLAUDE.md']],
    ['bash cat src/a.ts', both, [], 'triggerSince'],
    ['bash head -3 src/a.ts', both, [], 'triggerSince'],
    ['bash cat src/a.ts && echo done', both, [], 'triggerSince'],
    ['bash cat src/none.ts', [], [], 'notATrigger'],
    ['bash cat src/a.ts src/b.ts', [], [], 'notATrigger'],
    ['bash cat src/a.ts | wc', [], [], 'notATrigger'],
    ['bash ls src', [], [], 'notATrigger'],
    ['bash sed -i s/a/b/ src/a.ts', [], [], 'notATrigger'],
    ['glob src/**', [], [], 'notATrigger'],
    ['grep x', [], [], 'notATrigger'],
    ['read ../out.ts', [], [], 'outsideStart'],
    ['turn', [], []],
  ])('%s tells in 2.1.332 %j and in 2.1.90 %j', async (event, now, then, note) => {
    const [newest, oldest] = await Promise.all(
      ['2.1.332', '2.1.90'].map((version) => project({ files: nested, version }, [event])),
    );
    expect(newest?.told[1]).toEqual(now);
    expect(oldest?.told[1]).toEqual(then);
    expect(oldest?.notes[1]).toEqual(note === undefined ? [] : [note]);
  });

  it('Edit after Read loads nothing more', async () => {
    const { told, notes } = await project({ files: nested }, ['read src/a.ts', 'edit src/a.ts']);
    expect(told).toEqual([[], both, []]);
    expect(notes[2]).toEqual(['alreadyTold']);
  });

  it('a file that nothing applies to says so', async () => {
    expect((await project({ files: { 'x.js': '' } }, ['read x.js'])).notes[1]).toEqual(['nothingApplies']);
  });

  test.each([
    ['Read(./src/**)', 'project'],
    ['Read(src/**)', 'project'],
    ['Read(*.ts)', 'user'],
    ['Read(//top/ws/src/a.ts)', 'user'],
  ])('a file that %s denies loads nothing', async (deny, source) => {
    const settings = { permissions: { deny: [deny] } };
    const files = source === 'project' ? { ...nested, '.claude/settings.json': JSON.stringify(settings) } : nested;
    const { told, notes, inspected } = await project({ files, ...(source === 'user' ? { settings } : {}) }, [
      'read src/a.ts',
      'read src/logo.png',
    ]);
    expect(told[1]).toEqual([]);
    expect(notes[1]).toEqual(['readDenied']);
    expect(inspected.report.steps[1]?.notes[0]?.data).toEqual({ rule: deny });
  });
});

describe('the order of one touch', () => {
  const files = {
    'a/CLAUDE.md': 'x @inc.md',
    'a/inc.md': 'i',
    'a/.claude/CLAUDE.md': 'x',
    'a/CLAUDE.local.md': 'x',
    'a/.claude/rules/always.md': 'x',
    'a/.claude/rules/cond.md': rule('*.ts'),
    'a/b/CLAUDE.md': 'x',
    'a/b/f.ts': '',
    '.claude/rules/own.md': rule('*.ts'),
    'c/CLAUDE.md': 'never',
  };

  it('is user and managed rules, then folder by folder, then the rules of the start and above', async () => {
    const { told } = await project(
      {
        files,
        home: { '.claude/rules/u.md': rule('*.ts') },
        managed: { '.claude/rules/m.md': rule('*.ts') },
        top: { '.claude/rules/t.md': rule('*.ts') },
      },
      ['read a/b/f.ts'],
    );
    expect(told[1]).toEqual([
      'managed/.claude/rules/m.md',
      '~/.claude/rules/u.md',
      'a/CLAUDE.md',
      'a/inc.md',
      'a/.claude/CLAUDE.md',
      'a/CLAUDE.local.md',
      'a/.claude/rules/always.md',
      'a/.claude/rules/cond.md',
      'a/b/CLAUDE.md',
      '../.claude/rules/t.md',
      '.claude/rules/own.md',
    ]);
  });

  it('ends with a nested AGENTS.md, on Read only, where the folder has no memory of its own', async () => {
    const agents = { 'a/AGENTS.md': 'x', 'a/b/AGENTS.md': 'x', 'a/b/f.ts': '', '.claude/rules/own.md': rule('*.ts') };
    const read = await project({ files: agents }, ['read a/b/f.ts']);
    expect(read.told[1]).toEqual(['.claude/rules/own.md', 'a/AGENTS.md', 'a/b/AGENTS.md']);
    const write = await project({ files: agents }, ['write a/b/f.ts']);
    expect(write.told[1]).toEqual(['.claude/rules/own.md']);
    const own = await project({ files: { ...agents, 'a/CLAUDE.md': 'x' } }, ['read a/b/f.ts']);
    expect(own.told[1]).toEqual(['a/CLAUDE.md', '.claude/rules/own.md', 'a/b/AGENTS.md']);
    const off = await project({ files: { ...agents, 'CLAUDE.md': 'x' } }, ['read a/b/f.ts']);
    expect(off.told[1]).toEqual(['.claude/rules/own.md']);
  });
});

describe('each is told once', () => {
  it('however many files match', async () => {
    const { told } = await project({ files: nested }, ['read src/a.ts', 'read src/b.ts', 'mention src/a.ts']);
    expect(told).toEqual([[], both, [], []]);
  });

  it('and reading the file itself counts as told', async () => {
    const { told, notes, waiting } = await project({ files: nested }, [
      'read .claude/rules/ts.md',
      'read src/CLAUDE.md',
      'read src/a.ts',
    ]);
    expect(told).toEqual([[], [], [], []]);
    expect(notes.slice(1, 3)).toEqual([['readAsFile'], ['readAsFile']]);
    expect(waiting).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ['2.1.332', []],
    ['2.1.90', ['src/CLAUDE.md']],
  ])('%s tells again what start imported: %j', async (version, told) => {
    const files = { 'CLAUDE.md': '@src/CLAUDE.md', 'src/CLAUDE.md': 's', 'src/a.ts': '' };
    expect((await project({ files, version }, ['read src/a.ts'])).told[1]).toEqual(told);
  });
});

describe('what patterns are relative to', () => {
  test.each<[string, ProjectSetup, string, boolean]>([
    [
      'a project rule: the folder with .claude',
      { files: { '.claude/rules/r.md': rule('/src/*.ts') } },
      'read src/a.ts',
      true,
    ],
    [
      'an ancestor’s rule: the ancestor',
      { top: { '.claude/rules/r.md': rule('/ws/src/*.ts') } },
      'read src/a.ts',
      true,
    ],
    ['an ancestor’s rule: not the start', { top: { '.claude/rules/r.md': rule('/src/*.ts') } }, 'read src/a.ts', false],
    ['a user rule: the start', { home: { '.claude/rules/r.md': rule('/src/*.ts') } }, 'read src/a.ts', true],
    ['a nested rule: its folder', { files: { 'src/.claude/rules/r.md': rule('/a.ts') } }, 'read src/a.ts', true],
    [
      'a file outside the start matches nothing',
      { top: { '.claude/rules/r.md': rule('*.ts') } },
      'read ../a.ts',
      false,
    ],
  ])('%s', async (_name, setup, event, matched) => {
    const { told } = await project({ ...setup, files: { 'src/a.ts': '', ...setup.files } }, [event]);
    expect(told[1]).toHaveLength(matched ? 1 : 0);
  });

  it('the reason names the pattern as written, the base and the file', async () => {
    const { steps } = await project({ files: { '.claude/rules/r.md': rule('src/**/*.{ts,tsx}'), 'src/a.tsx': '' } }, [
      'read src/a.tsx',
    ]);
    expect(steps[1]?.memory[0]?.reason).toMatchObject({
      code: 'ruleMatched',
      data: { pattern: 'src/**/*.{ts,tsx}', base: '/top/ws', file: '/top/ws/src/a.tsx' },
    });
  });
});

describe('the folder Bash stands in', () => {
  it('is where relative views look, until it leaves the start directory', async () => {
    const files = { 'src/CLAUDE.md': 's', 'src/a.ts': 'a', 'lib/CLAUDE.md': 'l', 'lib/b.ts': '' };
    const { told } = await project({ files }, ['bash cd src', 'bash cat a.ts', 'bash cd /', 'bash cat lib/b.ts']);
    expect(told.slice(1)).toEqual([[], ['src/CLAUDE.md'], [], ['lib/CLAUDE.md']]);
  });
});

describe('switches', () => {
  test.each<[string, ProjectSetup, readonly string[]]>([
    ['without project sources nothing nested', { sources: ['user'] }, []],
    ['without local sources no local file', { sources: ['project'] }, ['src/CLAUDE.md', '.claude/rules/ts.md']],
    ['with everything off nothing', { flags: ['bare'] }, []],
    [
      'in the mode for managed files alone, nested memory still comes',
      { settings: { pluginConfigs: { 'agents-md@builtin': { options: { instructionFiles: 'managed-only' } } } } },
      ['src/CLAUDE.md', 'src/CLAUDE.local.md', '.claude/rules/ts.md'],
    ],
  ])('%s', async (_name, setup, told) => {
    const files = { ...nested, 'src/CLAUDE.local.md': 'l' };
    const answer = await project({ files, ...setup }, ['read src/a.ts']);
    expect(answer.told[1]).toEqual(told);
    expect(answer.waiting).toEqual([]);
  });
});

describe('several mentions in one prompt', () => {
  const files = {
    'src/CLAUDE.md': 's',
    'src/a.ts': '',
    'lib/CLAUDE.md': 'l',
    'lib/b.ts': '',
    'src/.claude/skills/n/SKILL.md': 'n',
    '.claude/skills/k/SKILL.md': '---\npaths: "lib/**"\n---\nk',
  };

  it('are told in their order, those in folders with new skills last, with one list of skills', async () => {
    const { told, names, notes } = await project({ files }, ['mention src/a.ts', 'mention lib/b.ts']);
    expect(told).toEqual([[], [], ['lib/CLAUDE.md', 'src/CLAUDE.md']]);
    expect(names).toEqual([[], [], ['k', 'n']]);
    expect(notes[1]).toEqual(['toldWithPrompt']);
  });

  it('wait for none that tells nothing', async () => {
    const { told } = await project({ files }, ['mention src/a.ts', 'mention src', 'mention ../x']);
    expect(told).toEqual([[], ['src/CLAUDE.md'], [], []]);
  });

  it('do not wait for the next prompt', async () => {
    const { told } = await project({ files }, ['mention src/a.ts', 'turn', 'mention lib/b.ts']);
    expect(told).toEqual([[], ['src/CLAUDE.md'], [], ['lib/CLAUDE.md']]);
  });
});

it('ends at a pattern that cannot be read in older versions, and passes over it in newer ones', async () => {
  const rule = (paths: string) => `---\npaths: "${paths}"\n---\nr`;
  const files = {
    '.claude/rules/bad.md': rule('~[/x'),
    '.claude/rules/good.md': rule('*.ts'),
    'p/CLAUDE.md': 'p',
    'p/a.ts': '',
  };
  const told = async (version: string) => (await project({ files, version }, ['read p/a.ts'])).told[1];
  expect(await told('2.1.332')).toEqual(['p/CLAUDE.md', '.claude/rules/good.md']);
  expect(await told('2.1.90')).toEqual(['p/CLAUDE.md']);
});

describe('what the first prompt mentions', () => {
  const files = { 'CLAUDE.md': 'c @inc.md', 'inc.md': 'i', 'src/CLAUDE.md': 's @../inc.md', 'src/a.ts': 'x' };

  it('stands before what the start tells, and tells for itself what both import', async () => {
    const { told, stack } = await project({ files }, ['mention src/a.ts']);
    expect(told[1]).toEqual(['src/CLAUDE.md', 'inc.md']);
    const order = stack.filter((line) => line.endsWith('.md') || line.endsWith('a.ts'));
    expect(order.map((line) => line.split(' ').at(-1))).toEqual([
      'src/a.ts',
      'src/CLAUDE.md',
      'inc.md',
      'CLAUDE.md',
      'inc.md',
    ]);
  });

  it('comes after the start in a later prompt', async () => {
    const { told } = await project({ files }, ['turn', 'mention src/a.ts']);
    expect(told[2]).toEqual(['src/CLAUDE.md']);
  });
});
