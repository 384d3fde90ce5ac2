/** Several skills that want one name, by where they are from and when they are known, and the order of their lines. */
import { describe, expect, it, test } from 'vitest';
import { project, type ProjectSetup, type Told } from '../../support/project';

const skill = (description: string, keys = '') => `---\ndescription: ${description}\n${keys}---\n`;
const hidden = 'disable-model-invocation: true\n';
const waiting = (paths: string, keys = '') => skill('w', `paths: ${paths}\n${keys}`);
const own = (name: string, folder = '') => `${folder}.claude/skills/${name}/SKILL.md`;
const added = (...folders: string[]) => ({ addedDirs: folders.map((folder) => `/${folder}`) });

/** The names each event lists, and those of the start. */
async function named(setup: ProjectSetup, events: readonly Told[] = []) {
  return (await project(setup, events)).names;
}

describe('a skill of an added directory', () => {
  const lib = { ...added('o/lib'), elsewhere: { [own('k', '/o/lib/')]: skill('lib') } };
  const two = (one: string, other: string) => ({
    ...added(one, other),
    elsewhere: { [own('k', `/${one}/`)]: skill('1'), [own('k', `/${other}/`)]: skill('2') },
  });

  test.each<[string, ProjectSetup, readonly string[]]>([
    ['alone', lib, ['k']],
    [
      'beside the project’s',
      { ...lib, files: { [own('k')]: skill('p'), [own('z')]: skill('z') } },
      ['k', 'z', 'lib:k'],
    ],
    ['beside the user’s', { ...lib, home: { [own('k')]: skill('u') } }, ['k', 'lib:k']],
    ['beside a hidden one', { ...lib, files: { [own('k')]: skill('p', hidden) } }, ['lib:k']],
    ['beside one that waits', { ...lib, files: { [own('k')]: waiting('f') } }, ['k']],
    ['beside a command', { ...lib, files: { '.claude/commands/k.md': 'c' } }, ['k']],
    [
      'behind commands',
      { ...lib, files: { [own('k')]: skill('p'), '.claude/commands/z.md': 'c' } },
      ['k', 'z', 'lib:k'],
    ],
    [
      'where its scoped name is taken',
      { ...lib, files: { [own('k')]: skill('p'), [own('lib:k')]: skill('x') } },
      ['k', 'lib:k'],
    ],
    ['beside another directory’s', two('l1', 'l2'), ['k', 'l2:k']],
    [
      'with two of one last name',
      { ...two('a/lib', 'b/lib'), files: { [own('k')]: skill('p') } },
      ['k', 'a/lib:k', 'b/lib:k'],
    ],
    ['with two alike', { ...two('a/x/lib', 'b/x/lib'), files: { [own('k')]: skill('p') } }, ['k']],
    ['in an older version', { ...lib, files: { [own('k')]: skill('p') }, version: '2.1.90' }, ['k', 'k']],
  ])('%s', async (_name, setup, names) => {
    expect((await named(setup))[0]).toEqual(names);
  });

  it('is not found again below the start directory', async () => {
    const files = { [own('k')]: skill('p'), [own('k', 'a/sub/')]: skill('s'), 'a/sub/f': '' };
    const setup = { files, addedDirs: ['/top/ws/a/sub'] };
    expect(await named(setup, ['read a/sub/f'])).toEqual([['k', 'a/sub:k'], []]);
    const { inspected } = await project(setup, ['read a/sub/f']);
    expect(inspected.report.skills.map(({ state }) => state)).toEqual(['listed', 'listed']);
  });

  it('that waited is listed as nested ones are', async () => {
    const elsewhere = { [own('k', '/lib/')]: waiting('f') };
    const setup = { ...added('lib'), elsewhere, files: { f: '' } };
    expect((await project(setup, ['read f'])).listed[1]).toEqual([
      'k: w (from lib/.claude/skills — applies when working on files under lib/)',
    ]);
    expect(await named({ ...setup, files: { f: '', [own('k')]: skill('p') } }, ['read f'])).toEqual([['k'], ['lib:k']]);
    const nested = { f: '', 'a/g': '', [own('k', 'a/')]: skill('a') };
    expect(await named({ ...setup, files: nested }, ['read a/g', 'read f'])).toEqual([[], ['k'], ['lib:k', 'a:k']]);
  });
});

describe('skills that wait under one name', () => {
  const user = { [own('k')]: waiting('u') };
  const files = { u: '', p: '' };

  test.each<[string, ProjectSetup, readonly (readonly string[])[]]>([
    [
      'the project’s takes the place of the user’s',
      { home: user, files: { ...files, [own('k')]: waiting('p') } },
      [[], [], ['k']],
    ],
    ['so does a hidden one', { home: user, files: { ...files, [own('k')]: waiting('p', hidden) } }, [[], [], []]],
    ['a command holds the name', { home: user, files: { ...files, '.claude/commands/k.md': 'c' } }, [['k'], [], []]],
    ['a skill of the project does', { home: user, files: { ...files, [own('k')]: skill('p') } }, [['k'], [], []]],
    ['a hidden one does', { home: user, files: { ...files, [own('k')]: skill('p', hidden) } }, [[], [], []]],
  ])('%s', async (_name, setup, names) => {
    expect(await named(setup, ['read u', 'read p'])).toEqual(names);
    expect(await named({ ...setup, version: '2.1.90' }, ['read u', 'read p'])).toEqual(names);
  });

  it('lose it for good, and say to which', async () => {
    const setup = { home: user, files: { ...files, '.claude/commands/k.md': 'COMMAND' } };
    const { steps, inspected, replayed } = await project(setup, ['read u', 'skill k']);
    expect(replayed.session.texts.get(steps[2]?.invoked[0]?.text ?? '')).toContain('COMMAND');
    expect(inspected.report.skills.map(({ state }) => state)).toEqual(['shadowed', 'listed']);
  });

  it('do not hide a command from users while they wait', async () => {
    const hides = { f: '', [own('k')]: waiting('f', 'user-invocable: false\n'), '.claude/commands/k.md': 'c' };
    expect(await named({ files: hides }, ['read f'])).toEqual([['k'], []]);
  });
});

describe('the order at a touch', () => {
  const folders = ['a_b', 'a-b', 'a.b', 'a', 'a/b', 'A/x', 'a1', 'a10', 'a2', 'ab', 'b', 'B', 'é', 'z', 'z/a', 'zz'];
  const names = [
    'a',
    'a b',
    'a_b',
    'a-b',
    'a:b',
    'a.b',
    'a1',
    'a10',
    'a2',
    'ab',
    'aB',
    'Ab',
    'B',
    'e',
    'é',
    'ea',
    '日',
  ];

  it('is that of the alphabet by name', async () => {
    const files = Object.fromEntries(names.toReversed().map((name) => [own(name, 'n/'), skill('n')]));
    expect((await named({ files: { ...files, 'n/f': '' } }, ['read n/f']))[1]).toEqual(names);
  });

  it('of one name is that of the paths', async () => {
    const files = Object.fromEntries(
      folders.flatMap((folder) => [
        [own('k', `${folder}/`), skill('k')],
        [`${folder}/f`, ''],
      ]),
    );
    const mentions = folders.toReversed().map((folder) => `mention ${folder}/f`);
    expect((await named({ files }, mentions)).flat()).toEqual(folders.map((folder) => `${folder}:k`));
  });

  it('decides what holds a name that is found at the same time', async () => {
    const files = {
      [own('k')]: waiting('f'),
      [own('k', '.a/')]: skill('a'),
      [own('k', 'b/')]: skill('b'),
      '.a/f': '',
      'b/f': '',
    };
    const lines = (await project({ files }, ['mention b/f', 'mention .a/f'])).listed.flat();
    expect(lines.map((line) => /^.*?:k|^k|\((?:from|scoped)/g[Symbol.match](line)?.join(' '))).toEqual([
      '.a:k (from',
      'k',
      'b:k (scoped',
    ]);
  });
});

describe('a label', () => {
  const labelled = (label: string) => skill('x', `name: ${label}\n`);

  test.each<[string, Readonly<Record<string, string>>, readonly Told[], readonly (readonly string[])[]]>([
    [
      'shows beside a skill that waits',
      { [own('a')]: labelled('k'), [own('k')]: waiting('f'), f: '' },
      ['read f'],
      [['a (k)'], ['k']],
    ],
    ['does not beside one that is hidden', { [own('a')]: labelled('k'), [own('k')]: skill('k', hidden) }, [], [['a']]],
    [
      'does not beside a nested one found before',
      { [own('k', 'n/')]: skill('k'), [own('a', 'm/')]: labelled('k'), 'n/f': '', 'm/f': '' },
      ['read n/f', 'read m/f'],
      [[], ['k'], ['a']],
    ],
    [
      'of two alike shows at the first of the list',
      { [own('z')]: waiting('f', 'name: q\n'), [own('a', 'n/')]: labelled('q'), 'n/f': '' },
      ['read n/f'],
      [[], ['a (q)', 'z']],
    ],
    [
      'is free again where another is prefixed',
      {
        ...{ [own('x', 'a/')]: labelled('q'), [own('x', 'b/')]: skill('x'), 'a/f': '', 'b/f': '', 'c/f': '' },
        ...{ [own('y', 'c/')]: labelled('x'), [own('y2', 'c/')]: labelled('q'), [own('y3', 'c/')]: labelled('a:x') },
      },
      ['read a/f', 'read b/f', 'read c/f'],
      [[], ['x (q)'], ['a:x', 'b:x'], ['y (x)', 'y2 (q)', 'y3']],
    ],
  ])('%s', async (_name, files, events, names) => {
    expect(await named({ files }, events)).toEqual(names);
  });
});
