/** Which skills are listed, when, under which names and with which texts, and what an invocation sends. */
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup, type Told } from '../../support/project';

const skill = (description: string, keys = '') =>
  `---\ndescription: ${description}\n${keys}---\nBody of ${description}.`;
const own = (name: string) => `.claude/skills/${name}/SKILL.md`;

async function listed(setup: ProjectSetup, events: readonly Told[] = []) {
  return (await project(setup, events)).listed;
}

describe('the listing at start', () => {
  const sources: ProjectSetup = {
    managed: { [own('m')]: skill('m') },
    home: { [own('u')]: skill('u'), '.claude/commands/uc.md': 'uc' },
    top: { [own('outside')]: skill('no') },
    files: {
      [own('b')]: skill('b'),
      [own('A')]: skill('a'),
      '.claude/commands/a/b/c.md': 'c',
      '.claude/commands/README.md': 'r',
      [`pkg/${own('p')}`]: skill('p'),
      'pkg/.claude/commands/q.md': 'q',
      [`pkg/sub/${own('nested')}`]: skill('n'),
    },
    elsewhere: {
      [`/added/${own('x')}`]: skill('x'),
      '/added/.claude/commands/y.md': 'y',
      '/plug/skills/z/SKILL.md': skill('z'),
      '/plug/.claude-plugin/plugin.json': '{"name":"zed"}',
    },
    addedDirs: ['/added'],
    pluginDirs: ['/plug'],
    start: 'pkg',
  };

  it('goes from managed to commands, then plugins, by name in locale order', async () => {
    const { names } = await project(sources);
    expect(names[0]).toEqual(['m', 'u', 'p', 'A', 'b', 'x', 'a:b:c', 'q', 'README', 'uc', 'y', 'zed:z']);
  });

  it('once went by code units and had no commands of added folders', async () => {
    const { names } = await project({ ...sources, version: '2.1.90' });
    expect(names[0]).toEqual(['m', 'u', 'p', 'A', 'b', 'x', 'README', 'a:b:c', 'q', 'uc', 'zed:z']);
  });

  test.each<[string, ProjectSetup, readonly string[]]>([
    ['a flat file', { files: { '.claude/skills/a.md': 'x' } }, []],
    ['lower case', { files: { '.claude/skills/a/skill.md': 'x' } }, []],
    ['one folder deeper', { files: { '.claude/skills/a/b/SKILL.md': 'x' } }, []],
    ['another folder', { files: { '.agents/skills/a/SKILL.md': 'x', '.claude/Skills/b/SKILL.md': 'x' } }, []],
    ['a hidden folder', { files: { [own('.a')]: 'x' } }, ['.a: x']],
    ['a SKILL.md among commands', { files: { '.claude/commands/dir/SKILL.md': 'x' } }, ['dir: x']],
    ['a link', { files: { '.claude/skills/l': { symlink: '../../../out' } }, top: { 'out/SKILL.md': 'x' } }, ['l: x']],
    ['two links to one file', { files: { '.claude/skills/l': { symlink: 'k' }, [own('k')]: 'x' } }, ['k: x']],
    ['a link before its target', { files: { '.claude/skills/j': { symlink: 'k' }, [own('k')]: 'x' } }, ['j: x']],
    ['a broken link', { files: { '.claude/skills/l': { symlink: 'none' }, [own('k')]: 'x' } }, ['k: x']],
    ['a hidden skill', { files: { [own('a')]: skill('a', 'disable-model-invocation: true\n') } }, []],
    ['one for the model only', { files: { [own('a')]: skill('a', 'user-invocable: false\n') } }, ['a: a']],
    ['an override off', { files: { [own('a')]: skill('a') }, settings: { skillOverrides: { a: 'off' } } }, []],
    [
      'an override for users only',
      { files: { [own('a')]: skill('a') }, settings: { skillOverrides: { a: 'user-invocable-only' } } },
      [],
    ],
    [
      'an override for the name',
      { files: { [own('a')]: skill('a') }, settings: { skillOverrides: { a: 'name-only' } } },
      ['a'],
    ],
    ['a deny rule', { files: { [own('a')]: skill('a') }, settings: { permissions: { deny: ['Skill(a)'] } } }, ['a: a']],
    ['another name', { files: { [own('a')]: skill('x', 'name: b\n') } }, ['a (b): x']],
    ['an own name', { files: { [own('a')]: skill('x', 'name: a\n') } }, ['a: x']],
    ['when to use it', { files: { [own('a')]: skill('x', 'when_to_use: Then.\n') } }, ['a: x - Then.']],
    [
      'signs and line breaks',
      { files: { [own('a')]: '---\ndescription: |\n  <a>\n\n  b\n---\n' } },
      ['a: &lt;a&gt; b'],
    ],
    ['what cannot be seen', { files: { [own('a')]: skill('"a\\u200b\\uFE0F\\tb\\e[31mc\\e]8;;x\\a"') } }, ['a: a bc']],
    [
      'half a character at the cut',
      { files: { [own('a')]: skill('ab😀c') }, settings: { skillListingMaxDescChars: 4 } },
      ['a: ab\ufffd…'],
    ],
    [
      'an empty command and an empty skill',
      { files: { [own('a')]: '', '.claude/commands/b.md': '' } },
      ['a: Skill', 'b: Custom command'],
    ],
    [
      'a shorter maximum',
      { files: { [own('a')]: skill('abcdef') }, settings: { skillListingMaxDescChars: 4 } },
      ['a: abc…'],
    ],
    ['--disable-slash-commands', { files: { [own('a')]: skill('a') }, flags: ['disable-slash-commands'] }, []],
    ['only user sources', { files: { [own('a')]: skill('a') }, sources: ['user'] }, []],
    [
      'a name of every object',
      { files: { [own('constructor')]: skill('c'), [own('__proto__')]: skill('p') } },
      ['__proto__: p', 'constructor: c'],
    ],
  ])('with %s', async (_name, setup, lines) => {
    expect((await listed(setup))[0]).toEqual(lines);
  });

  it('of one name shows the first source, and says by what the others are shadowed', async () => {
    const setup: ProjectSetup = {
      home: { [own('a')]: skill('user') },
      files: { [own('a')]: skill('project'), '.claude/commands/a.md': 'command' },
    };
    const { listed: lines, inspected } = await project(setup);
    expect(lines[0]).toEqual(['a: user']);
    expect(inspected.report.skills.map(({ state }) => state)).toEqual(['listed', 'shadowed', 'shadowed']);
    expect((await listed({ ...setup, version: '2.1.90' }))[0]).toEqual(['a: user', 'a: project', 'a: command']);
  });

  it('of one name prefers the nearer folder, and passes over what is hidden or waits', async () => {
    const files = {
      [`pkg/${own('a')}`]: skill('near', 'disable-model-invocation: true\n'),
      [own('a')]: skill('far'),
      [`pkg/${own('b')}`]: skill('near'),
      [own('b')]: skill('far'),
      [`pkg/${own('c')}`]: skill('near', 'paths: "*.ts"\n'),
      [own('c')]: skill('far'),
    };
    expect((await listed({ files, start: 'pkg' }))[0]).toEqual(['b: near', 'a: far', 'c: far']);
  });
});

describe('the budget', () => {
  it('counts columns in older versions', async () => {
    const last = async (text: string) => {
      const names = Array.from({ length: 20 }, (_, at) => own(`s${String(at + 10)}`));
      const files = Object.fromEntries(names.map((name) => [name, skill(text)]));
      const env = { SLASH_COMMAND_TOOL_CHAR_BUDGET: '3600' };
      return (await listed({ files, env, version: '2.1.90' }))[0]?.at(-1);
    };
    expect(await last('x'.repeat(72))).toBe(`s29: ${'x'.repeat(72)}`);
    expect(await last('日'.repeat(72))).toBe(`s29: ${'日'.repeat(63)}…`);
  });

  const many = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [own(`s${String(at)}`), skill(`${String(at)} ${'x'.repeat(1400)}`)]),
  );
  const state = (lines: readonly string[] | undefined) =>
    (lines ?? []).map((line) => (line.includes(': ') ? 'text' : 'name'));

  it('of the new tokenizer’s window holds all of them', async () => {
    expect(state((await listed({ files: many }))[0])).not.toContain('name');
  });

  it('of a small one drops texts whole, the last first, and keeps every name', async () => {
    const lines = state((await listed({ files: many, model: 'claude-sonnet-4-6' }))[0]);
    expect(lines).toHaveLength(9);
    expect(lines.indexOf('name')).toBe(lines.lastIndexOf('text') + 1);
  });

  it('leaves the used ones their text', async () => {
    const home = { '.claude.json': JSON.stringify({ skillUsage: { s8: { usageCount: 9 } } }) };
    const lines = (await listed({ files: many, home, model: 'claude-sonnet-4-6' }))[0] ?? [];
    expect(lines[8]).toMatch(/^s8: /);
    expect(lines[7]).toBe('s7');
  });

  it('follows the fraction and the variable, and once shortened all alike', async () => {
    const tiny = await listed({ files: many, settings: { skillListingBudgetFraction: 0.0001 } });
    expect(state(tiny[0])).not.toContain('text');
    const fixed = await listed({ files: many, env: { SLASH_COMMAND_TOOL_CHAR_BUDGET: '100' } });
    expect(fixed[0]).toHaveLength(9);
    const old = await listed({ files: many, version: '2.1.90', env: { SLASH_COMMAND_TOOL_CHAR_BUDGET: '2000' } });
    expect(new Set(old[0]?.map((line) => line.length)).size).toBe(1);
  });
});

describe('a touch', () => {
  const conditional = { [own('c')]: skill('c', 'paths: "*.ts"\n'), 'src/a.ts': '' };

  test.each<[string, boolean]>([
    ['read src/a.ts', true],
    ['read src/none.ts', true],
    ['edit src/a.ts', true],
    ['write src/a.ts', true],
    ['mention src/a.ts', true],
    ['bash cat src/a.ts', false],
    ['glob *.ts', false],
    ['read src/a.js', false],
    ['read ../a.ts', false],
  ])('by %s announces a conditional skill: %s', async (event, answer) => {
    expect(await listed({ files: conditional }, [event, 'turn', event])).toEqual([[], answer ? ['c: c'] : [], [], []]);
  });

  const nested = { [`src/${own('n')}`]: skill('n'), 'src/a.ts': '' };
  const from = ' (from src/.claude/skills — applies when working on files under src/)';

  it('finds nested skills and says where they are from', async () => {
    expect(await listed({ files: nested }, ['read src/a.ts'])).toEqual([[], [`n: n${from}`]]);
    expect(await listed({ files: nested, version: '2.1.90' }, ['read src/a.ts'])).toEqual([[], ['n: n']]);
    expect(await listed({ files: nested }, ['bash cat src/a.ts'])).toEqual([[], []]);
  });

  test.each<[string, ProjectSetup, boolean]>([
    ['without a repository', { git: false }, true],
    ['without a repository, in older versions too', { git: false, version: '2.1.90' }, true],
    ['in a folder git ignores', { files: { ...nested, '.gitignore': 'src/\n' } }, false],
    ['in a folder that .gitignore takes back', { files: { ...nested, '.gitignore': 'src/\n!src/\n' } }, true],
    ['in a folder the user’s own file ignores', { home: { '.config/git/ignore': 'src\n' } }, false],
    ['with paths that do not match', { files: { [`src/${own('n')}`]: skill('n', 'paths: "*.x"\n') } }, true],
  ])('finds a nested skill %s: %s', async (_name, setup, found) => {
    expect((await project({ files: nested, ...setup }, ['read src/a.ts'])).names[1]).toEqual(found ? ['n'] : []);
  });

  it('of a name that is taken gives the nested one its folder', async () => {
    const files = { ...nested, [own('n')]: skill('outer') };
    const lines = await listed({ files }, ['read src/a.ts']);
    expect(lines[1]).toHaveLength(1);
    expect(lines[1]?.[0]).toMatch(/^src:n: n \(scoped to src\/ — use this instead of the unscoped "n" skill/);
    expect((await project({ files, version: '2.1.90' }, ['read src/a.ts'])).names[1]).toEqual([]);
  });

  it('of two nested ones of one name prefixes both, and lists an earlier one again', async () => {
    const files = { ...nested, [`src/in/${own('n')}`]: skill('in'), 'src/in/b.ts': '' };
    expect((await project({ files }, ['read src/in/b.ts'])).names[1]).toEqual(['src:n', 'src/in:n']);
    expect((await project({ files }, ['read src/a.ts', 'read src/in/b.ts'])).names.slice(1)).toEqual([
      ['n'],
      ['src:n', 'src/in:n'],
    ]);
  });

  it('lists what it finds by name, unprefixed first', async () => {
    const files = {
      [own('B')]: skill('b', 'paths: "*.ts"\n'),
      [`src/${own('a')}`]: skill('a'),
      [`src/${own('C')}`]: skill('c'),
      'src/a.ts': '',
    };
    expect((await project({ files }, ['read src/a.ts'])).names[1]).toEqual(['a', 'B', 'C']);
  });
});

describe('an invocation', () => {
  const base = 'Base directory for this skill: /top/ws/.claude/skills/s\n\n';
  test.each<[string, string, string, string]>([
    ['the body without frontmatter', 'Do it.', '', 'Do it.\n'],
    ['all arguments', 'Do $ARGUMENTS.', 'a b', 'Do a b.\n'],
    ['one argument', 'Do $0 then $1.', 'a "b c"', 'Do a then b c.\n'],
    ['an index without an argument', 'Do $0 $3.', 'a', 'Do a $3.\n'],
    ['arguments without a place', 'Do it.', 'a b', 'Do it.\n\n\nARGUMENTS: a b'],
    ['the folder', 'Run ${CLAUDE_SKILL_DIR}/x.sh', '', 'Run /top/ws/.claude/skills/s/x.sh\n'],
    ['imports and comments as they are', '@a.md <!-- x -->', '', '@a.md <!-- x -->\n'],
    ['no command that was run', 'Now !`date`.', '', 'Now [not run: date].\n'],
    ['signs of replacement in arguments', 'Do $ARGUMENTS.', "$& $1 $'", "Do $& $1 $'.\n"],
    ['no placeholder behind a backslash', String.raw`Do \$0 \\$0 $0x.`, 'a', String.raw`Do $0 \\a $0x.` + '\n'],
    ['a quote without its end', 'Do $0 and $1.', "don't stop", "Do don't stop and $1.\n"],
    ['a fence of commands', '```!\ndate\n```', '', '[not run: date]\n'],
  ])('sends %s', async (_name, body, args, text) => {
    const { steps, replayed } = await project({ files: { [own('s')]: `---\ndescription: d\n---\n${body}\n` } }, [
      { kind: 'invokeSkill', name: 's', args },
    ]);
    const told = steps[1]?.invoked[0];
    expect(replayed.session.texts.get(told?.text ?? '')).toBe(base + text);
  });

  it('of an unknown name, or of a skill not found yet, says so', async () => {
    const files = { [own('c')]: skill('c', 'paths: "*.ts"\n'), 'a.ts': '' };
    const { notes, steps } = await project({ files }, ['skill none', 'skill c', 'read a.ts', 'skill c']);
    expect(notes.slice(1)).toEqual([['unknownSkill'], ['unknownSkill'], [], []]);
    expect(steps[4]?.invoked).toHaveLength(1);
  });
});

describe('an @path in the body of an invoked skill', () => {
  const files = {
    [own('s')]: skill('s', '').replace(/$/, 'See @src/a.ts and $ARGUMENTS'),
    'src/CLAUDE.md': 's',
    'src/a.ts': 'x',
    'lib/CLAUDE.md': 'l',
    'lib/b.ts': 'y',
  };

  it('brings what a mention would, behind the body', async () => {
    const { told, steps, stack } = await project({ files }, ['skill s @lib/b.ts']);
    expect(told[1]).toEqual(['src/CLAUDE.md', 'lib/CLAUDE.md']);
    expect(steps[1]?.mentioned.map(({ kind }) => kind)).toEqual(['mention', 'mention']);
    expect(stack.findIndex((line) => line.startsWith('skill'))).toBeLessThan(
      stack.findIndex((line) => line.endsWith('src/CLAUDE.md')),
    );
  });

  it('brings nothing again', async () => {
    const { told } = await project({ files }, ['read src/a.ts', 'skill s x']);
    expect(told).toEqual([[], ['src/CLAUDE.md'], []]);
  });
});
