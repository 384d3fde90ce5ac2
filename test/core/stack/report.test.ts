/** The report as a whole: order, texts, what waits, what stays out and why, the window, and that it is plain data. */
import { describe, expect, it, test } from 'vitest';
import { NEWEST_KNOWN } from '../../../src/core/claudeCode/behaviour';
import { inspect, type Inputs } from '../../../src/core/inspect';
import type { Layer, Report } from '../../../src/core/report';
import { join } from '../../../src/core/files/path';
import { project, WS, type Project, type ProjectSetup, type Told } from '../../support/project';

const rule = (paths: string, body = 'r') => `---\npaths: "${paths}"\n---\n${body}`;
const skill = (description: string, keys = '') =>
  `---\ndescription: ${description}\n${keys}---\nBody of ${description}.`;

const rich: ProjectSetup = {
  managed: { 'CLAUDE.md': 'm', 'managed-settings.json': '{"claudeMd":"Obey."}' },
  home: { '.claude/CLAUDE.md': 'u', '.claude/projects/-top-ws/memory/MEMORY.md': '- x\n'.repeat(300) },
  files: {
    'CLAUDE.md': '---\na: 1\n---\np @inc.md @none.md @logo.png <!-- x -->',
    'inc.md': 'i',
    '.claude/rules/on.md': 'on',
    '.claude/rules/ts.md': rule('**/*.ts'),
    '.claude/rules/dead.md': rule('./src/**'),
    '.claude/rules/broken.md': '---\npaths:\n  - *.ts\n---\nb',
    '.claude/skills/s/SKILL.md': skill('s'),
    '.claude/skills/c/SKILL.md': skill('c', 'paths: "*.md"\n'),
    '.claude/skills/h/SKILL.md': skill('h', 'disable-model-invocation: true\n'),
    'src/CLAUDE.md': 's',
    'src/.claude/skills/n/SKILL.md': skill('n'),
    'src/a.ts': 'a',
    'x.js': 'x',
  },
};
const events: readonly Told[] = [
  'read src/a.ts',
  'mention x.js',
  'skill s now',
  'bash ls',
  'turn',
  'compact',
  'read src/a.ts',
  'resume',
];

/** Every text id the report names. */
function idsOf(report: Report): string[] {
  const steps = report.steps.flatMap(({ memory, mentioned, invoked, restored }) => [
    ...memory,
    ...mentioned,
    ...invoked,
    ...restored,
  ]);
  return [
    ...steps.flatMap(({ text, written }) => [text, written]),
    ...report.stack.map(({ text }) => text),
    report.listing.text,
  ];
}

const atEachMoment = events.map((_, at) => at).concat(events.length);

describe.each(['2.1.90', '2.1.332'])('the report of %s', (version) => {
  test.each(atEachMoment)('after %i events is whole', async (count) => {
    const { inspected } = await project({ ...rich, version }, events.slice(0, count));
    const { report, texts } = inspected;
    expect(report.stack.map(({ order }) => order)).toEqual(report.stack.map((_, at) => at + 1));
    expect(new Set(report.stack.map(({ id }) => id)).size).toBe(report.stack.length);
    expect(report.steps.map(({ index }) => index)).toEqual(report.steps.map((_, at) => at));
    expect(idsOf(report).filter((id) => !texts.has(id))).toEqual([]);
    expect(structuredClone(report)).toEqual(report);
    expect(JSON.parse(JSON.stringify(report))).toEqual(JSON.parse(JSON.stringify(structuredClone(report))));
    expect(JSON.parse(JSON.stringify(report))).toEqual(withoutUndefined(report));
    const { window, parts, used } = report.budget;
    expect(parts.reduce((sum, { tokens }) => sum + tokens.count, 0)).toBe(window);
    expect(used.count).toBe(parts.slice(0, -2).reduce((sum, { tokens }) => sum + tokens.count, 0));
    for (const { tokens, writtenTokens } of report.stack) {
      expect(tokens.count).toBeGreaterThanOrEqual(0);
      expect(writtenTokens.margin).toBeGreaterThanOrEqual(0);
    }
  });

  it('is continued as it is worked out from the start', async () => {
    const whole = await project({ ...rich, version }, events);
    let previous: ReturnType<typeof inspect> | undefined;
    for (let count = 0; count <= events.length; count++) {
      const inputs = inputsOf(whole, version, count);
      previous = inspect(inputs, previous);
      expect(previous.report).toEqual(inspect(inputs).report);
    }
  });
});

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, withoutUndefined(inner)]])),
  );
}

function inputsOf(whole: Project, version: string, count: number): Inputs {
  return {
    snapshot: whole.snapshot,
    events: whole.events.slice(0, count),
    texts: new Map(),
    claude: { version, how: 'setting', measured: true },
    model: undefined,
    used: undefined,
    unsaved: new Map(),
    weigher: whole.inspected.inputs.weigher,
    counted: new Map(),
  };
}

describe('what is in the stack', () => {
  it('stands in the order the model reads it, the listing behind the start', async () => {
    const { stack } = await project(rich, events.slice(0, 3));
    expect(stack).toEqual([
      'memory managed/CLAUDE.md',
      'settings <managed-settings>',
      'memory ~/.claude/CLAUDE.md',
      'memory CLAUDE.md',
      'import inc.md',
      'rule .claude/rules/on.md',
      'rule .claude/rules/broken.md',
      'autoMemory ~/.claude/projects/-top-ws/memory/MEMORY.md',
      'skillListing .',
      'memory src/CLAUDE.md',
      'rule .claude/rules/ts.md',
      'mention x.js',
      'skill .claude/skills/s/SKILL.md',
    ]);
  });

  it('weighs as sent and as written, and says what compaction would do', async () => {
    const { inspected, show } = await project(rich, events.slice(0, 3));
    const layer = (name: string): Layer | undefined => inspected.report.stack.find(({ path }) => show(path) === name);
    expect(layer('CLAUDE.md')?.writtenTokens.count).toBeGreaterThan(layer('CLAUDE.md')?.tokens.count ?? 0);
    const fates = inspected.report.stack.map(({ fate }) => fate.kind);
    expect(fates).toEqual([
      ...Array.from({ length: 8 }, () => 'reread'),
      'kept',
      'restored',
      'restored',
      'restored',
      'kept',
    ]);
  });

  it('says of all but the five files touched last that they are lost, or come back when touched', async () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.txt`);
    const files = { ...rich.files, ...Object.fromEntries(many.map((name) => [name, name])) };
    const told = ['read src/a.ts', 'mention a.txt', ...many.slice(1).map((name) => `read ${name}`)];
    const { inspected, show } = await project({ ...rich, files }, told);
    const fates = new Map(inspected.report.stack.map(({ path, fate }) => [show(path), fate.kind]));
    expect(fates.get('src/CLAUDE.md')).toBe('returnsWhenTouched');
    expect(fates.get('.claude/rules/ts.md')).toBe('returnsWhenTouched');
    expect(fates.get('a.txt')).toBe('summarised');
  });

  it('says what an edited instruction file would weigh, and not a file that was mentioned once', async () => {
    const whole = await project(rich, ['mention x.js']);
    const unsaved = new Map([
      [join(WS, 'CLAUDE.md'), `---\na: 1\n---\n${'word '.repeat(500)}`],
      [join(WS, 'x.js'), ''],
    ]);
    const { report } = inspect({ ...inputsOf(whole, NEWEST_KNOWN, 1), unsaved });
    const edited = report.stack.filter(({ unsaved: tokens }) => tokens !== undefined);
    expect(edited.map(({ path, unsaved: tokens }) => [whole.show(path), (tokens?.count ?? 0) > 400])).toEqual([
      ['CLAUDE.md', true],
    ]);
  });

  it('marks the order of rules as not fixed in the version that does not sort them', async () => {
    const loose = async (version: string) =>
      (await project({ ...rich, version })).inspected.report.stack.filter(({ orderNotFixed }) => orderNotFixed).length;
    expect(await Promise.all(['2.1.90', '2.1.332'].map(loose))).toEqual([0, 2]);
  });
});

describe('what waits and what stays out', () => {
  it('is told with the reason', async () => {
    const { waiting, notLoaded } = await project(rich);
    expect(waiting).toEqual(['.claude/rules/ts.md', '.claude/skills/c/SKILL.md']);
    expect(notLoaded.toSorted()).toEqual([
      '.claude/rules/dead.md: neverMatches',
      '.claude/skills/h/SKILL.md: hiddenFromModel',
      'logo.png: importMissing',
      'none.md: importMissing',
    ]);
  });

  test.each<[string, ProjectSetup, readonly Told[], string]>([
    ['excluded', { files: { 'CLAUDE.md': 'x' }, settings: { claudeMdExcludes: ['**'] } }, [], 'CLAUDE.md'],
    ['sourceOff', { files: { 'CLAUDE.md': 'x' }, sources: ['user'] }, [], 'CLAUDE.md'],
    ['sourceOff', { home: { '.claude/rules/a.md': 'x' }, sources: ['project'] }, [], '~/.claude/rules/a.md'],
    ['switchedOff', { files: { 'CLAUDE.md': 'x' }, flags: ['bare'] }, [], 'CLAUDE.md'],
    [
      'switchedOff',
      { home: { '.claude/projects/-top-ws/memory/MEMORY.md': 'x' }, settings: { autoMemoryEnabled: false } },
      [],
      '~/.claude/projects/-top-ws/memory/MEMORY.md',
    ],
    ['empty', { files: { 'CLAUDE.md': '<!-- x -->' } }, [], 'CLAUDE.md'],
    ['tooLarge', { files: { 'CLAUDE.md': { bytes: 5_000_000 } } }, [], 'CLAUDE.md'],
    ['unreadable', { files: { 'CLAUDE.md': { unreadable: 'x' } } }, [], 'CLAUDE.md'],
    ['unreadable', { files: { '.claude/rules/a.md': { symlink: 'gone.md' } } }, [], '.claude/rules/a.md'],
    ['unreadable', { files: { '.claude/rules/a.md': { symlink: 'a.md' } } }, [], '.claude/rules/a.md'],
    [
      'linkOutside',
      { files: { '.claude/rules/a.md': { symlink: '/o.md' } }, elsewhere: { '/o.md': 'x' } },
      [],
      '.claude/rules/a.md',
    ],
    [
      'sameFile',
      { files: { 'CLAUDE.md': 'x', '.claude/CLAUDE.md': { symlink: '../CLAUDE.md' } } },
      [],
      '.claude/CLAUDE.md',
    ],
    ['agentsOff', { files: { 'CLAUDE.md': 'x', 'AGENTS.md': 'x' } }, [], 'AGENTS.md'],
    ['agentsUnknown', { files: { 'AGENTS.md': 'x' }, version: '2.1.90' }, [], 'AGENTS.md'],
    ['importMissing', { files: { 'CLAUDE.md': '@a.md' } }, [], 'a.md'],
    ['importFolder', { files: { 'CLAUDE.md': '@a', 'a/b': '' } }, [], 'a'],
    ['importExternal', { files: { 'CLAUDE.md': '@/o.md' }, elsewhere: { '/o.md': 'x' } }, [], '/o.md'],
    ['importKind', { files: { 'CLAUDE.md': '@a.png', 'a.png': 'x' } }, [], 'a.png'],
    ['neverMatches', { files: { '.claude/rules/a.md': rule('!*.ts') } }, [], '.claude/rules/a.md'],
    [
      'shadowed',
      { home: { '.claude/skills/a/SKILL.md': 'x' }, files: { '.claude/skills/a/SKILL.md': 'y' } },
      [],
      '.claude/skills/a/SKILL.md',
    ],
    [
      'hiddenFromModel',
      { files: { '.claude/skills/a/SKILL.md': 'x' }, settings: { skillOverrides: { a: 'off' } } },
      [],
      '.claude/skills/a/SKILL.md',
    ],
    [
      'ignoredByGit',
      { files: { '.gitignore': 'd', 'd/.claude/skills/a/SKILL.md': 'x' } },
      ['read d/a.ts'],
      'd/.claude/skills/a/SKILL.md',
    ],
  ])('%s: %#', async (code, setup, told, path) => {
    const { notLoaded, waiting } = await project(setup, told);
    expect(notLoaded).toEqual([`${path}: ${code}`]);
    expect(waiting).toEqual([]);
  });

  it('a skill of a folder that only Bash viewed waits for a touch', async () => {
    const { inspected } = await project(rich, ['bash cat src/a.ts']);
    const card = inspected.report.skills.find(({ name }) => name === 'n');
    expect(card).toMatchObject({
      state: 'waiting',
      reason: { code: 'waitsForFolder', data: { folder: '/top/ws/src' } },
    });
  });

  it('a skill that was found is announced with the next turn', async () => {
    const stateOf = async (told: readonly Told[]) =>
      (await project(rich, told)).inspected.report.skills.find(({ name }) => name === 'n')?.state;
    expect(await stateOf(['read src/a.ts'])).toBe('found');
    expect(await stateOf(['read src/a.ts', 'turn'])).toBe('listed');
  });
});

describe('the model', () => {
  test.each<[string, ProjectSetup, string | undefined, string, number]>([
    ['that was asked for', {}, 'sonnet', 'claude-sonnet-5-5', 1_000_000],
    [
      'of the environment',
      { env: { ANTHROPIC_MODEL: 'claude-sonnet-4-6' }, settings: { model: 'opus' } },
      undefined,
      'claude-sonnet-4-6',
      200_000,
    ],
    ['of the settings', { settings: { model: 'claude-opus-4-6' } }, undefined, 'claude-opus-4-6', 200_000],
    ['by default', {}, undefined, 'claude-opus-5-5', 1_000_000],
    [
      'without its large window',
      { env: { CLAUDE_CODE_DISABLE_1M_CONTEXT: '1' } },
      undefined,
      'claude-opus-5-5',
      200_000,
    ],
  ])('is the one %s', async (_name, setup, model, id, window) => {
    const whole = await project(setup);
    expect(inspect({ ...inputsOf(whole, NEWEST_KNOWN, 0), model }).report.model).toMatchObject({ id, window });
  });
});
