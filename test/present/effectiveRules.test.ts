import { describe, expect, it } from 'vitest';
import { toPath } from '../../src/core/files/path';
import { effectiveRules } from '../../src/present/effectiveRules';
import { effectiveRulesCard } from '../../src/present/effectiveRulesCard';
import { en } from '../../src/present/words/en';
import { inApp, links, report } from './sampleReport';

const ink = { report, words: en, links };
const textOf = (id: string) => `\n\n${id}\nsecond line`;
const ofFile = (path: string) => effectiveRules(report, inApp(path), textOf);
const places = (path: string) => ofFile(path).applied.map(({ layer }) => layer.order);
const atStart = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the rules that hold for a file', () => {
  it.each([
    ['README.md', atStart],
    ['src/api/user.ts', [...atStart, 10]],
    ['src/api/deep/other.ts', [...atStart, 10]],
    ['src/web/user.ts', atStart],
    ['packages/web/App.tsx', [...atStart, 11]],
    ['packages/web/deep/x.ts', [...atStart, 11]],
    ['packages/api/x.ts', atStart],
  ])('for %s stand at the places %j', (path, expected) => {
    expect(places(path)).toEqual(expected);
  });

  it('leave out what was only mentioned, read or listed', () => {
    expect(ofFile('src/api/user.ts').applied.filter(({ layer }) => layer.order === 9 || layer.order > 11)).toEqual([]);
  });

  it('leave a file out that another pattern of the rule takes back', () => {
    const patterns = ['*.ts', '!*.d.ts'];
    const excluding = report.stack.map((layer) =>
      layer.reason.code === 'ruleMatched'
        ? { ...layer, reason: { ...layer.reason, data: { ...layer.reason.data, patterns } } }
        : layer,
    );
    const orders = (path: string) =>
      effectiveRules({ ...report, stack: excluding }, inApp(path), textOf).applied.map(({ layer }) => layer.order);
    expect(orders('src/api/a.ts')).toContain(10);
    expect(orders('src/api/a.d.ts')).not.toContain(10);
  });

  it('name what would load if the file were read', () => {
    expect(ofFile('charts/a.ts').waiting.map(({ path }) => path)).toEqual([inApp('.claude/rules/charts.md')]);
    expect(ofFile('src/b.chart.ts').waiting).toHaveLength(1);
    expect(ofFile('src/b.ts').waiting).toEqual([]);
  });

  it('name the skills the file activated or would', () => {
    expect(ofFile('src/api/user.ts').skills.map(({ name }) => name)).toEqual(['api-docs']);
    expect(ofFile('charts/a.ts').skills.map(({ name }) => name)).toEqual(['charts']);
  });

  it('bring the first line of each text', () => {
    expect(ofFile('README.md').applied[3]?.firstLine).toBe(`text of ${inApp('CLAUDE.md')}`);
  });

  it('of an import hold where its importer does', () => {
    const nested = report.stack.map((layer) =>
      layer.order === 6
        ? {
            ...layer,
            step: 2,
            reason: { code: 'imported', data: { by: inApp('packages/web/CLAUDE.md'), line: 0, hop: 1 } } as const,
          }
        : layer,
    );
    const orders = (path: string) =>
      effectiveRules({ ...report, stack: nested }, inApp(path), textOf).applied.map(({ layer }) => layer.order);
    expect(orders('packages/web/a.ts')).toContain(6);
    expect(orders('src/a.ts')).not.toContain(6);
  });

  it('outside the start directory are only what loaded at start', () => {
    const outside = effectiveRules(report, toPath('/srv/a.ts'), textOf);
    expect(outside.outside).toBe(true);
    expect(outside.applied.map(({ layer }) => layer.order)).toEqual(atStart);
  });
});

describe('the effective-rules card', () => {
  it('is a list in reading order with links', () => {
    expect(`\n${effectiveRulesCard(inApp('src/api/user.ts'), ink, textOf)}\n`).toMatchInlineSnapshot(`
      "
      **Effective rules for src\\/api\\/user\\.ts** — ≈ 5.9k

      1 [CLAUDE\\.md](command:open?%5B%22%2Fetc%2Fclaude-code%2FCLAUDE.md%22%5D) · managed — text of \\/etc\\/claude\\-code\\/CLAUDE\\.md  
      2 [CLAUDE\\.md](command:open?%5B%22%2Fhome%2Fu%2F.claude%2FCLAUDE.md%22%5D) · \`~/.claude\` — text of \\/home\\/u\\/\\.claude\\/CLAUDE\\.md  
      3 [testing\\.md](command:open?%5B%22%2Fhome%2Fu%2F.claude%2Frules%2Ftesting.md%22%5D) · \`~/.claude/rules\` — text of \\/home\\/u\\/\\.claude\\/rules\\/testing\\.md  
      4 [CLAUDE\\.md](command:open?%5B%22%2Fhome%2Fu%2Fapp%2FCLAUDE.md%22%5D) · \`.\` — text of \\/home\\/u\\/app\\/CLAUDE\\.md  
      5 [style\\.md](command:open?%5B%22%2Fhome%2Fu%2Fapp%2Fdocs%2Fstyle.md%22%5D) · imported at line 12 — text of \\/home\\/u\\/app\\/docs\\/style\\.md  
      6 [names\\.md](command:open?%5B%22%2Fhome%2Fu%2Fapp%2Fdocs%2Fnames.md%22%5D) · imported at line 3 — text of \\/home\\/u\\/app\\/docs\\/names\\.md  
      7 [CLAUDE\\.local\\.md](command:open?%5B%22%2Fhome%2Fu%2Fapp%2FCLAUDE.local.md%22%5D) · \`.\` — text of \\/home\\/u\\/app\\/CLAUDE\\.local\\.md  
      8 [MEMORY\\.md](command:open?%5B%22%2Fhome%2Fu%2F.claude%2Fprojects%2Fapp%2Fmemory%2FMEMORY.md%22%5D) · auto memory · 200 of 312 lines — text of \\/home\\/u\\/\\.claude\\/projects\\/app\\/memory\\/MEMORY\\.md  
      10 [api\\.md](command:open?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Frules%2Fapi.md%22%5D) · matched \`src/api/**\` by \`user.ts\` — text of \\/home\\/u\\/app\\/\\.claude\\/rules\\/api\\.md

      Skills for it: [api\\-docs](command:open?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Fskills%2Fapi-docs%2FSKILL.md%22%5D)

      2 skills are listed whatever file is open.
      "
    `);
  });

  it('says when nothing holds', () => {
    const none = { ...ink, report: { ...report, stack: [], skills: [], waiting: [] } };
    expect(effectiveRulesCard(inApp('a.ts'), none, textOf)).toContain('No memory or rule in the context applies');
  });

  it('keeps a first line from becoming a link', () => {
    const card = effectiveRulesCard(inApp('a.ts'), ink, () => '[click](command:evil) <img src=x>');
    expect(card).toContain('\\[click\\]\\(command\\:evil\\)');
    expect(card).not.toContain('<img');
  });
});
