import { describe, expect, it } from 'vitest';
import { toPath as at } from '../../src/core/files/path';
import type { Report, SkillCard } from '../../src/core/report';
import { cutText } from '../../src/present/cutText';
import { fileLens, sectionLens } from '../../src/present/lenses';
import { en } from '../../src/present/words/en';
import { ja } from '../../src/present/words/ja';
import { zhCn } from '../../src/present/words/zhCn';
import { about, app, inApp, report } from './sampleReport';

const weight = (saved: number, draft?: number) => ({
  saved: about(saved),
  draft: draft === undefined ? undefined : about(draft),
});
const lens = (path: string, of: Report, ...tokens: [saved: number, draft?: number]) =>
  fileLens(path.startsWith('/') ? at(path) : inApp(path), of, en, weight(...tokens));

describe('the lens of a file', () => {
  it.each([
    ['CLAUDE.md', 'loads at start, place 4 · read by every session'],
    ['CLAUDE.local.md', 'loads at start, place 7 · read by every session'],
    ['docs/style.md', 'loads at start, place 5 · imported at line 12 · read by every session'],
    [
      '/home/u/.claude/projects/app/memory/MEMORY.md',
      'loads at start, place 8 · auto memory · 200 of 312 lines · read by every session',
    ],
    ['.claude/rules/api.md', 'matched src/api/** by user.ts · in the context, place 10'],
    ['packages/web/CLAUDE.md', 'packages/web · found by App.tsx · in the context, place 11'],
    ['.claude/rules/charts.md', 'waits for charts/** +1'],
  ])('%s says behind its weight: %s', (path, text) => {
    expect(lens(path, report, 1912)).toBe(`≈ 1.9k tokens · ${text}`);
    expect(lens(path, report, 1912, 2100)).toBe(`≈ 1.9k → ≈ 2.1k when saved · ${text}`);
    expect(lens(path, report, 1912, 1912)).toBe(`≈ 1.9k tokens · ${text}`);
  });

  it.each([
    ['docs/gone.md', 'not loaded: missing'],
    ['src/api/user.ts', undefined],
    ['src/index.ts', undefined],
  ])('%s has no weight: %s', (path, text) => {
    expect(fileLens(inApp(path), report, en)).toBe(text);
  });

  it('says of a rule that was opened that it will not be told', () => {
    const path = inApp('.claude/rules/opened.md');
    const [step] = report.steps;
    const opened = { ...step!, notes: [{ code: 'readAsFile', data: { file: path } } as const] };
    const text = '≈ 300 tokens · read as a file, not told again in this session';
    expect(lens(path, { ...report, steps: [...report.steps, opened] }, 300)).toBe(text);
  });

  it('is told in every language', () => {
    expect(fileLens(inApp('CLAUDE.md'), report, ja, weight(1912, 2100))).toBe(
      '≈ 1.9k → 保存後 ≈ 2.1k · 開始時に読み込み、4 番目 · すべてのセッションが読む',
    );
    expect(fileLens(inApp('CLAUDE.md'), report, zhCn, weight(1912, 2100))).toBe(
      '≈ 1.9k → 保存后 ≈ 2.1k · 启动时加载，第 4 位 · 每个会话都会读取',
    );
  });
});

describe('the lens of a skill', () => {
  const card: SkillCard = {
    name: 'x',
    kind: 'skill',
    scope: 'project',
    path: inApp('.claude/skills/x/SKILL.md'),
    state: 'listed',
    reason: undefined,
    activated: false,
    invoked: false,
    text: '',
    fullText: '',
    listingTokens: about(40),
    bodyTokens: about(1200),
  };
  it.each<[Partial<SkillCard>, number | undefined, string]>([
    [{}, undefined, 'listing ≈ 40 · body ≈ 1.2k'],
    [{}, 1300, 'listing ≈ 40 · body ≈ 1.2k → ≈ 1.3k when saved'],
    [{ invoked: true }, undefined, 'listing ≈ 40 · body ≈ 1.2k · invoked'],
    [
      { state: 'waiting', reason: { code: 'waitsForMatch', data: { patterns: ['a/**'], base: app } } },
      undefined,
      'body ≈ 1.2k · waits for a/**',
    ],
    [
      { state: 'onlyForUser', reason: { code: 'hiddenFromModel', data: { by: 'frontmatter' } } },
      undefined,
      'body ≈ 1.2k · hidden by its frontmatter',
    ],
    [
      { state: 'off', reason: { code: 'hiddenFromModel', data: { by: 'setting' } } },
      undefined,
      'body ≈ 1.2k · not loaded: hidden by skillOverrides',
    ],
  ])('%#', (parts, draft, text) => {
    const skill = { ...card, ...parts };
    expect(lens(skill.path, { ...report, skills: [skill] }, 1200, draft)).toBe(text);
  });
});

it('the lens of a heading is its weight, behind a cut that it is not read', () => {
  expect(sectionLens({ line: 0, tokens: about(1912), isCut: false }, en)).toBe('≈ 1.9k tokens');
  expect(sectionLens({ line: 0, tokens: about(0), isCut: true }, en)).toBe('behind the cut, not read');
});

describe('the words at a cut', () => {
  it.each([
    [{ by: 'lines', line: 200, character: 0, lines: 312, limit: 200 }, 'line 200 of 312'],
    [{ by: 'characters', line: 62, character: 0, lines: 1080, limit: 25_000 }, '25,000 characters, line 62 of 1,080'],
    [{ by: 'characters', line: 0, character: 25_000, lines: 1, limit: 25_000 }, '25,000 characters, line 1 of 1'],
  ] as const)('name the last line that is read: %#', (cut, text) => {
    expect(cutText(cut, en)).toBe(`Claude Code reads up to here: ${text}`);
  });
});
