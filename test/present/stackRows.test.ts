import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/core/report';
import type { Step } from '../../src/core/session/step';
import { stackRows } from '../../src/present/stackRows';
import { en } from '../../src/present/words/en';
import { ja } from '../../src/present/words/ja';
import { everyRow, outline } from './outline';
import { about, inApp, links, report, stack, step } from './sampleReport';

const rows = (of: Report) => stackRows({ report: of, words: en, links });
const layerRowOf = (path: string, of = report) =>
  everyRow(rows(of)).find((row) => row.layer !== undefined && row.path === inApp(path))!;

describe('the Stack tree', () => {
  it('shows the stack in reading order, what waits, and what does not load', () => {
    expect(`\n${outline(rows(report))}\n`).toMatchInlineSnapshot(`
      "
      ▾ At start │ 8 loaded · ≈ 5.6k
           1 CLAUDE.md │ ≈ 210 · managed
           2 CLAUDE.md │ ≈ 340 · ~/.claude
           3 testing.md │ ≈ 120 · ~/.claude/rules · order not fixed here
           4 CLAUDE.md │ ≈ 1.9k → ≈ 2.1k when saved · .
           5 ↳ style.md │ ≈ 800 · imported at line 12
           6  ↳ names.md │ ≈ 64 · imported at line 3
           7 CLAUDE.local.md │ ≈ 60 · .
           8 MEMORY.md │ ≈ 2.1k · auto memory · 200 of 312 lines
      ▾ Skill listing │ 3 skills · ≈ 1.4k
        ▸  9 skill listing │ ≈ 1.4k · 3 skills
            deploy │ Ships the app
            review │ Reads a change
            zebra │ name only
            api-docs │ Writes the API pages
          … 1 description dropped
      ▾ Because of what was touched │ 3 loaded · ≈ 1.1k
          10 api.md │ ≈ 300 · matched src/api/** by user.ts
          11 CLAUDE.md │ ≈ 640 · packages/web · found by App.tsx
          12 user.ts │ ≈ 150 · mentioned · older than disk
      ▸ Invoked skills │ 1 · ≈ 9k
          13 deploy │ ≈ 9k · invoked with arguments
      ▸ Waiting │ 1 rule, 1 skill
          charts.md │ ≈ 410 · waits for charts/** +1
          charts │ ≈ 40 · waits for charts/**
      ▸ Not loaded │ 4
          gone.md │ missing · docs
          CLAUDE.md │ excluded by claudeMdExcludes · vendor/lib
          secret │ hidden by its frontmatter · .claude/skills
          twin │ shadowed by .claude/skills/other · .claude/skills
      "
    `);
  });

  it('is the same tree in Japanese', () => {
    expect(`\n${outline(stackRows({ report, words: ja, links }))}\n`).toMatchInlineSnapshot(`
      "
      ▾ 開始時 │ 8 件読み込み済み · ≈ 5.6k
           1 CLAUDE.md │ ≈ 210 · 管理
           2 CLAUDE.md │ ≈ 340 · ~/.claude
           3 testing.md │ ≈ 120 · ~/.claude/rules · ここの順序は不定
           4 CLAUDE.md │ ≈ 1.9k → 保存後 ≈ 2.1k · .
           5 ↳ style.md │ ≈ 800 · 12 行目でインポート
           6  ↳ names.md │ ≈ 64 · 3 行目でインポート
           7 CLAUDE.local.md │ ≈ 60 · .
           8 MEMORY.md │ ≈ 2.1k · 自動メモリ · 312 行中 200 行
      ▾ スキル一覧 │ スキル 3 個 · ≈ 1.4k
        ▸  9 スキル一覧 │ ≈ 1.4k · スキル 3 個
            deploy │ Ships the app
            review │ Reads a change
            zebra │ 名前のみ
            api-docs │ Writes the API pages
          … 説明 1 件を省略
      ▾ 触れたファイルによるもの │ 3 件読み込み済み · ≈ 1.1k
          10 api.md │ ≈ 300 · user.ts が src/api/** に一致
          11 CLAUDE.md │ ≈ 640 · packages/web · App.tsx で発見
          12 user.ts │ ≈ 150 · 言及 · ディスクより古い
      ▸ 呼び出したスキル │ 1 · ≈ 9k
          13 deploy │ ≈ 9k · 引数付きで呼び出し済み
      ▸ 待機中 │ ルール 1 個、スキル 1 個
          charts.md │ ≈ 410 · charts/** +1 を待機
          charts │ ≈ 40 · charts/** を待機
      ▸ 読み込まれないもの │ 4
          gone.md │ ファイルなし · docs
          CLAUDE.md │ claudeMdExcludes で除外 · vendor/lib
          secret │ フロントマターで非表示 · .claude/skills
          twin │ .claude/skills/other に隠れている · .claude/skills
      "
    `);
  });

  it('leaves groups out that hold nothing', () => {
    expect(rows({ ...report, stack: [], waiting: [], notLoaded: [], skills: [] })).toEqual([]);
  });

  it('gives no two rows one id, even when two layers have one', () => {
    const twice = { ...report, stack: [...stack, ...stack] };
    const ids = everyRow(rows(twice)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the ids of rows when a layer is added in front', () => {
    const moved = { ...report, stack: stack.slice(1).map((layer) => ({ ...layer, order: layer.order + 5 })) };
    const before = new Set(everyRow(rows(report)).map(({ id }) => id));
    expect(everyRow(rows(moved)).filter(({ id }) => !before.has(id))).toEqual([]);
  });

  it('says of a summary that is still to be written no weight', () => {
    const summary = { ...stack[0]!, kind: 'summary', reason: { code: 'summary', data: {} }, tokens: about(0) } as const;
    const row = everyRow(rows({ ...report, stack: [summary] })).find(({ layer }) => layer !== undefined);
    expect(row?.description).toBe('in place of the conversation');
    expect(row?.tooltip()).not.toContain('As sent');
  });

  it('puts what compaction brought back into a group of its own, first', () => {
    const reason = { code: 'restoredFile', data: { place: 1, limit: 5 } } as const;
    const compacted = {
      ...report,
      stack: stack.slice(9, 11).map((layer) => ({ ...layer, kind: 'file' as const, reason })),
    };
    expect(rows(compacted)[0]?.label).toBe('After compaction');
  });

  it('shows a skill that waits or does not load once, by the name of its folder', () => {
    const waiting = rows(report).find(({ id }) => id === 'group:waiting');
    expect(waiting?.description).toBe('1 rule, 1 skill');
    expect(waiting?.children.map(({ label }) => label)).toEqual(['charts.md', 'charts']);
    const out = rows(report).find(({ id }) => id === 'group:notLoaded');
    expect(out?.children.map(({ label }) => label)).toEqual(['gone.md', 'CLAUDE.md', 'secret', 'twin']);
  });

  it('says where a rule of a nested folder waits for its match', () => {
    const [rule] = report.waiting;
    const base = inApp('packages/web');
    const nested = { ...rule!, reason: { code: 'waitsForMatch', data: { patterns: ['src/*.ts'], base } } as const };
    const row = everyRow(rows({ ...report, waiting: [nested] })).find(({ contextValue }) => contextValue === 'waiting');
    expect(row?.description).toBe('≈ 410 · waits for src/*.ts in packages/web');
  });

  describe('lists the lines the model holds', () => {
    const listed = (...more: readonly Step[]) =>
      everyRow(rows({ ...report, steps: [...report.steps, ...more] }))
        .filter(({ contextValue }) => contextValue === 'listed')
        .map(({ label, description }) => `${label}: ${description}`);
    const line = (name: string, text: string) =>
      ({ name, text, full: text, path: inApp(`.claude/skills/${name}/SKILL.md`), source: 'project' }) as const;
    const before = ['deploy: Ships the app', 'review: Reads a change', 'zebra: name only'];

    it('from start and touches', () => {
      expect(listed()).toEqual([...before, 'api-docs: Writes the API pages']);
    });

    it('each time one is announced', () => {
      const again = step(6, { kind: 'turn' }, { skills: [line('api-docs', 'Writes them anew')] });
      expect(listed(again)).toEqual([...before, 'api-docs: Writes the API pages', 'api-docs: Writes them anew']);
    });

    it('without those a compaction took out of sight', () => {
      const compaction = step(6, { kind: 'compact' }, { skills: [line('deploy', 'Ships the app')] });
      expect(listed(compaction)).toEqual(['deploy: Ships the app']);
      expect(listed(step(6, { kind: 'compact' }))).toEqual([]);
    });
  });

  it('counts as dropped what the budget cut, not what a setting lists by name alone', () => {
    const nameOnly = report.skills.map((skill) =>
      skill.name === 'zebra' ? { ...skill, state: 'listed' as const } : skill,
    );
    const dropped = (of: Report) => everyRow(rows(of)).filter(({ id }) => id.startsWith('dropped:')).length;
    expect([dropped(report), dropped({ ...report, skills: nameOnly })]).toEqual([1, 0]);
  });

  it('opens a layer, but an import that did not load where it is written', () => {
    const missing = everyRow(rows(report)).find((row) => row.path === inApp('docs/gone.md'))!;
    expect(layerRowOf('docs/style.md').press).toEqual({ kind: 'open', path: inApp('docs/style.md'), line: undefined });
    expect(missing.press).toEqual({ kind: 'open', path: inApp('CLAUDE.md'), line: 20 });
  });

  it('says a row to those who do not see it', () => {
    expect(layerRowOf('packages/web/CLAUDE.md').accessibilityLabel).toBe(
      'Place 11, memory file CLAUDE.md: ≈ 640 · packages/web · found by App.tsx',
    );
  });
});

describe('the tooltip of a layer', () => {
  it('says why, which part the pattern matched, what it weighs and what becomes of it', () => {
    expect(`\n${layerRowOf('.claude/rules/api.md').tooltip()}\n`).toMatchInlineSnapshot(`
      "
      **api\\.md** — rule, place 10 of 13

      \`.claude/rules/api.md\`

      Loaded because \`src/api/user.ts\` matches the pattern \`src/api/**\`.

      Pattern \`src/api/**\` matched **src\\/api**\\/user\\.ts

      - As sent: ≈ 300 tokens, ± 19 (0.15% of the window)
      - At compaction: dropped, comes back when touched

      *As Claude Code 2\\.1\\.332 does it.*

      [Open](command:open?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Frules%2Fapi.md%22%5D) · [Open as sent](command:asSent?%5B%221%3A%2Fhome%2Fu%2Fapp%2F.claude%2Frules%2Fapi.md%22%5D) · [Why\\?](command:why?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Frules%2Fapi.md%22%5D) · [Copy path](command:copyPath?%5B%22%2Fhome%2Fu%2Fapp%2F.claude%2Frules%2Fapi.md%22%5D)
      "
    `);
  });

  it('says what an unsaved edit would change', () => {
    expect(layerRowOf('CLAUDE.md').tooltip()).toContain('- When saved: ≈ 2,100 tokens, ± 131');
  });

  it('names a version that nobody measured', () => {
    const newer = { ...report, claude: { ...report.claude, version: '9.0.0', measured: false } };
    expect(layerRowOf('CLAUDE.md', newer).tooltip()).toContain('newer than what was measured');
  });
});

describe('the tooltip of what is not loaded', () => {
  it('says why and what would have to happen', () => {
    const missing = everyRow(rows(report)).find((row) => row.path === inApp('docs/gone.md'))!;
    expect(`\n${missing.tooltip()}\n`).toMatchInlineSnapshot(`
      "
      **gone\\.md** — not loaded

      \`docs/gone.md\`

      \`CLAUDE.md\` imports \`@docs/gone.md\` at line 20, but there is no such file.

      To load it: Create \`docs/gone.md\`, or correct line 20 of \`CLAUDE.md\`.

      *As Claude Code 2\\.1\\.332 does it.*

      [Open the import](command:open?%5B%22%2Fhome%2Fu%2Fapp%2FCLAUDE.md%22%2C20%5D) · [Why\\?](command:why?%5B%22%2Fhome%2Fu%2Fapp%2Fdocs%2Fgone.md%22%5D) · [Copy path](command:copyPath?%5B%22%2Fhome%2Fu%2Fapp%2Fdocs%2Fgone.md%22%5D)
      "
    `);
  });
});
