/** A small literal report for the page: a shop with memory, rules, an import and an invoked skill. */
import { toPosixPath } from '../../src/core/files/path';
import type { Budget, BudgetPart, Layer, Report } from '../../src/core/report';
import { noTokens, type Tokens } from '../../src/core/tokens/tokens';

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

const budget: Budget = {
  window: 200_000,
  parts: counts.map(([part, count]) => ({
    part,
    tokens: part === 'autocompactBuffer' ? { count, margin: 0, how: 'counted' } : about(count),
  })),
  used: about(28_090),
  bundledListing: noTokens,
  fixedFrom: 'defaults',
};

export const report: Report = {
  schema: 'context-stack/1',
  claude: { version: '2.1.332', how: 'installed', measured: true },
  start,
  home,
  repository: start,
  model: { id: 'claude-sonnet-4-6', family: 'old', window: 200_000, how: 'claudeSettings', autocompactAt: 167_000 },
  steps: [],
  stack: [
    layer(1, '/etc/claude-code/CLAUDE.md', 210, { scope: 'managed' }),
    layer(2, '/home/ai/.claude/CLAUDE.md', 340, { scope: 'user' }),
    layer(3, '/home/ai/.claude/rules/testing.md', 120, { scope: 'user', kind: 'rule' }),
    layer(4, '/home/ai/shop/CLAUDE.md', 1920, { unsaved: about(2110) }),
    layer(5, '/home/ai/shop/docs/style.md', 800, { kind: 'import', hop: 1 }),
    layer(6, '/home/ai/shop/CLAUDE.local.md', 60, { scope: 'local' }),
    layer(7, '/home/ai/.claude/projects/-home-ai-shop/memory/MEMORY.md', 1000, { scope: 'auto', kind: 'autoMemory' }),
    layer(8, '/home/ai/shop/.claude/rules/api.md', 1100, { kind: 'rule' }),
    layer(9, '/home/ai/shop/packages/web/CLAUDE.md', 640, {}),
    layer(10, '/home/ai/shop/src/api/user.ts', 150, { kind: 'mention', olderThanDisk: true }),
    layer(11, '/home/ai/shop', 1410, { kind: 'skillListing' }),
    layer(12, '/home/ai/shop/.claude/skills/api-docs/SKILL.md', 2040, { kind: 'skill' }),
  ],
  waiting: [],
  notLoaded: [],
  skills: [],
  listing: {
    text: 'listing',
    tokens: about(1410),
    skills: 23,
    withoutDescription: 4,
    room: { budget: 8000, used: 7900, needed: 9120, fraction: 0.012 },
  },
  budget,
  timeline: [],
  pool: { limit: 25_000, limitEach: 5000, used: 0, skills: [] },
  findings: [],
};
