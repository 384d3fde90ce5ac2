import type { Locator, Page } from 'playwright-core';
import { runCommand } from './quickInput';

export interface TreeRow {
  readonly label: string;
  readonly description: string;
  readonly level: number;
  /** undefined where there is nothing below. */
  readonly expanded: boolean | undefined;
  /** What a screen reader says. */
  readonly spoken: string;
  /** Names of the buttons at its end, to be seen when pointed at. */
  readonly actions: readonly string[];
  readonly row: Locator;
}

/** The extension's containers come a moment after the workbench's own. */
const TAB_WITHIN = 10_000;

/** An element by its spoken name, which may go on with its key or with a badge's words. */
function named(name: string): string {
  const [whole, withKey, withBadge] = [name, `${name} (`, `${name} - `].map((text) => JSON.stringify(text));
  return `[aria-label=${whole}], [aria-label^=${withKey}], [aria-label^=${withBadge}]`;
}

export async function openView(page: Page, name: string): Promise<void> {
  const tab = page
    .locator('.activitybar .action-item[role="tab"]')
    .filter({ has: page.locator(named(name)) })
    .first();
  const found = await tab.waitFor({ timeout: TAB_WITHIN }).then(
    () => true,
    () => false,
  );
  if (!found) return runCommand(page, `Focus on ${name} View`);
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
  await page.locator('.sidebar .composite.title').waitFor();
}

export function pane(page: Page, viewTitle: string): Locator {
  const header = `.pane-header[aria-label=${JSON.stringify(`${viewTitle} Section`)}]`;
  return page
    .locator('.pane')
    .filter({ has: page.locator(header) })
    .first();
}

/** Gives the whole side bar to one view: the others show their titles alone. */
export async function showOnly(page: Page, viewTitle: string): Promise<void> {
  const wanted = pane(page, viewTitle).locator('.pane-header');
  await wanted.waitFor();
  if ((await wanted.getAttribute('aria-expanded')) === 'false') await wanted.click();
  const others = page.locator(
    `.sidebar .pane-header[aria-expanded="true"]:not([aria-label=${JSON.stringify(`${viewTitle} Section`)}])`,
  );
  for (let left = await others.count(); left > 0; left = await others.count()) await others.first().click();
}

/** Opens a row of a tree that is closed, by its label. */
export async function expandRow(page: Page, viewTitle: string, label: string): Promise<void> {
  const row = pane(page, viewTitle)
    .locator('.monaco-list-row[role="treeitem"]')
    .filter({ has: page.locator('.label-name', { hasText: new RegExp(`^${label}$`) }) })
    .first();
  await row.waitFor();
  const opened = row.and(page.locator('[aria-expanded="true"]'));
  // A tree that is drawn anew at that moment swallows the click; a second one too early would close the row.
  for (let tries = 0; tries < 5 && !(await opened.isVisible()); tries++) {
    await row.locator('.monaco-tl-twistie').click();
    await opened.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await opened.waitFor();
}

/** The rows as a person reads them: one line each, indented by level. */
export function rowLines(rows: readonly TreeRow[]): string[] {
  return rows.map(
    ({ level, label, description }) =>
      `${'  '.repeat(level - 1)}${label.replaceAll(/[\u2003\u2007]/g, ' ')}${description === '' ? '' : ` | ${description}`}`,
  );
}

export async function treeRows(page: Page, viewTitle: string): Promise<readonly TreeRow[]> {
  const view = pane(page, viewTitle);
  const header = view.locator('.pane-header');
  await header.waitFor({ state: 'attached' });
  if ((await header.getAttribute('aria-expanded')) === 'false') await header.click();
  const rows = view.locator('.monaco-list-row[role="treeitem"]');
  await rows.first().waitFor();
  // all rows at once: while a tree is drawn anew, a row that was counted may be gone before it is read
  const read = await rows.evaluateAll((all) =>
    (all as HTMLElement[]).map((row) => {
      const text = (selector: string) =>
        [...row.querySelectorAll<HTMLElement>(selector)]
          .map((part) => part.innerText)
          .join(' ')
          .trim();
      const expanded = row.getAttribute('aria-expanded');
      return {
        label: text('.label-name'),
        description: text('.label-description'),
        level: Number(row.getAttribute('aria-level')),
        expanded: expanded === null ? undefined : expanded === 'true',
        spoken: row.getAttribute('aria-label') ?? '',
        actions: [...row.querySelectorAll('.actions .action-label')].map((one) => one.getAttribute('aria-label') ?? ''),
      };
    }),
  );
  return read.map((row, at) => ({ ...row, row: rows.nth(at) }));
}
