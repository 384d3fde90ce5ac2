import { describe, expect, it } from 'vitest';
import { column, inBrowser } from './inBrowser';
import { report } from './report';

const open = inBrowser();
const wouldBe = '.would-be';

describe('the layers', () => {
  it('stand with place, weights, rent and fate, and what has no file without a link', async () => {
    const { page } = await open({ width: 1000 });
    expect(await page.locator('.row-7 .column-layer').innerText()).toMatch(
      /^MEMORY\.md\s+~\/\.claude\/projects\/-home-ai-shop\/memory$/,
    );
    expect(await page.locator('.row-4').innerText()).toMatch(
      /4\s+CLAUDE\.md\s+≈ 2\.1k when saved\s+\.\s+≈ 1\.9k\s+≈ 1\.9k\s+0\.96%\s+≈ 190k\s+kept/,
    );
    expect(await column(page, 'layers', 'fate')).toEqual([
      ...Array.from({ length: 7 }, () => 'kept'),
      'dropped',
      'comes back when touched',
      'read again as a plain file',
      'goes into the summary',
      'kept',
      'cut to 5,000 tokens',
    ]);
    expect(await page.locator('table[aria-labelledby=layers] button.link').count()).toBe(12);
    expect(await page.locator('table[aria-labelledby=layers] tfoot').innerText()).toMatch(
      /≈ 16k\s+≈ 16k\s+7\.9%\s+≈ 1\.6M/,
    );
  });

  it.each(['dark', 'high-contrast'] as const)(
    'have dark boxes to tick in %s, and a tick that stands in one',
    async (theme) => {
      const { page } = await open({ theme, state: { ticked: [report.stack[3]!.id] } });
      const [scheme, accent, surface] = await page
        .locator('.row-4 .tick input')
        .evaluate((box) => [
          getComputedStyle(box).colorScheme,
          getComputedStyle(box).accentColor,
          getComputedStyle(document.documentElement).backgroundColor,
        ]);
      expect(scheme).toBe('dark');
      expect(accent).not.toBe(surface);
    },
  );

  it('drop columns where the page is narrow', async () => {
    const { page } = await open({ where: 'view', width: 300 });
    const heads = page.locator('table[aria-labelledby=layers] th[scope=col]:visible');
    expect((await heads.allInnerTexts()).map((text) => text.trim())).toEqual([
      'No.',
      'Layer',
      'As sent',
      'Rent, 100 turns',
    ]);
  });

  it('sort by name, by rent, and back by number', async () => {
    const { page } = await open();
    const sortBy = (name: string) => page.locator(`table[aria-labelledby=layers] th.column-${name} button`).click();
    await sortBy('layer');
    expect((await column(page, 'layers', 'order'))[0]).toBe('12');
    await sortBy('rent');
    expect((await column(page, 'layers', 'order'))[0]).toBe('13');
    await sortBy('order');
    expect((await column(page, 'layers', 'order'))[0]).toBe('1');
  });

  it('mark the rent of what came later, for eyes and ears', async () => {
    const { page } = await open();
    expect(await page.locator('.row-8 .since').count()).toBe(0);
    expect(await page.locator('.row-9 td.column-rent').innerText()).toMatch(/≈ 110k\*\s*from here on/);
  });
});

it('say that Claude Code lists skills of its own, and the map counts them in', async () => {
  const bundled = { ...report.budget, bundledListing: { count: 2240, margin: 450, how: 'estimated' } as const };
  const { page } = await open({ message: { report: { ...report, budget: bundled } } });
  expect(await page.locator('main').innerText()).toContain('lists skills of its own besides, ≈ 2.2k');
  expect(await page.locator('.block').nth(9).getAttribute('title')).toContain('8. Skill listing: ≈ 3.7k tokens');
});

describe('rent', () => {
  it('is counted over the turns that are typed, and over as many after a reload', async () => {
    const first = await open();
    await first.page.getByLabel('Turns').fill('20');
    expect(await first.page.locator('.row-4 td.column-rent').innerText()).toBe('≈ 38k');
    expect(await first.page.locator('th.column-rent').innerText()).toBe('Rent, 20 turns');
    const again = await open({ state: await first.state() });
    expect(await again.page.getByLabel('Turns').inputValue()).toBe('20');
  });

  it.each(['', '0', '-3', '1.5', '99999999'])(
    'stays as it was while %j is typed, which then gives way',
    async (typed) => {
      const { page } = await open();
      await page.getByLabel('Turns').fill(typed);
      expect(await page.locator('.row-4 td.column-rent').innerText()).toBe('≈ 190k');
      await page.getByLabel('Turns').blur();
      expect(await page.getByLabel('Turns').inputValue()).toBe('100');
    },
  );
});

describe('what it would be', () => {
  it('is told without the layers that are ticked, their imports with them', async () => {
    const { page, state } = await open();
    expect(await page.locator(wouldBe).innerText()).toContain('Tick layers');
    await page.getByLabel('Without CLAUDE.md .', { exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Without api.md .claude/rules').click();
    const said = await page.locator(wouldBe).innerText();
    expect(said).toContain('Without the 2 ticked: ≈ 24k instead of ≈ 28k, ≈ 3.8k less; over 100 turns ≈ 380k less.');
    expect(said).toContain('Their import (1) would go too.');
    expect(said).toContain('1 of the ticked could do that instead.');
    expect(await page.locator(wouldBe).getAttribute('aria-live')).toBe('polite');

    const again = await open({ state: await state() });
    expect(await again.page.locator('.tick input:checked').count()).toBe(2);
    await again.page.getByRole('button', { name: 'Untick all' }).click();
    expect(await again.page.locator('.tick input:checked').count()).toBe(0);
  });

  it('is told of an edit that is not saved', async () => {
    const { page } = await open();
    expect(await page.locator(wouldBe).innerText()).toContain(
      'Once CLAUDE.md is saved: ≈ 2.1k instead of ≈ 1.9k, ≈ 190 more; over 100 turns ≈ 19k more.',
    );
  });

  it('keep the keyboard where it was when all are unticked', async () => {
    const { page } = await open({ state: { ticked: [report.stack[3]!.id] } });
    await page.getByRole('button', { name: 'Untick all' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.className')).toBe('would-be');
  });

  it('has nothing to say of ticks whose layers are gone', async () => {
    const { page } = await open({ state: { ticked: ['9:/gone'] }, message: { report } });
    expect(await page.locator(wouldBe).innerText()).toContain('Tick layers');
  });
});
