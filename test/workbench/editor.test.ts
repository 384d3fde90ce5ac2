/** What stands in the editor itself, in every theme: lenses, the change of an unsaved edit, and the cut of MEMORY.md. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openWorkbench, type Session, type SessionOptions } from './support/session';

let session: Session | undefined;
afterEach(async () => {
  await session?.close();
  session = undefined;
});

const LIMIT = 5000;
const english = {
  lens: /^≈ \d+ tokens · loads at start, place 4 · read by every session$/,
  changing: /^≈ \S+ → ≈ \S+ when saved · loads at start/,
  over: 'When saved, over the limit of 5,000 tokens by',
  cut: 'Claude Code reads up to here: line 200 of 312',
};
const japanese = {
  lens: /^≈ \d+ トークン · 開始時に読み込み、4 番目 · すべてのセッションが読む$/,
  changing: /^≈ \S+ → 保存後 ≈ \S+ · 開始時に読み込み/,
  over: '保存すると上限の 5,000 トークンを',
  cut: 'Claude Code が読むのはここまで: 312 行中 200 行目',
};
const looks: readonly (readonly [name: string, options: SessionOptions, view: string, words: typeof english])[] = [
  ['dark', { theme: 'dark' }, 'Stack', english],
  ['light', { theme: 'light' }, 'Stack', english],
  ['hc-dark', { theme: 'hc-dark' }, 'Stack', english],
  ['hc-light', { theme: 'hc-light' }, 'Stack', english],
  ['japanese', { locale: 'ja' }, 'スタック', japanese],
];

const lens = (page: Page): Locator => page.locator('.codelens-decoration').first();
const statusItem = (page: Page): Locator =>
  page.locator('.statusbar-item[id="context-stack.context-stack.contextStack.status"]');
/** Blanks in a line of the editor are hard ones. */
const settles = (read: () => Promise<string>) =>
  expect.poll(async () => (await read()).replaceAll('\u00a0', ' ').trim(), { timeout: 30_000 });

it.each(looks)('%s', async (name, options, view, words) => {
  session = await openWorkbench({
    ...options,
    size: { width: 1400, height: 900 },
    settings: { 'files.autoSave': 'off', 'contextStack.statusBar.tokenLimit': LIMIT },
  });
  const { page } = session;
  await session.openView('Context Stack');
  await session.showOnly(view);
  await session.openFile('CLAUDE.md');
  await settles(() => lens(page).innerText()).toMatch(words.lens);
  const before = await statusItem(page).innerText();
  await session.screenshot(`${name}-7-lenses`);

  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(
    `\n## Added\n\n${'- Say why it is so, in plain words, and what was measured.\n'.repeat(150)}`,
  );
  await page.keyboard.press('Control+Home');
  await settles(() => lens(page).innerText()).toMatch(words.changing);
  await settles(() => statusItem(page).innerText()).toContain('→');
  expect(await statusItem(page).getAttribute('class')).toContain('warning-kind');
  expect(await session.hover(statusItem(page))).toContain(words.over);
  await session.screenshot(`${name}-8-unsaved`);

  await page.mouse.move(1, 1);
  await session.runCommand('Revert File');
  await settles(() => lens(page).innerText()).toMatch(words.lens);
  await settles(() => statusItem(page).innerText()).toBe(before.replaceAll('\u00a0', ' ').trim());
  expect(await statusItem(page).getAttribute('class')).not.toContain('warning-kind');

  const rows = await session.treeRows(view);
  await (rows.find(({ label }) => label.includes('MEMORY.md'))?.row ?? expect.fail('no MEMORY.md')).click();
  await page.locator('.tab.active[data-resource-name="MEMORY.md"]').waitFor();
  await page.locator('.monaco-editor .view-line').first().click();
  await page.keyboard.press('Control+G');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect.poll(() => afterTexts(page), { timeout: 30_000 }).toContain(words.cut);
  await page.locator('.codelens-decoration:visible').first().waitFor();
  await session.screenshot(`${name}-9-cut`);
});

/** Words that decorations put behind lines: they stand in style sheets. */
function afterTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.monaco-editor .view-line span')].flatMap((span) => {
      const { content } = getComputedStyle(span, '::after');
      return content === 'none' || content === 'normal' ? [] : [content.replaceAll('"', '').replaceAll('\u00a0', ' ')];
    }),
  );
}
