import type { Locator, Page } from 'playwright-core';
import { basename } from 'node:path';

const list = (page: Page): Locator => page.locator('.quick-input-widget:not([style*="display: none"])');

/** Opens the palette with a text in it and waits for the row that `match` accepts. */
async function pick(page: Page, key: string, text: string, match: (row: Locator) => Locator): Promise<Locator> {
  // A quick input that is open keeps its mode when another key comes.
  if (await list(page).isVisible()) await page.keyboard.press('Escape');
  await list(page).waitFor({ state: 'hidden' });
  await page.keyboard.press(key);
  const input = list(page).locator('input.input');
  await input.waitFor();
  await input.fill(text);
  const row = match(list(page).locator('.quick-input-list .monaco-list-row')).first();
  await row.waitFor({ timeout: 30_000 });
  return row;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export async function runCommand(page: Page, title: string): Promise<void> {
  const named = new RegExp(`^(.*: )?${escaped(title)}$`);
  const row = await pick(page, 'F1', `>${title}`, (rows) =>
    rows.filter({ has: page.locator('.quick-input-list-row').first().locator('.label-name', { hasText: named }) }),
  );
  await row.click();
  // Gone or replaced by what the command itself asks: rows of the palette would be taken for its answers.
  await page.waitForFunction(() => {
    const widget = document.querySelector<HTMLElement>('.quick-input-widget');
    const isOpen = widget !== null && widget.style.display !== 'none';
    return !isOpen || widget.querySelector<HTMLInputElement>('input.input')?.value.startsWith('>') !== true;
  });
}

export async function openFile(page: Page, relative: string): Promise<void> {
  const name = basename(relative);
  const row = await pick(page, 'Control+P', relative, (rows) =>
    rows.filter({ has: page.locator('.label-name', { hasText: new RegExp(`^${escaped(name)}$`) }) }),
  );
  await row.click();
  await page.locator(`.tab.active[data-resource-name="${name}"]`).waitFor();
  await page.locator('.editor-instance .monaco-editor .view-line').first().waitFor();
}
