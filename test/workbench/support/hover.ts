import type { Locator, Page } from 'playwright-core';

/** Hover cards of trees, bars and editors alike; those put away stay in the page without a size. */
const CARD = '.monaco-hover:visible';

export async function hoverText(page: Page, target: Locator): Promise<string> {
  // An older card would be read in place of the new one.
  await page.mouse.move(1, 1);
  await page.locator(CARD).first().waitFor({ state: 'hidden' });
  await target.hover();
  const card = page.locator(CARD).first();
  await card.waitFor();
  // Providers answer one after the other; until then the card says that it is loading.
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some(
        (one) => one.offsetHeight > 0 && !/^\s*(Loading\.{3})?\s*$/.test(one.innerText),
      ),
    '.monaco-hover',
  );
  return card.innerText();
}
