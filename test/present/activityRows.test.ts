import { describe, expect, it } from 'vitest';
import { toPath } from '../../src/core/files/path';
import type { SessionEvent } from '../../src/core/session/events';
import { activityRows } from '../../src/present/activityRows';
import { eventTitle } from '../../src/present/eventTitle';
import { en } from '../../src/present/words/en';
import { zhCn } from '../../src/present/words/zhCn';
import { everyRow, outline } from './outline';
import { inApp, links, report, stack, step, steps, told } from './sampleReport';

const rows = (more: readonly ReturnType<typeof step>[] = []) =>
  activityRows({ report: { ...report, steps: [...steps, ...more] }, words: en, links });

describe('the Activity tree', () => {
  it('shows what happened, newest first, with what it caused', () => {
    expect(`\n${outline(rows())}\n`).toMatchInlineSnapshot(`
      "
      ▸ Opened /srv/other/a.ts │ nothing new · outside the start directory
          nothing new │ It is outside the start directory /home/u/app; files out there bring nothing.
      ▾ Invoked deploy │ ≈ 9k · 1 skill
          + skill deploy │ ≈ 9k · invoked with arguments
      ▾ Mentioned src/api/user.ts │ ≈ 150
          + mention user.ts │ ≈ 150 · mentioned
          all told before │ All that applies has been told before: .claude/rules/api.md.
      ▾ Edited packages/web/App.tsx │ ≈ 640 · 1 memory file
          + memory file CLAUDE.md │ ≈ 640 · packages/web · found by App.tsx
      ▾ Opened src/api/user.ts │ ≈ 300 · 1 rule, 1 skill
          + rule api.md │ ≈ 300 · matched src/api/** by user.ts
          + skill api-docs │ active, announced next turn · matched src/api/** by user.ts
      ▸ Session started │ ≈ 5.6k · 7 memory files, 1 rule, 3 skills
          + memory file CLAUDE.md │ ≈ 210 · managed
          + memory file CLAUDE.md │ ≈ 340 · ~/.claude
          + rule testing.md │ ≈ 120 · ~/.claude/rules
          + memory file CLAUDE.md │ ≈ 1.9k · .
          + import style.md │ ≈ 800 · imported at line 12
          + import names.md │ ≈ 64 · imported at line 3
          + memory file CLAUDE.local.md │ ≈ 60 · .
          + auto memory MEMORY.md │ ≈ 2.1k · auto memory · 200 of 312 lines
          + skill listing │ 3 skills
      "
    `);
  });

  it('is the same tree in Chinese', () => {
    expect(`\n${outline(activityRows({ report, words: zhCn, links }))}\n`).toMatchInlineSnapshot(`
      "
      ▸ 打开 /srv/other/a.ts │ 没有新内容 · 在启动目录之外
          没有新内容 │ 它在启动目录 /home/u/app 之外；那里的文件不会带来任何内容。
      ▾ 调用 deploy │ ≈ 9k · 1 个技能
          + 技能 deploy │ ≈ 9k · 带参数调用
      ▾ 提及 src/api/user.ts │ ≈ 150
          + 提及 user.ts │ ≈ 150 · 被提及
          之前都已告知 │ 适用的内容之前都已告知：.claude/rules/api.md。
      ▾ 编辑 packages/web/App.tsx │ ≈ 640 · 1 个记忆文件
          + 记忆文件 CLAUDE.md │ ≈ 640 · packages/web · 由 App.tsx 发现
      ▾ 打开 src/api/user.ts │ ≈ 300 · 1 条规则、1 个技能
          + 规则 api.md │ ≈ 300 · user.ts 匹配 src/api/**
          + 技能 api-docs │ 已激活，下一轮告知 · user.ts 匹配 src/api/**
      ▸ 会话开始 │ ≈ 5.6k · 7 个记忆文件、1 条规则、3 个技能
          + 记忆文件 CLAUDE.md │ ≈ 210 · 托管
          + 记忆文件 CLAUDE.md │ ≈ 340 · ~/.claude
          + 规则 testing.md │ ≈ 120 · ~/.claude/rules
          + 记忆文件 CLAUDE.md │ ≈ 1.9k · .
          + 导入 style.md │ ≈ 800 · 第 12 行导入
          + 导入 names.md │ ≈ 64 · 第 3 行导入
          + 记忆文件 CLAUDE.local.md │ ≈ 60 · .
          + 自动记忆 MEMORY.md │ ≈ 2.1k · 自动记忆 · 312 行中的 200 行
          + 技能列表 │ 3 个技能
      "
    `);
  });

  it('says that a found skill is announced once a turn has followed', () => {
    const found = (of: ReturnType<typeof rows>) => everyRow(of).find((row) => row.skill === 'api-docs');
    expect(found(rows())?.description).toMatch(/^active, announced next turn/);
    expect(found(rows([step(6, { kind: 'turn' })]))?.description).toMatch(/^announced/);
  });

  it('shows what a compaction brought back', () => {
    const compacted = step(6, { kind: 'compact' }, { restored: [told(stack[9]!)] });
    expect(outline(rows([compacted]).slice(0, 1))).toBe(
      '▾ Compacted │ 1 rule\n    ↻ rule api.md │ ≈ 300 · matched src/api/** by user.ts',
    );
  });

  it('says of memory and the listing that compaction tells them again', () => {
    const again = { ...told(stack[3]!), reason: { code: 'reloaded', data: { because: 'compaction' } } as const };
    const compacted = step(6, { kind: 'compact' }, { memory: [again], skills: steps[0]!.skills });
    expect(outline(rows([compacted]).slice(0, 1))).toBe(
      '▾ Compacted │ 1 memory file, 3 skills\n    ↻ memory file CLAUDE.md │ ≈ 1.9k · .\n    ↻ skill listing │ 3 skills',
    );
  });

  it('does not call it news that a turn loads nothing', () => {
    expect(outline(rows([step(6, { kind: 'turn' })]).slice(0, 1))).toBe('  Next turn');
  });

  it('says what a change on disk left behind', () => {
    const files = [
      { path: inApp('CLAUDE.md'), before: 'a', after: 'b' },
      { path: inApp('x.md'), before: null, after: 'c' },
    ];
    const changed = step(
      6,
      { kind: 'changed', files },
      { notes: [{ code: 'fileChanged', data: { told: [inApp('CLAUDE.md')] } }] },
    );
    // offered nowhere: a change on disk cannot be forgotten
    expect(rows([changed])[0]?.contextValue).toBe('start');
    expect(outline(rows([changed]).slice(0, 1))).toBe(
      '▸ Changed on disk: CLAUDE.md and 1 more │ the model has the old text\n' +
        '    the model has the old text │ The model still has the old text of CLAUDE.md; a change on disk is not told.',
    );
  });

  it.each([
    [
      'compact',
      'compaction',
      '≈ 600 saved · The model no longer sees 2 skills that were listed before; they can still be used.',
    ],
    [
      'resume',
      'resume',
      '≈ 1.4k saved · The 2 skills listed before are not listed again: the model still has the lines.',
    ],
  ] as const)('says what it saves that a %s does not list skills again', (kind, because, says) => {
    const one = step(6, { kind }, { notes: [{ code: 'notListedAgain', data: { skills: 2, because } }] });
    const parts = (skillListing: number) => ({ memory: 9, rules: 0, skillListing, invokedSkills: 0, conversation: 0 });
    const timeline = [1400, 1400, 1400, 1400, 1400, 1400, 800].map((listing, at) => ({
      step: at,
      parts: parts(listing),
    }));
    const [row] = activityRows({ report: { ...report, timeline, steps: [...steps, one] }, words: en, links });
    expect(row?.children.at(-1)?.description).toBe(says);
  });

  it('lets events be forgotten, but not the start', () => {
    expect(rows().map(({ contextValue }) => contextValue)).toEqual([
      'event',
      'event',
      'event',
      'event',
      'event',
      'start',
    ]);
  });

  it('gives no two rows one id', () => {
    const ids = everyRow(rows([...steps])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an event', () => {
  const cases: readonly (readonly [string, SessionEvent])[] = [
    ['Opened src/a.ts', { kind: 'read', path: inApp('src/a.ts') }],
    ['Edited ~/notes.md', { kind: 'edit', path: toPath('/home/u/notes.md') }],
    ['Saved /srv/x', { kind: 'write', path: toPath('/srv/x') }],
    ['Mentioned src', { kind: 'mention', path: inApp('src') }],
    ['Ran cat src/a.ts', { kind: 'bash', command: 'cat   src/a.ts' }],
    ['Searched for files **/*.ts', { kind: 'glob', pattern: '**/*.ts' }],
    ['Searched in files for TODO', { kind: 'grep', pattern: 'TODO' }],
    ['Invoked deploy', { kind: 'invokeSkill', name: 'deploy' }],
    ['Next turn', { kind: 'turn' }],
    ['Compacted', { kind: 'compact' }],
    ['Resumed', { kind: 'resume' }],
  ];
  it.each(cases)('reads: %s', (title, event) => {
    expect(eventTitle(event, en, report)).toBe(title);
  });
});
