/** One browser for the tests of a file, the page built before them; and what axe has to say about a page. */
import { mkdirSync, readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../scripts/host/browser.mjs';
import { buildPage, openPage, type Opened, type Opening } from './openPage';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Opens pages for the tests of the file that calls it; each is closed after its test. */
export function inBrowser(): (opening?: Opening) => Promise<Opened> {
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync('out/screenshots', { recursive: true });
    await buildPage();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return (opening) => openPage(browser, opening);
}

/** The texts of a column, from the top down. */
export function column(page: Page, table: string, name: string): Promise<string[]> {
  return page.locator(`table[aria-labelledby=${table}] tbody .column-${name}`).allInnerTexts();
}

export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate<AxeResults>('axe.run(document)');
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}

/** How far the page, or a table in it, reaches over its side; nothing when all fits. */
export async function overhangs(page: Page): Promise<readonly number[]> {
  return page.evaluate<number[]>(`[
    document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('table')]
      .map((table) => table.getBoundingClientRect().width - table.parentElement.getBoundingClientRect().width),
  ].filter((over) => over > 0.5)`);
}
