/** Findings as a person meets them: the list of problems, a fix with its preview, and the page behind a code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openWorkbench, type Session, type SessionOptions } from './support/session';

let session: Session | undefined;
afterEach(async () => {
  await session?.close();
  session = undefined;
});

const RULE = '.claude/rules/dead.md';
const DEAD = '---\npaths: ./web/**\n---\n\nPrices are whole cents.\n';

const looks: readonly (readonly [name: string, options: SessionOptions, problem: RegExp])[] = [
  ['dark', { theme: 'dark' }, /The pattern \.\/web\/\*\* cannot match any file/],
  ['hc-light', { theme: 'hc-light' }, /The pattern \.\/web\/\*\* cannot match any file/],
  ['japanese', { locale: 'ja' }, /パターン \.\/web\/\*\*/],
];

it.each(looks)('%s', async (name, options, problem) => {
  session = await openWorkbench({
    ...options,
    size: { width: 1400, height: 900 },
    settings: { 'files.autoSave': 'off' },
  });
  const { page, workspace } = session;
  writeFileSync(join(workspace, RULE), DEAD);
  await session.openFile(RULE);
  await session.runCommand('Problems: Focus on Problems View');
  const row = page.locator('.markers-panel .monaco-list-row', { hasText: problem });
  await row.waitFor();
  await session.screenshot(`${name}-9-problems`);

  await row.dblclick();
  await page.locator('.statusbar-item', { hasText: 'Ln 2, Col' }).waitFor();
  await page.locator('.editor-instance .monaco-editor.focused').waitFor();
  const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'web/**' }).first();
  // a key that is pressed while the editor still comes to the front is lost
  const offered = async (): Promise<boolean> => {
    await page.keyboard.press('Control+.');
    await fix.waitFor({ timeout: 3000 }).catch(() => undefined);
    return fix.isVisible();
  };
  await expect.poll(offered, { timeout: 30_000 }).toBe(true);
  await session.screenshot(`${name}-9-fixes`);
  await fix.click();
  const preview = page.locator('.bulk-edit-panel');
  await preview.waitFor();
  expect(readFileSync(join(workspace, RULE), 'utf8')).toBe(DEAD);
  // what needs a yes is not ticked
  await preview.locator('.monaco-list-row .edit-checkbox').first().click();
  await preview.locator('.edit-checkbox[aria-checked="true"]').first().waitFor();
  await session.screenshot(`${name}-9-preview`);
  await preview.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => page.locator('.editor-instance .view-lines').first().innerText())
    .toMatch(/paths:\s\/?web\/\*\*/);
  await row.waitFor({ state: 'detached' });
});

it('explains a code on its page', async () => {
  session = await openWorkbench({ size: { width: 1400, height: 900 } });
  const { page, workspace } = session;
  writeFileSync(join(workspace, RULE), DEAD);
  await session.openFile(RULE);
  await session.runCommand('Problems: Focus on Problems View');
  await page.locator('.markers-panel a', { hasText: 'dead-pattern' }).first().click();
  const explained = await session.webviewFrame('Preview findings.md');
  await explained.getByText('A pattern that can never match').last().waitFor();
  await session.screenshot('dark-9-explained');
});
