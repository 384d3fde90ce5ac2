import { describe, expect, it } from 'vitest';
import type { PageCommand } from '../../src/present/page';
import { shortTokens } from '../../src/present/tokens';
import { column, inBrowser, overhangs, violations } from './inBrowser';
import type { Opening } from './openPage';
import { after, layer, report, titles, tried } from './report';
import { themes } from './themes';

const open = inBrowser();
const memory = report.budget.parts[2]!.tokens;

describe('what the page draws', () => {
  it('a part of the bar, a row and a share for each part of the window', async () => {
    const { page, complaints } = await open();
    expect(await page.locator('h1').innerText()).toBe('≈ 28k of 200k in use');
    expect(await column(page, 'parts', 'part')).toHaveLength(9);
    expect(await column(page, 'parts', 'tokens')).toContain(`${shortTokens(memory)} ± 398`);
    expect(await page.locator('.bar.window .segment').count()).toBe(9);
    expect(await page.locator('.bar.enlarged .segment').count()).toBe(7);
    expect(await page.locator('.bars').getAttribute('aria-label')).toContain(`Memory ${shortTokens(memory)} (2.5%)`);
    expect(complaints).toEqual([]);
  });

  it('widths by weight, although the policy allows no style attribute', async () => {
    const { page } = await open();
    const width = (part: string) =>
      page.locator(`.bar.window .fill-${part}`).evaluate((element) => element.getBoundingClientRect().width);
    const bar = await page.locator('.bar.window').evaluate((element) => element.getBoundingClientRect().width);
    expect((await width('free')) / bar).toBeCloseTo(0.69, 1);
    expect((await width('tools')) / bar).toBeCloseTo(0.045, 1);
  });

  it('a part with nothing in it stands in the table and not in the bar', async () => {
    const parts = report.budget.parts.map((part) =>
      part.part === 'invokedSkills' ? { ...part, tokens: { count: 0, margin: 0, how: 'counted' as const } } : part,
    );
    const { page } = await open({
      message: { report: { ...report, budget: { ...report.budget, parts } } },
    });
    expect(await page.locator('.bars .segment.fill-invokedSkills').count()).toBe(0);
    expect(await page.locator('.row-invokedSkills').innerText()).toContain('0');
  });

  it('where compaction begins, and instead of it by how much too much is there', async () => {
    const { page } = await open();
    expect(await page.locator('.autocompact').count()).toBe(1);
    expect(await page.locator('main, body').first().innerText()).toContain('Compaction starts by itself at 167k');
    const used = { count: 260_000, margin: 900, how: 'estimated' as const };
    const over = await open({ message: { report: { ...report, budget: { ...report.budget, used } } } });
    expect(await over.page.locator('.autocompact').count()).toBe(0);
    expect(await over.page.locator('main, body').first().innerText()).toContain('≈ 60k more than the window holds');
  });

  it('no fates of layers where there are none', async () => {
    const nothing = { ...report, stack: [] };
    const { page } = await open({
      message: { report: nothing, after: { ...after, stack: [] } },
      state: { after: true },
    });
    expect(await page.locator('#fates').count()).toBe(0);
  });

  it('nothing of a hostile file but its text', async () => {
    const hostile = '/home/ai/shop/</script><img src=x onerror=alert(1)>/**bold** [x](command:y) {{tokens}}.md';
    const { page, complaints } = await open({
      message: { report: { ...report, stack: [layer(1, hostile, 10)], model: { ...report.model, id: '<b>m</b>' } } },
    });
    expect(await page.locator('table[aria-labelledby=layers] button.link').innerText()).toBe(
      '**bold** [x](command:y) {{tokens}}.md',
    );
    expect(await page.locator('.about').innerText()).toContain('Model <b>m</b>');
    expect(await page.locator('img, b, main a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('what one can do with it', () => {
  it('sort with the keyboard alone, and find the order again after a reload', async () => {
    const first = await open();
    await first.page.locator('table[aria-labelledby=parts] th.column-tokens button').focus();
    await first.page.keyboard.press('Enter');
    expect((await column(first.page, 'parts', 'part'))[0]).toContain('Free');
    await first.page.keyboard.press('Space');
    expect((await column(first.page, 'parts', 'part'))[0]).toContain('Rules');
    const head = first.page.locator('table[aria-labelledby=parts] th.column-tokens');
    expect(await head.getAttribute('aria-sort')).toBe('ascending');

    const again = await open({ state: await first.state() });
    expect((await column(again.page, 'parts', 'part'))[0]).toContain('Rules');
  });

  it('bring the parts back into the order of the bar', async () => {
    const { page } = await open();
    const sortBy = (name: string) => page.locator(`table[aria-labelledby=parts] th.column-${name} button`).click();
    const numbers = () => page.locator('table[aria-labelledby=parts] .ordinal').allInnerTexts();
    const inBar = await numbers();
    await sortBy('tokens');
    expect(await numbers()).not.toEqual(inBar);
    await sortBy('part');
    expect(await numbers()).toEqual(inBar);
  });

  it('open a layer and ask why, with the path it was told', async () => {
    const { page, posted } = await open();
    await page.getByRole('button', { name: 'style.md', exact: true }).click();
    await page.getByRole('button', { name: 'Why is style.md loaded?' }).focus();
    await page.keyboard.press('Enter');
    expect((await posted()).slice(1)).toEqual([
      { type: 'run', command: 'openLayer', arguments: ['/home/ai/shop/docs/style.md'] },
      { type: 'run', command: 'why', arguments: ['/home/ai/shop/docs/style.md'] },
    ]);
  });

  it.each([
    ['before', { where: 'view', width: 300 }],
    ['after', { state: { after: true }, message: { after } }],
  ] as const)('reach every control with Tab, in the order they stand, %s a compaction', async (_, opening) => {
    const { page } = await open(opening);
    // of radio buttons one is a stop, and of the blocks of the map
    const stops = await page.evaluate<number>(controls);
    const seen = new Set<number>();
    let last = -1;
    for (let at = 0; at < stops; at++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate<number>("[...document.querySelectorAll('*')].indexOf(document.activeElement)");
      expect(place).toBeGreaterThan(last);
      seen.add((last = place));
    }
    expect(seen.size).toBe(stops);
  });

  it('keep the focus on a row while a new report comes in', async () => {
    const { page, send } = await open();
    await page.getByRole('button', { name: 'style.md', exact: true }).focus();
    await send({ report: { ...report, stack: report.stack.map((each) => ({ ...each, tokens: report.budget.used })) } });
    await page.waitForFunction('document.querySelector(".row-5 td.column-tokens").textContent.includes("28k")');
    expect(await page.evaluate<string>('document.activeElement.textContent.trim()')).toBe('style.md');
  });
});

const controls = `[...document.querySelectorAll('main :is(button, input, summary)')]
  .filter((each) => each.checkVisibility() && each.tabIndex >= 0 && (each.type !== 'radio' || each.checked)).length`;

describe('what it says when there is little to show', () => {
  const cases: readonly (readonly [string, Opening['message'], string, PageCommand | undefined])[] = [
    ['no folder', { report: undefined, status: { kind: 'noFolder' } }, 'No folder is open.', 'openFolder'],
    ['no disk', { report: undefined, status: { kind: 'virtual' } }, 'This folder is not on a disk.', undefined],
    ['the first reading', { report: undefined, status: { kind: 'loading' } }, 'Reading memory, rules', undefined],
    ['a fault', { report: undefined, status: { kind: 'failed', message: 'x' } }, 'Something went wrong', 'showLog'],
    ['a fault after a good answer', { status: { kind: 'failed', message: 'x' } }, 'last good answer', 'showLog'],
    ['a restricted folder', { status: { kind: 'ready', restricted: true } }, 'Restricted Mode', 'manageTrust'],
    [
      'a folder without instructions',
      { report: { ...report, stack: [] } },
      'Nothing is loaded here yet.',
      'newSession',
    ],
  ];
  it.each(cases)('%s', async (_, message, text, command) => {
    const { page, posted, complaints } = await open({ message: message ?? {}, where: 'view', width: 300 });
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

const compactedAndTried: Opening = {
  state: { after: true, ticked: [report.stack[3]!.id], trial: { window: 1_000_000, off: [tried.lines[0]!.path] } },
  message: { after, titles, tried },
};

it('moves nothing for those who asked for less motion', async () => {
  const { page } = await open(compactedAndTried);
  expect(await page.evaluate<string[]>(moving)).toEqual([]);
});

const moving = `[...document.querySelectorAll('main *')].filter((each) => {
  const { transitionDuration, animationName } = getComputedStyle(each);
  return transitionDuration !== '0s' || animationName !== 'none';
}).map((each) => each.className)`;

describe('how it looks', () => {
  const looks: readonly (readonly [string, Opening])[] = [
    ...(Object.keys(themes) as (keyof typeof themes)[]).flatMap((theme): [string, Opening][] => [
      [`${theme}-tab`, { theme, where: 'tab', width: 1000 }],
      [`${theme}-view`, { theme, where: 'view', width: 300 }],
      [`${theme}-after`, { theme, width: 1000, ...compactedAndTried }],
    ]),
    ['forced-colors', { theme: 'high-contrast', forcedColors: true }],
    ['japanese', { language: 'ja', where: 'view', width: 300 }],
    ['japanese-after', { language: 'ja', width: 1000, ...compactedAndTried }],
    ['japanese-narrow-tab', { language: 'ja', width: 760 }],
    ['chinese', { language: 'zh-cn' }],
    ['chinese-after', { language: 'zh-cn', where: 'view', width: 300, ...compactedAndTried }],
    ['after-view', { theme: 'light', where: 'view', width: 300, ...compactedAndTried }],
    ['forced-colors-after', { theme: 'high-contrast', forcedColors: true, ...compactedAndTried }],
    [
      'no-folder',
      { where: 'view', width: 300, height: 300, message: { report: undefined, status: { kind: 'noFolder' } } },
    ],
    ['restricted', { where: 'view', width: 300, message: { status: { kind: 'ready', restricted: true } } }],
    ['nothing', { theme: 'light', height: 700, message: { report: { ...report, stack: [] } } }],
  ];
  it.each(looks)('%s: axe finds nothing, nothing runs over the side', async (name, opening) => {
    const { page, complaints } = await open(opening);
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.screenshot({ path: `out/screenshots/page-${name}.png`, fullPage: true });
    expect(await violations(page)).toEqual([]);
    expect(await overhangs(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
