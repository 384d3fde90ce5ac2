/** What a person sees and does in the workbench, from the first look to a reload. The tests go on from each other. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkbench, type Session } from './support/session';
import { rowLines } from './support/views';

let session: Session;
beforeAll(async () => {
  session = await openWorkbench({ size: { width: 1600, height: 1100 }, settings: { 'files.autoSave': 'off' } });
  await session.openView('Context Stack');
});
afterAll(() => session.close());

const lines = async (view: string): Promise<string[]> => rowLines(await session.treeRows(view));
/** Rows come one by one while a tree opens. */
const settles = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 30_000 });
const statusItem = (): Locator =>
  session.page.locator('.statusbar-item[id="context-stack.context-stack.contextStack.status"]');
const quickRows = (): Locator => session.page.locator('.quick-input-list .monaco-list-row');
/** Rules of one folder stand in the file system's order: here in that of their names, without a number. */
function steady(all: readonly string[]): string[] {
  const isFree = (line: string): boolean => /order not fixed|^  \w+\.md \| .* waits for/.test(line);
  const plain = (line: string): string => line.replace(' · order not fixed here', '').replace(/^  \d+ /, '  ');
  return all.reduce<string[]>((done, line, at) => {
    if (!isFree(line)) return [...done, line];
    const from = all.slice(0, at).findLastIndex((each) => !isFree(each)) + 1;
    return [...done.slice(0, from), ...[...done.slice(from), plain(line)].sort()];
  }, []);
}

it('shows the stack at start, what waits, and what is not loaded', async () => {
  await session.showOnly('Stack');
  await session.expandRow('Stack', 'Waiting');
  await session.expandRow('Stack', 'Not loaded');
  await settles(async () => steady(await lines('Stack'))).toEqual([
    'At start | 10 loaded · ≈ 4.2k',
    '  1 CLAUDE.md | ≈ 85 · managed',
    '  2 CLAUDE.md | ≈ 110 · ~/.claude',
    '  3 testing.md | ≈ 57 · ~/.claude/rules',
    '  4 CLAUDE.md | ≈ 380 · .',
    '  5 ↳ style.md | ≈ 120 · imported at line 24',
    '  6  ↳ tone.md | ≈ 42 · imported at line 8',
    '  commits.md | ≈ 44 · .claude/rules',
    '  releases.md | ≈ 46 · .claude/rules · always, frontmatter not valid',
    '  9 CLAUDE.local.md | ≈ 40 · .',
    '  10 MEMORY.md | ≈ 3.3k · auto memory · 200 of 312 lines',
    'Skill listing | 5 skills · ≈ 140',
    '  11 skill listing | ≈ 140 · 5 skills',
    'Waiting | 3 rules, 1 skill',
    '  api.md | ≈ 120 · waits for src/api/**',
    '  copy.md | ≈ 120 · waits for packages/web/src/locales/ja/**',
    '  tests.md | ≈ 66 · waits for **/*.test.ts',
    '  api-docs | ≈ 19 · waits for src/api/**',
    'Not loaded | 8',
    '  glossary.md | missing · docs',
    '  teashop-deploy.md | outside the project, import not approved · ~/notes',
    '  next.md | only comments · .claude/rules/drafts',
    '  money.md | can never match · .claude/rules',
    '  AGENTS.md | left out, CLAUDE.md is there · .',
    '  code-review | shadowed by ~/.claude/skills/code-review · .claude/skills',
    '  db-migration | hidden by its frontmatter · .claude/skills',
    '  seed-data | hidden by skillOverrides · .claude/skills',
  ]);
});

it('adds a row for a file that is opened, with its reason in the tooltip', async () => {
  await session.openFile('src/api/user.ts');
  const row = session.pane('Stack').locator('.monaco-list-row', { hasText: 'api.md' }).first();
  await session.page.getByText('Because of what was touched').waitFor();
  const touched = async (): Promise<string[]> => {
    const all = await lines('Stack');
    const from = all.findIndex((line) => line.startsWith('Because'));
    return steady(all.slice(from, from + 2));
  };
  await settles(touched).toEqual([
    'Because of what was touched | 1 loaded · ≈ 120',
    '  api.md | ≈ 120 · matched src/api/** by user.ts',
  ]);
  const card = (await session.hover(row.locator('.label-name'))).split('\n').filter((line) => line !== '');
  expect(card.slice(0, 4)).toEqual([
    'api.md — rule, place 12 of 12',
    '.claude/rules/api.md',
    'Loaded because src/api/user.ts matches the pattern src/api/**.',
    'Pattern src/api/** matched src/api/user.ts',
  ]);
});

it('tells the activity, newest first', async () => {
  await session.showOnly('Activity');
  await settles(() => lines('Activity')).toEqual([
    'Opened src/api/user.ts | ≈ 120 · 1 rule, 1 skill',
    '  + rule api.md | ≈ 120 · matched src/api/** by user.ts',
    '  + skill api-docs | active, announced next turn · matched src/api/** by user.ts',
    'Session started | ≈ 4.2k · 7 memory files, 3 rules, 5 skills',
  ]);
});

it('shows every skill by its state', async () => {
  await session.showOnly('Skills');
  for (const group of ['Only for the user', 'Commands']) await session.expandRow('Skills', group);
  await session.pane('Skills').locator('.monaco-list-row', { hasText: 'Off' }).locator('.monaco-tl-twistie').click();
  await session.pane('Skills').getByText('seed-data').waitFor();
  await settles(() => lines('Skills')).toEqual([
    'Listed | 3',
    '  code-review | ≈ 45 · body ≈ 78 · user',
    '  release-notes | ≈ 45 · body ≈ 140 · project',
    '  tea-names | ≈ 4 · body ≈ 110 · project',
    'Activated by a file | 1',
    '  api-docs | ≈ 23 · body ≈ 73 · project · announced next turn · matched src/api/** by user.ts',
    'Only for the user | 1',
    '  db-migration | ≈ 13 · body ≈ 62 · project · hidden by its frontmatter',
    expect.stringMatching(/^Off.* \| 2$/),
    '  code-review | ≈ 18 · body ≈ 17 · project · shadowed by ~/.claude/skills/code-review',
    '  seed-data | ≈ 20 · body ≈ 18 · project · hidden by skillOverrides',
    'Commands | 2',
    '  changelog | ≈ 14 · body ≈ 18 · project',
    '  db:reset | ≈ 19 · body ≈ 33 · project',
  ]);
});

it('weighs it all in the status bar, and tells the effective rules there and on the first line', async () => {
  expect((await statusItem().innerText()).trim()).toBe('≈ 4.5k · 12');
  const card = await session.hover(statusItem());
  const said = card.split('\n').filter((line) => line !== '');
  const onLine = await session.hover(session.page.locator('.view-line').first().locator('span span').first());
  expect(said.slice(0, 3)).toEqual([
    'Context Stack — 12 layers',
    expect.stringMatching(/^As sent: ≈ 4,\d{3} tokens, ± \d+ \(0\.45% of the window\)$/),
    'Effective rules for src/api/user.ts — ≈ 4.3k',
  ]);
  expect(
    onLine
      .split('\n')
      .filter((line) => line !== '')
      .slice(1),
  ).toEqual(said.slice(3, -1));
  await session.screenshot('hover');
});

it('answers Why… from the palette with a card', async () => {
  await session.runCommand('Why Is This (Not) Loaded?');
  await quickRows().filter({ hasText: 'glossary.md' }).first().click();
  await session.page.locator('.tab.active', { hasText: 'Why glossary.md' }).waitFor();
  const frame = await session.webviewFrame('Preview Why glossary.md');
  const card = (await frame.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '');
  expect(card).toEqual([
    'docs/glossary.md',
    'Not in the context.',
    'CLAUDE.md imports @docs/glossary.md at line 25, but there is no such file.',
    'To load it: Create docs/glossary.md, or correct line 25 of CLAUDE.md.',
    'It reaches the model when a memory file imports it, when you mention it, or when it is read.',
    'As Claude Code 2.1.332 does it.',
  ]);
  await session.screenshot('why');
});

it('lists the effective rules of the file in front', async () => {
  await session.openFile('src/api/user.ts');
  await session.runCommand('Show Effective Rules');
  const labels = (): Promise<string[]> => quickRows().locator('.quick-input-list-row .label-name').allInnerTexts();
  await settles(async () => (await labels()).filter((label) => /^\d+ /.test(label)).length).toBe(11);
  expect(await labels()).toContain('12 api.md');
  await session.screenshot('effective-rules');
  await session.page.keyboard.press('Escape');
});

it('starts in another folder when that is chosen, and back', async () => {
  await session.openFile('packages/web/src/App.tsx');
  await session.runCommand('Choose Start Directory');
  await session.screenshot('choose-start');
  await quickRows().filter({ hasText: 'packages/web' }).first().click();
  await session.showOnly('Stack');
  await session.pane('Stack').getByText('packages/web').first().waitFor();
  const start = async (): Promise<string[]> => (await lines('Stack')).filter((line) => /^  \d/.test(line));
  await settles(async () => (await start()).length).toBe(10);
  expect((await start())[7]).toMatch(/^  8 CLAUDE\.md \| ≈ 98 · /);
  await session.runCommand('Choose Start Directory');
  await quickRows().first().click();
  await session.page.getByText('Because of what was touched').waitFor();
});

it('shows another version of Claude Code when that is chosen, and finds it again', async () => {
  const agents = (): Locator => session.pane('Stack').locator('.monaco-list-row', { hasText: 'AGENTS.md' }).first();
  await session.expandRow('Stack', 'Not loaded');
  expect(await agents().innerText()).toContain('left out, CLAUDE.md is there');
  await session.runCommand('Choose Claude Code Version');
  await session.screenshot('choose-version');
  await quickRows().filter({ hasText: '2.1.90' }).first().click();
  await agents().getByText('read from').waitFor();
  await session.runCommand('Choose Claude Code Version');
  await quickRows().first().click();
  await agents().getByText('left out').waitFor();
});

it('opens the overview as a tab', async () => {
  await session.runCommand('Open Overview');
  const frame = await session.webviewFrame('Context budget');
  await frame.locator('table').first().waitFor();
  expect(await frame.locator('h1').innerText()).toMatch(/^≈ 2\dk of 1M in use$/);
});

it('keeps the session and the overview over a reload of the window', async () => {
  await session.showOnly('Activity');
  await settles(async () => (await lines('Activity')).some((line) => line.includes('api-docs'))).toBe(true);
  const before = await lines('Activity');
  await session.runCommand('Developer: Reload Window');
  await session.page.locator('.monaco-workbench .part.statusbar').waitFor();
  await statusItem().waitFor();
  await settles(() => lines('Activity')).toEqual(before);
  await (await session.webviewFrame('Context budget')).locator('h1').waitFor();
});

it('says what its own start cost', async () => {
  await session.runCommand('Developer: Show Running Extensions');
  const row = session.page
    .locator('[aria-label="Running Extensions"] .monaco-list-row, .runtime-extensions-editor .monaco-list-row', {
      hasText: 'context-stack.context-stack',
    })
    .first();
  await row.waitFor();
  const text = (await row.innerText()).replaceAll('\n', ' ');
  console.log(`Activation as the editor measured it: ${text}`);
  expect(text).toMatch(/\d+ms/);
});
