/** One or more examples of every reason there is; a new code does not compile until it has one. */
import { toPath as at } from '../../src/core/files/path';
import type { Reason } from '../../src/core/reason';

type Of<Code extends Reason['code']> = Extract<Reason, { code: Code }>['data'];

const by = at('/home/u/app/CLAUDE.md');
const app = at('/home/u/app');
const written = { by, line: 11, written: 'docs/style.md' };

const examples: { readonly [Code in Reason['code']]: readonly Of<Code>[] } = {
  atStart: [
    { scope: 'managed', folder: at('/etc/claude-code') },
    { scope: 'user', folder: at('/home/u/.claude') },
    { scope: 'project', folder: app },
    { scope: 'local', folder: app },
    { scope: 'plugin', folder: at('/home/u/.claude/plugins/a') },
  ],
  managedSettings: [{ settings: at('/etc/claude-code/managed-settings.json') }],
  imported: [
    { by, line: 11, hop: 1 },
    { by: at('/home/u/app/docs/style.md'), line: 2, hop: 2 },
  ],
  ruleAlways: [
    { scope: 'user', why: 'noPaths' },
    { scope: 'project', why: 'matchesEverything' },
    { scope: 'project', why: 'noFrontmatter' },
    { scope: 'project', why: 'brokenYaml' },
    { scope: 'project', why: 'notAPattern' },
  ],
  ruleMatched: [
    { pattern: 'src/api/**', patterns: ['src/api/**'], base: app, file: at('/home/u/app/src/api/user.ts') },
  ],
  folderTouched: [{ folder: at('/home/u/app/packages/web'), file: at('/home/u/app/packages/web/App.tsx') }],
  autoMemory: [
    { lines: 40, linesKept: 40, cutBy: 'nothing' },
    { lines: 1, linesKept: 1, cutBy: 'nothing' },
    { lines: 312, linesKept: 200, cutBy: 'lines' },
    { lines: 90, linesKept: 60, cutBy: 'characters' },
  ],
  agentsFile: [{ mode: 'claude-md-or-agents-md', folder: app }],
  mentioned: [{ file: at('/home/u/app/src/user.ts') }],
  readAsFile: [{ file: at('/home/u/app/.claude/rules/api.md') }],
  invoked: [
    { name: 'deploy', args: '' },
    { name: 'deploy', args: 'staging --now' },
  ],
  reloaded: [{ because: 'compaction' }, { because: 'resume' }],
  restoredFile: [{ place: 2, limit: 5 }],
  listed: [
    { skills: 1, withoutDescription: 0 },
    { skills: 23, withoutDescription: 4 },
  ],
  summary: [{}],
  waitsForMatch: [
    { patterns: ['src/api/**'], base: app },
    { patterns: ['*.ts', '*.tsx', '!*.d.ts'], base: app },
  ],
  waitsForFolder: [{ folder: at('/home/u/app/packages/web') }],
  excluded: [{ pattern: '**/vendor/**' }],
  sourceOff: [{ source: 'local' }],
  switchedOff: [{ by: 'CLAUDE_CODE_DISABLE_CLAUDE_MDS' }],
  empty: [{ why: 'blank' }, { why: 'onlyFrontmatter' }, { why: 'onlyComments' }],
  tooLarge: [{ bytes: 5_242_880, limit: 4_194_304 }],
  unreadable: [{ message: 'permission denied' }],
  linkOutside: [
    { target: at('/srv/shared/rules.md'), approvable: true },
    { target: at('/srv/shared/rules.md'), approvable: false },
  ],
  sameFile: [{ first: by }],
  agentsOff: [
    { because: by, mode: 'claude-md-or-agents-md' },
    { because: undefined, mode: 'claude-md' },
  ],
  agentsUnknown: [{ since: '2.1.200' }],
  mainOfWorktree: [{ worktree: app }],
  importMissing: [written],
  importFolder: [written],
  importOutsideAtTouch: [{ ...written, written: '../shared.md' }],
  importExternal: [{ ...written, written: '../shared.md', approvalKey: app }],
  importTooDeep: [{ ...written, limit: 4 }],
  importKind: [{ ...written, written: 'logo.png', extension: '.png' }],
  neverMatches: [{ patterns: ['./src/**', '../x'] }],
  shadowed: [
    { name: 'deploy', by: at('/home/u/.claude/skills/deploy/SKILL.md') },
    { name: 'deploy', by: at('/home/u/.claude/commands/deploy.md') },
  ],
  hiddenFromModel: [{ by: 'frontmatter' }, { by: 'setting' }],
  ignoredByGit: [{ folder: at('/home/u/app/dist') }],
  alreadyTold: [{ paths: [by] }],
  nothingApplies: [{}],
  outsideStart: [{ start: app }],
  notATrigger: [{ by: 'bash' }, { by: 'glob' }, { by: 'grep' }, { by: 'mentionOfFolder' }],
  triggerSince: [
    { by: 'bash', since: '2.1.200' },
    { by: 'write', since: '2.1.200' },
    { by: 'edit', since: '2.1.200' },
    { by: 'missing', since: '2.1.200' },
    { by: 'folder', since: '2.1.200' },
  ],
  toldWithPrompt: [{}],
  readDenied: [{ rule: 'Read(./.env)' }],
  unknownSkill: [{ name: 'nope' }],
  switchedOffAll: [{ by: 'bare' }],
  fileChanged: [{ told: [by] }, { told: [] }],
  notListedAgain: [
    { skills: 3, because: 'compaction' },
    { skills: 1, because: 'resume' },
  ],
};

/** Every example, as the reasons they are. */
export const everyReason: readonly Reason[] = Object.entries(examples).flatMap(([code, all]) =>
  all.map((data) => ({ code, data }) as Reason),
);
