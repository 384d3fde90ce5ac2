import { mkdirSync, readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/host/browser.mjs';
import type { PageCommand } from '../../src/present/page';
import { shortTokens } from '../../src/present/tokens';
import { buildPage, openPage, type Opening } from './openPage';
import { layer, report } from './report';
import { themes } from './themes';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
let browser: Browser;

beforeAll(async () => {
  mkdirSync('out/screenshots', { recursive: true });
  await buildPage();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const memory = report.budget.parts[2]!.tokens;

const rows = (page: Page, table: string, column: string) =>
  page.locator(`table[aria-labelledby=${table}] tbody .column-${column}`).allInnerTexts();

describe('what the page draws', () => {
  it('a part of the bar, a row and a share for each part of the window', async () => {
    const { page, complaints } = await openPage(browser);
    expect(await page.locator('h1').innerText()).toBe('≈ 28k of 200k in use');
    expect(await rows(page, 'parts', 'part')).toHaveLength(9);
    expect(await rows(page, 'parts', 'tokens')).toContain(`${shortTokens(memory)} ± 398`);
    expect(await page.locator('.bar.window .segment').count()).toBe(9);
    expect(await page.locator('.bar.enlarged .segment').count()).toBe(7);
    expect(await page.getByRole('img').getAttribute('aria-label')).toContain(`Memory ${shortTokens(memory)} (2.5%)`);
    expect(complaints).toEqual([]);
  });

  it('widths by weight, although the policy allows no style attribute', async () => {
    const { page } = await openPage(browser);
    const width = (part: string) =>
      page.locator(`.bar.window .fill-${part}`).evaluate((element) => element.getBoundingClientRect().width);
    const bar = await page.locator('.bar.window').evaluate((element) => element.getBoundingClientRect().width);
    expect((await width('free')) / bar).toBeCloseTo(0.69, 1);
    expect((await width('tools')) / bar).toBeCloseTo(0.045, 1);
  });

  it('the layers with place, and what has no file without a link', async () => {
    const { page } = await openPage(browser);
    expect(await rows(page, 'layers', 'place')).toEqual([
      '/etc/claude-code',
      '~/.claude',
      '~/.claude/rules',
      '.',
      'docs',
      '.',
      '~/.claude/projects/-home-ai-shop/memory',
      '.claude/rules',
      'packages/web',
      'src/api',
      '',
      '.claude/skills',
    ]);
    expect(await page.locator('table[aria-labelledby=layers] button.link').count()).toBe(11);
    expect(await page.locator('tr', { hasText: '≈ 2.1k when saved' }).count()).toBe(1);
  });

  it('a part with nothing in it stands in the table and not in the bar', async () => {
    const parts = report.budget.parts.map((part) =>
      part.part === 'invokedSkills' ? { ...part, tokens: { count: 0, margin: 0, how: 'counted' as const } } : part,
    );
    const { page } = await openPage(browser, {
      message: { report: { ...report, budget: { ...report.budget, parts } } },
    });
    expect(await page.locator('.segment.fill-invokedSkills').count()).toBe(0);
    expect(await page.locator('.row-invokedSkills').innerText()).toContain('0');
  });

  it('nothing of a hostile file but its text', async () => {
    const hostile = '/home/ai/shop/</script><img src=x onerror=alert(1)>/**bold** [x](command:y) {{tokens}}.md';
    const { page, complaints } = await openPage(browser, {
      message: { report: { ...report, stack: [layer(1, hostile, 10)], model: { ...report.model, id: '<b>m</b>' } } },
    });
    expect(await page.locator('button.link').innerText()).toBe('**bold** [x](command:y) {{tokens}}.md');
    expect(await page.locator('.about').innerText()).toContain('Model <b>m</b>');
    expect(await page.locator('img, b, main a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('what one can do with it', () => {
  it('sort with the keyboard alone, and find the order again after a reload', async () => {
    const first = await openPage(browser);
    await first.page.locator('table[aria-labelledby=parts] th.column-tokens button').focus();
    await first.page.keyboard.press('Enter');
    expect((await rows(first.page, 'parts', 'part'))[0]).toContain('Free');
    await first.page.keyboard.press('Space');
    expect((await rows(first.page, 'parts', 'part'))[0]).toContain('Rules');
    const head = first.page.locator('table[aria-labelledby=parts] th.column-tokens');
    expect(await head.getAttribute('aria-sort')).toBe('ascending');

    const again = await openPage(browser, { state: await first.state() });
    expect((await rows(again.page, 'parts', 'part'))[0]).toContain('Rules');
  });

  it('sort the layers by name and back by number', async () => {
    const { page } = await openPage(browser);
    await page.locator('th.column-layer button').click();
    expect((await rows(page, 'layers', 'order'))[0]).toBe('12');
    await page.locator('th.column-order button').click();
    expect((await rows(page, 'layers', 'order'))[0]).toBe('1');
  });

  it('open a layer and ask why, with the path it was told', async () => {
    const { page, posted } = await openPage(browser);
    await page.getByRole('button', { name: 'style.md', exact: true }).click();
    await page.getByRole('button', { name: 'Why is style.md loaded?' }).focus();
    await page.keyboard.press('Enter');
    expect((await posted()).slice(1)).toEqual([
      { type: 'run', command: 'openLayer', arguments: ['/home/ai/shop/docs/style.md'] },
      { type: 'run', command: 'why', arguments: ['/home/ai/shop/docs/style.md'] },
    ]);
  });

  it('reach every control with Tab, in the order they stand', async () => {
    const { page } = await openPage(browser, { where: 'view', width: 300 });
    const controls = await page.locator('main button:visible').count();
    const seen = new Set<string>();
    for (let at = 0; at < controls; at++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate<string>(
          'document.activeElement.outerHTML + document.activeElement.getBoundingClientRect().y',
        ),
      );
    }
    expect(seen.size).toBe(controls);
  });

  it('keep the focus on a row while a new report comes in', async () => {
    const { page, send } = await openPage(browser);
    await page.getByRole('button', { name: 'style.md', exact: true }).focus();
    await send({ report: { ...report, stack: report.stack.map((each) => ({ ...each, tokens: report.budget.used })) } });
    await page.waitForFunction('document.querySelector(".row-5 td.column-tokens").textContent.includes("28k")');
    expect(await page.evaluate<string>('document.activeElement.textContent.trim()')).toBe('style.md');
  });
});

describe('what it says when there is little to show', () => {
  const cases: readonly (readonly [string, Opening['message'], string, PageCommand | undefined])[] = [
    ['no folder', { report: undefined, status: { kind: 'noFolder' } }, 'No folder is open.', 'openFolder'],
    ['no disk', { report: undefined, status: { kind: 'virtual' } }, 'This folder is not on a disk.', undefined],
    ['the first reading', { report: undefined, status: { kind: 'loading' } }, 'Reading memory, rules', undefined],
    ['a fault', { report: undefined, status: { kind: 'failed', message: 'x' } }, 'Something went wrong', 'showLog'],
    ['a fault after a good answer', { status: { kind: 'failed', message: 'x' } }, 'last good answer', 'showLog'],
    ['a restricted folder', { status: { kind: 'ready', restricted: true } }, 'Restricted Mode', 'manageTrust'],
    ['a folder without instructions', { report: { ...report, stack: [] } }, 'Nothing is loaded here yet.', 'refresh'],
  ];
  it.each(cases)('%s', async (_, message, text, command) => {
    const { page, posted, complaints } = await openPage(browser, { message: message ?? {}, where: 'view', width: 300 });
    expect(await page.locator('.notice').innerText()).toContain(text);
    if (command) {
      await page.locator('vscode-button').focus();
      await page.keyboard.press('Enter');
      expect((await posted()).at(-1)).toEqual({ type: 'run', command, arguments: [] });
    }
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('how it looks', () => {
  const looks: readonly (readonly [string, Opening])[] = [
    ...(Object.keys(themes) as (keyof typeof themes)[]).flatMap((theme): [string, Opening][] => [
      [`${theme}-tab`, { theme, where: 'tab', width: 1000 }],
      [`${theme}-view`, { theme, where: 'view', width: 300 }],
    ]),
    ['forced-colors', { theme: 'high-contrast', forcedColors: true }],
    ['japanese', { language: 'ja', where: 'view', width: 300 }],
    ['chinese', { language: 'zh-cn' }],
    [
      'no-folder',
      { where: 'view', width: 300, height: 300, message: { report: undefined, status: { kind: 'noFolder' } } },
    ],
    ['restricted', { where: 'view', width: 300, message: { status: { kind: 'ready', restricted: true } } }],
    ['nothing', { theme: 'light', height: 700, message: { report: { ...report, stack: [] } } }],
  ];
  it.each(looks)('%s: axe finds nothing, nothing runs over the side', async (name, opening) => {
    const { page, complaints } = await openPage(browser, opening);
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.screenshot({ path: `out/screenshots/page-${name}.png`, fullPage: true });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    expect(await page.evaluate<number[]>(overhangs)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** Tables wider than the room they have. */
const overhangs = `[...document.querySelectorAll('table')]
  .map((table) => table.getBoundingClientRect().width - table.parentElement.getBoundingClientRect().width)
  .filter((over) => over > 0.5)`;

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
