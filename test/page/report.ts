/** A small literal report for the page: a shop with memory, rules, an import and two invoked skills; and what compaction leaves. */
import { toPosixPath } from '../../src/core/files/path';
import type { Budget, BudgetPart, Layer, Moment, Report, SkillCard } from '../../src/core/report';
import type { ListedSkill, Step } from '../../src/core/session/step';
import { noTokens, type Tokens } from '../../src/core/tokens/tokens';
import type { WeighedListing } from '../../src/present/page';

const about = (count: number): Tokens => ({ count, margin: Math.round(count * 0.08), how: 'estimated' });
const start = toPosixPath('/home/ai/shop');
const home = toPosixPath('/home/ai');

export function layer(order: number, path: string, count: number, more: Partial<Layer> = {}): Layer {
  return {
    id: `${String(order)}:${path}`,
    order,
    kind: 'memory',
    scope: 'project',
    path: toPosixPath(path),
    hop: 0,
    step: 0,
    reason: { code: 'atStart', data: { scope: 'project', folder: start } },
    text: `text-${String(order)}`,
    tokens: about(count),
    writtenTokens: about(count + 20),
    olderThanDisk: false,
    orderNotFixed: false,
    fate: { kind: 'kept' },
    unsaved: undefined,
    ...more,
  };
}

const counts: readonly (readonly [BudgetPart, number])[] = [
  ['systemPrompt', 3200],
  ['tools', 9100],
  ['memory', 4970],
  ['rules', 1220],
  ['skillListing', 1410],
  ['invokedSkills', 2040],
  ['conversation', 6150],
  ['free', 138_910],
  ['autocompactBuffer', 33_000],
];

function budgetOf(parts: typeof counts, used: number): Budget {
  return {
    window: 200_000,
    parts: parts.map(([part, count]) => ({
      part,
      tokens: part === 'autocompactBuffer' ? { count, margin: 0, how: 'counted' } : about(count),
    })),
    used: about(used),
    bundledListing: noTokens,
    fixedFrom: 'defaults',
  };
}

const stack: readonly Layer[] = [
  layer(1, '/etc/claude-code/CLAUDE.md', 210, { scope: 'managed' }),
  layer(2, '/home/ai/.claude/CLAUDE.md', 340, { scope: 'user' }),
  layer(3, '/home/ai/.claude/rules/testing.md', 120, { scope: 'user', kind: 'rule' }),
  layer(4, '/home/ai/shop/CLAUDE.md', 1920, { unsaved: about(2110) }),
  layer(5, '/home/ai/shop/docs/style.md', 800, {
    kind: 'import',
    hop: 1,
    reason: { code: 'imported', data: { by: toPosixPath('/home/ai/shop/CLAUDE.md'), line: 11, hop: 1 } },
  }),
  layer(6, '/home/ai/shop/CLAUDE.local.md', 60, { scope: 'local' }),
  layer(7, '/home/ai/.claude/projects/-home-ai-shop/memory/MEMORY.md', 1000, { scope: 'auto', kind: 'autoMemory' }),
  layer(8, '/home/ai/shop', 1410, { kind: 'skillListing', fate: { kind: 'dropped' } }),
  layer(9, '/home/ai/shop/.claude/rules/api.md', 1100, { kind: 'rule', step: 1, fate: { kind: 'returnsWhenTouched' } }),
  layer(10, '/home/ai/shop/packages/web/CLAUDE.md', 640, { step: 2, fate: { kind: 'restored' } }),
  layer(11, '/home/ai/shop/src/api/user.ts', 150, {
    kind: 'mention',
    step: 3,
    olderThanDisk: true,
    fate: { kind: 'summarised' },
  }),
  layer(12, '/home/ai/shop/.claude/skills/api-docs/SKILL.md', 2040, { kind: 'skill', step: 4, fate: { kind: 'kept' } }),
  layer(13, '/home/ai/shop/.claude/skills/release/SKILL.md', 6000, {
    kind: 'skill',
    step: 5,
    fate: { kind: 'cut', toTokens: 5000 },
  }),
];

const skillPath = (name: string) => toPosixPath(`/home/ai/shop/.claude/skills/${name}/SKILL.md`);

function listed(name: string, full: string, text = full): ListedSkill {
  return { name, text, full, path: skillPath(name), source: 'project' };
}

const lines: readonly ListedSkill[] = [
  listed('api-docs', 'Writes the reference of the API from its routes. Use when a route has changed.'),
  listed('release', 'Ships the shop: version, notes, tag and announcement.'),
  listed('charts', 'Draws charts of the orders of a month, by country and by product.', ''),
  listed('review', 'Reads a change with the eyes of somebody who has to run it at night.', 'Reads a change with'),
];

function card({ name, path, text, full }: ListedSkill): SkillCard {
  const plain = { kind: 'skill', scope: 'project', state: 'listed', reason: undefined, activated: false } as const;
  const costs = { listingTokens: about(40), bodyTokens: about(2040) };
  return { ...plain, ...costs, name, path, text, fullText: full, invoked: false };
}

const room = { budget: 8000, used: 7900, needed: 9120, fraction: 0.012 };

/** The listing of a session that starts now. */
export const listing: WeighedListing = { lines, room, tokens: about(1410) };

/** The same with the skill `release` off: its room is for others. */
export const tried: WeighedListing = {
  lines: lines.filter(({ name }) => name !== 'release').map((line) => ({ ...line, text: line.full })),
  room: { ...room, used: 7400, needed: 7400 },
  tokens: about(1380),
};

function step(index: number, event: Step['event']): Step {
  return { index, event, memory: [], skills: [], mentioned: [], invoked: [], restored: [], activated: [], notes: [] };
}

const moment = (at: number, ...[memory, rules, skillListing, invokedSkills, conversation]: number[]): Moment => ({
  step: at,
  parts: {
    memory: memory ?? 0,
    rules: rules ?? 0,
    skillListing: skillListing ?? 0,
    invokedSkills: invokedSkills ?? 0,
    conversation: conversation ?? 0,
  },
});

const user = toPosixPath('/home/ai/shop/src/api/user.ts');
const steps: readonly Step[] = [
  step(0, { kind: 'start' }),
  step(1, { kind: 'read', path: user }),
  step(2, { kind: 'edit', path: toPosixPath('/home/ai/shop/packages/web/App.tsx') }),
  step(3, { kind: 'mention', path: user }),
  step(4, { kind: 'invokeSkill', name: 'api-docs' }),
  step(5, { kind: 'invokeSkill', name: 'release' }),
];

/** What happened at each step; the last is the compaction of `after`. */
export const titles: readonly string[] = [
  'Session started',
  'Opened src/api/user.ts',
  'Edited packages/web/App.tsx',
  'Mentioned src/api/user.ts',
  'Invoked api-docs',
  'Invoked release',
  'Compacted',
];

export const report: Report = {
  schema: 'context-stack/1',
  claude: { version: '2.1.332', how: 'installed', measured: true },
  start,
  home,
  repository: start,
  model: { id: 'claude-sonnet-4-6', family: 'old', window: 200_000, how: 'claudeSettings', autocompactAt: 167_000 },
  steps,
  stack,
  waiting: [],
  notLoaded: [],
  skills: lines.map(card),
  listing: { text: 'listing', tokens: about(1410), skills: 23, withoutDescription: 4, room },
  budget: budgetOf(counts, 28_090),
  timeline: [
    moment(0, 4330, 120, 1410),
    moment(1, 4330, 1220, 1410),
    moment(2, 4970, 1220, 1410),
    moment(3, 4970, 1220, 1410, 0, 150),
    moment(4, 4970, 1220, 1410, 2040, 150),
    moment(5, 4970, 1220, 1410, 8040, 150),
  ],
  pool: {
    limit: 25_000,
    limitEach: 5000,
    used: 7040,
    skills: [
      { layer: stack[12]?.id ?? '', tokens: 6000, kept: 5000 },
      { layer: stack[11]?.id ?? '', tokens: 2040, kept: 2040 },
    ],
  },
};

const again = { reason: { code: 'reloaded', data: { because: 'compaction' } }, step: 6 } as const;

/** The same session after a compaction, in a version that tells its listing once. */
export const after: Report = {
  ...report,
  steps: [...steps, step(6, { kind: 'compact' })],
  stack: [
    layer(1, '/home/ai/shop', 0, { kind: 'summary', step: 6, reason: { code: 'summary', data: {} } }),
    ...stack.slice(0, 7).map((each) => ({ ...each, ...again, order: each.order + 1, unsaved: undefined })),
    layer(9, '/home/ai/shop/packages/web/CLAUDE.md', 640, {
      kind: 'file',
      step: 6,
      reason: { code: 'restoredFile', data: { place: 1, limit: 5 } },
    }),
    layer(10, '/home/ai/shop/.claude/skills/release/SKILL.md', 5000, { kind: 'skill', step: 6 }),
    layer(11, '/home/ai/shop/.claude/skills/api-docs/SKILL.md', 2040, { kind: 'skill', step: 6 }),
  ],
  skills: report.skills.map((each) => ({ ...each, state: 'unseen' })),
  budget: budgetOf(
    counts.map(([part, count]) => [part, part === 'skillListing' ? 0 : part === 'conversation' ? 640 : count]),
    21_170,
  ),
  timeline: [...report.timeline, moment(6, 4330, 120, 0, 7040, 640)],
};
