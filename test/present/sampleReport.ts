/** A report like the picture in the design: one of everything, small enough to be read at a glance. */
import { toPath as at, type Path } from '../../src/core/files/path';
import type { Inspected } from '../../src/core/inspect';
import type { Reason } from '../../src/core/reason';
import type { Layer, Report, SkillCard } from '../../src/core/report';
import type { Step, Told } from '../../src/core/session/step';
import { noTokens, type Tokens } from '../../src/core/tokens/tokens';
import type { CardLinks } from '../../src/present/cardLinks';
import { commandAddress } from '../../src/present/cardLinks';

export const app = at('/home/u/app');
export const inApp = (path: string): Path => at(`/home/u/app/${path}`);
export const about = (count: number, margin = Math.round(count / 16)): Tokens => ({ count, margin, how: 'estimated' });

type LayerParts = Pick<Layer, 'kind' | 'path' | 'reason'> & Partial<Layer> & { readonly weighs: number };

function layers(all: readonly LayerParts[]): Layer[] {
  return all.map(({ weighs, ...parts }, index) => ({
    id: `${String(parts.step ?? 0)}:${parts.path}`,
    order: index + 1,
    scope: 'project',
    hop: 0,
    step: 0,
    text: `text of ${parts.path}`,
    tokens: about(weighs),
    writtenTokens: about(weighs),
    olderThanDisk: false,
    orderNotFixed: false,
    fate: { kind: 'reread', from: 'disk' },
    unsaved: undefined,
    ...parts,
  }));
}

const start = (scope: 'managed' | 'user' | 'project' | 'local', folder: Path): Reason => ({
  code: 'atStart',
  data: { scope, folder },
});
const user = inApp('src/api/user.ts');

export const stack: readonly Layer[] = layers([
  {
    kind: 'memory',
    scope: 'managed',
    path: at('/etc/claude-code/CLAUDE.md'),
    reason: start('managed', at('/etc/claude-code')),
    weighs: 210,
  },
  {
    kind: 'memory',
    scope: 'user',
    path: at('/home/u/.claude/CLAUDE.md'),
    reason: start('user', at('/home/u/.claude')),
    weighs: 340,
  },
  {
    kind: 'rule',
    scope: 'user',
    path: at('/home/u/.claude/rules/testing.md'),
    reason: { code: 'ruleAlways', data: { scope: 'user', why: 'noPaths' } },
    weighs: 120,
    orderNotFixed: true,
  },
  {
    kind: 'memory',
    path: inApp('CLAUDE.md'),
    reason: start('project', app),
    weighs: 1912,
    writtenTokens: about(2050),
    unsaved: about(2100),
  },
  {
    kind: 'import',
    path: inApp('docs/style.md'),
    hop: 1,
    reason: { code: 'imported', data: { by: inApp('CLAUDE.md'), line: 11, hop: 1 } },
    weighs: 800,
  },
  {
    kind: 'import',
    path: inApp('docs/names.md'),
    hop: 2,
    reason: { code: 'imported', data: { by: inApp('docs/style.md'), line: 2, hop: 2 } },
    weighs: 64,
  },
  {
    kind: 'memory',
    scope: 'local',
    path: inApp('CLAUDE.local.md'),
    reason: start('local', app),
    weighs: 60,
  },
  {
    kind: 'autoMemory',
    scope: 'auto',
    path: at('/home/u/.claude/projects/app/memory/MEMORY.md'),
    reason: { code: 'autoMemory', data: { lines: 312, linesKept: 200, cutBy: 'lines' } },
    weighs: 2100,
  },
  {
    kind: 'skillListing',
    path: app,
    reason: { code: 'listed', data: { skills: 3, withoutDescription: 1 } },
    weighs: 1400,
    fate: { kind: 'kept' },
  },
  {
    kind: 'rule',
    path: inApp('.claude/rules/api.md'),
    step: 1,
    reason: { code: 'ruleMatched', data: { pattern: 'src/api/**', patterns: ['src/api/**'], base: app, file: user } },
    weighs: 300,
    fate: { kind: 'returnsWhenTouched' },
  },
  {
    kind: 'memory',
    path: inApp('packages/web/CLAUDE.md'),
    step: 2,
    reason: {
      code: 'folderTouched',
      data: { folder: inApp('packages/web'), file: inApp('packages/web/App.tsx') },
    },
    weighs: 640,
    fate: { kind: 'returnsWhenTouched' },
  },
  {
    kind: 'mention',
    path: user,
    step: 3,
    reason: { code: 'mentioned', data: { file: user } },
    weighs: 150,
    olderThanDisk: true,
    fate: { kind: 'summarised' },
  },
  {
    kind: 'skill',
    path: inApp('.claude/skills/deploy/SKILL.md'),
    step: 4,
    reason: { code: 'invoked', data: { name: 'deploy', args: 'staging' } },
    weighs: 9000,
    fate: { kind: 'cut', toTokens: 5000 },
  },
]);

export const told = (layer: Layer): Told => ({ ...layer, kind: layer.kind as Told['kind'], written: layer.text });

export function step(index: number, event: Step['event'], parts: Partial<Step> = {}): Step {
  const nothing = { memory: [], skills: [], mentioned: [], invoked: [], restored: [], activated: [], notes: [] };
  return { ...nothing, ...parts, index, event };
}

const skillPath = (name: string) => inApp(`.claude/skills/${name}/SKILL.md`);
const listed = (name: string, text: string) =>
  ({ name, text, full: text, path: skillPath(name), source: 'project' }) as const;

export const steps: readonly Step[] = [
  step(
    0,
    { kind: 'start' },
    {
      memory: stack.slice(0, 8).map(told),
      skills: [listed('deploy', 'Ships the app'), listed('review', 'Reads a change'), listed('zebra', '')],
    },
  ),
  step(
    1,
    { kind: 'read', path: user },
    {
      memory: [told(stack[9]!)],
      skills: [listed('api-docs', 'Writes the API pages')],
      activated: [skillPath('api-docs')],
    },
  ),
  step(2, { kind: 'edit', path: inApp('packages/web/App.tsx') }, { memory: [told(stack[10]!)] }),
  step(
    3,
    { kind: 'mention', path: user },
    {
      mentioned: [told(stack[11]!)],
      notes: [{ code: 'alreadyTold', data: { paths: [inApp('.claude/rules/api.md')] } }],
    },
  ),
  step(4, { kind: 'invokeSkill', name: 'deploy', args: 'staging' }, { invoked: [told(stack[12]!)] }),
  step(5, { kind: 'read', path: at('/srv/other/a.ts') }, { notes: [{ code: 'outsideStart', data: { start: app } }] }),
];

function skill(name: string, parts: Partial<SkillCard>): SkillCard {
  const text = `does what ${name} does`;
  const kind = 'skill';
  const costs = { listingTokens: about(40), bodyTokens: about(1200) };
  const plain = { scope: 'project', reason: undefined, activated: false, invoked: false } as const;
  return { name, kind, path: skillPath(name), state: 'listed', text, fullText: text, ...costs, ...plain, ...parts };
}

export const skills: readonly SkillCard[] = [
  skill('deploy', { invoked: true, bodyTokens: about(9000) }),
  skill('review', { scope: 'user' }),
  skill('zebra', { state: 'listedWithoutDescription', text: '', listingTokens: about(3) }),
  skill('api-docs', {
    state: 'found',
    activated: true,
    reason: { code: 'ruleMatched', data: { pattern: 'src/api/**', patterns: ['src/api/**'], base: app, file: user } },
  }),
  skill('charts', {
    state: 'waiting',
    reason: { code: 'waitsForMatch', data: { patterns: ['charts/**'], base: app } },
  }),
  skill('secret', { state: 'onlyForUser', reason: { code: 'hiddenFromModel', data: { by: 'frontmatter' } } }),
  skill('twin', { state: 'shadowed', reason: { code: 'shadowed', data: { name: 'twin', by: skillPath('other') } } }),
  skill('release', { kind: 'command', path: inApp('.claude/commands/release.md') }),
];

export const report: Report = {
  schema: 'context-stack/1',
  claude: { version: '2.1.332', how: 'installed', measured: true },
  start: app,
  home: at('/home/u'),
  repository: app,
  model: { id: 'claude-sonnet-4-6', family: 'old', window: 200_000, how: 'claudeSettings', autocompactAt: 167_000 },
  steps,
  stack,
  waiting: [
    {
      kind: 'rule',
      scope: 'project',
      path: inApp('.claude/rules/charts.md'),
      reason: { code: 'waitsForMatch', data: { patterns: ['charts/**', '*.chart.ts'], base: app } },
      tokens: about(410),
    },
    {
      kind: 'skill',
      scope: 'project',
      path: skillPath('charts'),
      reason: { code: 'waitsForMatch', data: { patterns: ['charts/**'], base: app } },
      tokens: about(40),
    },
  ],
  notLoaded: [
    {
      path: inApp('docs/gone.md'),
      scope: 'project',
      reason: { code: 'importMissing', data: { by: inApp('CLAUDE.md'), line: 19, written: 'docs/gone.md' } },
    },
    {
      path: inApp('vendor/lib/CLAUDE.md'),
      scope: 'project',
      reason: { code: 'excluded', data: { pattern: '**/vendor/**' } },
    },
    { path: skillPath('secret'), scope: 'project', reason: { code: 'hiddenFromModel', data: { by: 'frontmatter' } } },
    {
      path: skillPath('twin'),
      scope: 'project',
      reason: { code: 'shadowed', data: { name: 'twin', by: skillPath('other') } },
    },
  ],
  skills,
  listing: {
    text: 'listing',
    tokens: about(1400),
    skills: 3,
    withoutDescription: 1,
    room: { budget: 8000, used: 7800, needed: 9120, fraction: 0.012 },
  },
  budget: { window: 200_000, parts: [], used: about(20_000), bundledListing: noTokens, fixedFrom: 'defaults' },
  timeline: [],
  pool: { limit: 25_000, limitEach: 5000, used: 0, skills: [] },
};

/** Links to commands that say which they are. */
export const links: CardLinks = {
  open: (...args) => commandAddress('open', ...args),
  openAsSent: (layer) => commandAddress('asSent', layer),
  why: (path) => commandAddress('why', path),
  copyPath: (path) => commandAddress('copyPath', path),
  copySkillName: (name) => commandAddress('copyName', name),
  turnHoverOff: () => commandAddress('off'),
  openOverview: () => commandAddress('overview'),
};

/** A report as the engine hands it over; nothing that shows it looks at how it was replayed. */
export function inspectedOf(of: Report, texts: Inspected['texts'] = new Map()): Inspected {
  const count = (text: string) => about(text.length);
  const [inputs, replayed] = [{} as Inspected['inputs'], {} as Inspected['replayed']];
  return { inputs, report: of, texts, replayed, count, instructions: () => [] };
}
