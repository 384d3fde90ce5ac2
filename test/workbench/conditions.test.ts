/** The workbench under other conditions: a folder nobody trusts, no folder at all, another language. */
import { afterEach, expect, it } from 'vitest';
import { openWorkbench, type Session } from './support/session';
import { rowLines } from './support/views';

let session: Session | undefined;
afterEach(async () => {
  await session?.close();
  session = undefined;
});

it('says in Restricted Mode what is not read, and shows the rest', async () => {
  session = await openWorkbench({ trust: false, size: { width: 1400, height: 900 } });
  await session.openView('Context Stack');
  await session.showOnly('Stack');
  const rows = rowLines(await session.treeRows('Stack'));
  const says = session.pane('Stack').locator('.message');
  expect(await says.innerText()).toBe('Restricted Mode: outside this folder only your own .claude folder is read.');
  await session.screenshot('restricted');
  expect(rows.slice(1, 3)).toEqual(['  1 CLAUDE.md | ≈ 110 · ~/.claude', '  2 testing.md | ≈ 57 · ~/.claude/rules']);
  expect(rows.filter((row) => row.includes('managed'))).toEqual([]);
});

it('welcomes who has no folder open, with a button that opens one', async () => {
  session = await openWorkbench({ size: { width: 1400, height: 900 } });
  const { page } = session;
  const address = new URL(page.url());
  address.searchParams.delete('folder');
  address.searchParams.set('ew', 'true');
  await page.goto(address.href);
  await page.locator('.monaco-workbench .part.statusbar').waitFor();
  await session.openView('Context Stack');
  const welcome = session.pane('Stack').locator('.welcome-view-content');
  await welcome.getByRole('button', { name: 'Open Folder' }).waitFor();
  await session.screenshot('no-folder');
  expect((await welcome.innerText()).split('\n')[0]).toBe(
    'No folder is open. Open the folder Claude Code would be started in; its context shows here.',
  );
  expect(await page.locator('[id="context-stack.context-stack.contextStack.status"]').count()).toBe(0);
});

it('speaks Japanese where the editor does', async () => {
  session = await openWorkbench({ locale: 'ja', size: { width: 1400, height: 900 } });
  await session.openView('Context Stack');
  await session.openFile('src/api/user.ts');
  await session.showOnly('スタック');
  await session.pane('スタック').locator('.monaco-list-row', { hasText: 'api.md' }).first().waitFor();
  const rows = async (): Promise<string[]> =>
    rowLines((await session?.treeRows('スタック')) ?? []).filter(
      (row) => !row.startsWith(' ') || row.includes('api.md'),
    );
  await expect
    .poll(rows, { timeout: 10_000 })
    .toEqual([
      '開始時 | 10 件読み込み済み · ≈ 4.2k',
      'スキル一覧 | スキル 6 個 · ≈ 170',
      '触れたファイルによるもの | 1 件読み込み済み · ≈ 120',
      '  12 api.md | ≈ 120 · user.ts が src/api/** に一致 · ここの順序は不定',
      '待機中 | ルール 2 個',
      '読み込まれないもの | 8',
    ]);
});
