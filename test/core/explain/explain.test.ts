import { describe, expect, it } from 'vitest';
import { explaining } from '../../support/explained';

const rule = (paths: string, text = 'Use tabs') => `---\npaths: ${paths}\n---\n${text}\n`;

const files = {
  'CLAUDE.md': 'Root\n@docs/style.md\n@missing.md\n',
  'docs/style.md': 'Style',
  'README.md': 'Readme',
  '.claude/CLAUDE.local.md': 'never',
  '.claude/rules/always.md': 'Always',
  '.claude/rules/api.md': rule('src/api/**'),
  '.claude/rules/draft.txt': 'x',
  '.claude/skills/one/SKILL.md': '---\ndescription: One\n---\nBody',
  '.claude/skills/flat.md': 'x',
  '.claude/skills/a/b/SKILL.md': 'x',
  'packages/web/CLAUDE.md': 'Web',
  'packages/web/claude.md': 'x',
  'packages/web/.claude/rules/style.md': rule('src/**/*.tsx'),
  'packages/web/.claude/rules/plain.md': 'Plain web',
  'packages/web/.claude/skills/form/SKILL.md': '---\ndescription: Form\npaths: "*.tsx"\n---\nBody',
  'packages/web/.claude/commands/go.md': 'Go',
  'packages/web/src/App.tsx': 'x',
  'packages/old/CLAUDE.md': 'Old',
  'src/api/user.ts': 'x',
};
const setup = {
  files,
  home: { '.claude/CLAUDE.md': 'Mine', '.claude/rules/mine.md': rule('"*.md"') },
  managed: { 'CLAUDE.md': 'Managed' },
  top: { 'CLAUDE.md': 'Above', 'beside/CLAUDE.md': 'Beside' },
  settings: { claudeMdExcludes: ['**/old/**'] },
};

describe('where a file belongs', () => {
  it.each([
    ['CLAUDE.md', 'memory start'],
    ['../CLAUDE.md', 'memory above'],
    ['../beside/CLAUDE.md', 'memory elsewhere'],
    ['packages/web/CLAUDE.md', 'memory nested'],
    ['packages/web/AGENTS.md', 'agents nested'],
    ['/home/me/.claude/CLAUDE.md', 'memory user'],
    ['/managed/CLAUDE.md', 'memory managed'],
    ['.claude/rules/deep/er/x.md', 'rule start'],
    ['/home/me/.claude/rules/mine.md', 'rule user'],
    ['packages/web/.claude/rules/style.md', 'rule nested'],
    ['.claude/skills/one/SKILL.md', 'skill start'],
    ['packages/web/.claude/skills/form/SKILL.md', 'skill nested'],
    ['../.claude/skills/far/SKILL.md', 'skill elsewhere'],
    ['.claude/commands/a/b.md', 'command start'],
    ['packages/web/.claude/commands/go.md', 'neverRead nestedCommand'],
    ['.claude/CLAUDE.local.md', 'neverRead localInFolder'],
    ['.claude/rules/draft.txt', 'neverRead ruleExtension'],
    ['.claude/Rules/a.md', 'neverRead rulesCase'],
    ['.claude/skills/flat.md', 'neverRead skillFlat'],
    ['.claude/skills/a/skill.md', 'neverRead skillCase'],
    ['.claude/skills/a/b/SKILL.md', 'neverRead skillDeep'],
    ['.claude/skills/one/references/a.md', 'plain'],
    ['Claude.md', 'neverRead letterCase'],
    ['AGENT.md', 'neverRead otherName'],
    ['.agents/skills/a/SKILL.md', 'neverRead otherFolder'],
    ['README.md', 'plain'],
    ['src/api/user.ts', 'plain'],
  ])('%s is told as %s', async (path, origin) => {
    const { of } = await explaining(setup);
    const told = (await of(path)).origin;
    const detail = 'where' in told ? ` ${told.where}` : 'mistake' in told ? ` ${told.mistake}` : '';
    expect(`${told.kind}${detail}`).toBe(origin);
  });
});

describe('the answer', () => {
  it.each([
    ['CLAUDE.md', 'loaded'],
    ['docs/style.md', 'loaded'],
    ['missing.md', 'out'],
    ['nowhere.md', 'missing'],
    ['docs', 'folder'],
    ['.claude/skills/one', 'loaded'],
    ['.claude/rules/always.md', 'loaded'],
    ['.claude/rules/api.md', 'waits'],
    ['.claude/skills/flat.md', 'never'],
    ['README.md', 'plain'],
    ['../beside/CLAUDE.md', 'notReached'],
    ['packages/web/CLAUDE.md', 'waits'],
    ['packages/web/.claude/rules/style.md', 'waits'],
    ['packages/web/.claude/rules/plain.md', 'waits'],
    ['packages/web/.claude/skills/form/SKILL.md', 'waits'],
    ['packages/old/CLAUDE.md', 'out'],
  ])('for %s is %s, wherever the session has been', async (path, answer) => {
    const { of } = await explaining(setup);
    expect((await of(path)).answer).toBe(answer);
  });

  it('says what any file of a folder would do where the session has not been', async () => {
    const { of, project } = await explaining(setup);
    const web = await of('packages/web/CLAUDE.md');
    expect(web.now.layers).toEqual([]);
    expect(web.ahead?.then.layers.map(({ reason }) => reason.code)).toEqual(['folderTouched']);
    const old = await of('packages/old/CLAUDE.md');
    expect(old.ahead?.then.notLoaded.map(({ reason }) => reason.code)).toEqual(['excluded']);
    // the session itself has read nothing
    expect(project.inspected.report.steps).toHaveLength(1);
  });

  it('looks ahead in old versions too, which read no file that is not there', async () => {
    const { of } = await explaining({ ...setup, version: '2.1.90' });
    expect((await of('packages/web/CLAUDE.md')).answer).toBe('waits');
  });

  it('needs no look ahead where the session has been', async () => {
    const { of } = await explaining(setup, ['read packages/web/src/App.tsx']);
    const web = await of('packages/web/CLAUDE.md');
    expect([web.answer, web.ahead]).toEqual(['loaded', undefined]);
  });
});

describe('with a touched file', () => {
  it.each([
    ['.claude/rules/api.md', 'src/api/user.ts', 'loads'],
    ['.claude/rules/api.md', 'packages/web/src/App.tsx', 'nothing'],
    ['CLAUDE.md', 'src/api/user.ts', 'alreadyIn'],
    ['packages/web/CLAUDE.md', 'packages/web/src/App.tsx', 'loads'],
    ['packages/web/CLAUDE.md', 'packages/web/not/there.ts', 'loads'],
    ['packages/web/.claude/rules/style.md', 'packages/web/src/App.tsx', 'loads'],
    ['packages/web/.claude/skills/form/SKILL.md', 'packages/web/src/App.tsx', 'listed'],
    ['packages/old/CLAUDE.md', 'packages/old/a.ts', 'nothing'],
    ['nowhere.md', 'src/api/user.ts', 'nothing'],
  ])('%s: reading %s %s', async (path, touch, effect) => {
    const { of } = await explaining(setup);
    expect((await of(path, touch)).touch?.effect).toBe(effect);
  });
});

describe('the version', () => {
  it.each([
    ['CLAUDE.md', '2.1.332', []],
    ['AGENTS.md', '2.1.90', ['agentsMd 2.1.277 not yet']],
    ['AGENTS.md', '2.1.332', ['agentsMd 2.1.277']],
    [
      'packages/web/CLAUDE.md',
      '2.1.290',
      ['missingFileTriggers 2.1.200', 'writeTriggers 2.1.288', 'bashTriggers 2.1.293 not yet'],
    ],
    ['.claude/rules/always.md', '2.1.332', []],
  ])('from which %s is treated so, seen from %s', async (path, version, told) => {
    const { of } = await explaining({ ...setup, version });
    const { since } = await of(path);
    expect(since.map(({ behaviour, from, inForce }) => `${behaviour} ${from}${inForce ? '' : ' not yet'}`)).toEqual(
      told,
    );
  });
});

describe('a condition', () => {
  it.each([
    ['.claude/rules/always.md', { kind: 'always', why: 'noPaths' }],
    ['packages/web/.claude/skills/form/SKILL.md', { kind: 'ignored', of: 'nestedSkill' }],
    ['.claude/skills/one/SKILL.md', undefined],
    ['README.md', undefined],
  ])('of %s', async (path, condition) => {
    const { of } = await explaining(setup);
    expect((await of(path)).condition).toEqual(condition);
  });

  it('that stands for everything is none', async () => {
    const { of } = await explaining({ files: { '.claude/rules/a.md': rule('"**"') } });
    expect((await of('.claude/rules/a.md')).condition).toEqual({ kind: 'always', why: 'matchesEverything' });
  });
});
