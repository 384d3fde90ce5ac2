import { describe, expect, it } from 'vitest';
import { toPosixPath } from '../../src/core/files/path';
import { column, inBrowser, violations } from './inBrowser';
import { listing, tried } from './report';

const open = inBrowser();
const off = tried.lines.length < listing.lines.length ? [listing.lines[1]!.path] : [];

describe('the room of the listing', () => {
  it('is told with those who lose text, and what would hold them all', async () => {
    const { page } = await open({ width: 1000 });
    const said = await page.locator('section', { has: page.locator('#listing') }).innerText();
    expect(said).toContain('7,900 of 8,000 characters used');
    expect(said).toContain('2 of 4 skills listed at start lose their description or part of it.');
    expect(said).toContain('set skillListingBudgetFraction to 0.012');
    expect(said).toContain('SLASH_COMMAND_TOOL_CHAR_BUDGET to 9120');
    expect(await column(page, 'losers', 'skill')).toEqual(['charts', 'review']);
    expect(await column(page, 'losers', 'kept')).toEqual(['only its name', '19 of 68 characters']);
  });

  it('speaks of no setting that decides nothing', async () => {
    const { page } = await open({
      message: { listing: { ...listing, room: { ...listing.room, fraction: undefined } } },
    });
    expect(await page.locator('.advice').innerText()).not.toContain('skillListingBudgetFraction');
  });

  it('says so when nobody loses anything', async () => {
    const { page } = await open({ message: { listing: tried } });
    expect(await page.locator('main').innerText()).toContain('All 3 skills listed at start keep their descriptions.');
    expect(await page.locator('#losers').count()).toBe(0);
  });

  it('shows nothing of a hostile skill but its text', async () => {
    const line = { ...listing.lines[2]!, name: '<img src=x onerror=alert(1)>', full: '"><script>alert(1)</script>' };
    const { page, complaints } = await open({ message: { listing: { ...listing, lines: [line] } } });
    expect(await page.locator('table[aria-labelledby=losers] button').innerText()).toBe(line.name);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('trying it out', () => {
  it('wishes for another window or for skills that are off, by keyboard', async () => {
    const { page, posted } = await open();
    await page.getByText('Try it out').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'this one (200k)' }).focus();
    await page.keyboard.press('ArrowRight');
    expect((await posted()).at(-1)).toEqual({
      type: 'wish',
      wish: { after: false, trial: { window: 1_000_000, off: [] } },
    });
    await page.locator('.skills').getByLabel('release').focus();
    await page.keyboard.press('Space');
    expect((await posted()).at(-1)).toEqual({
      type: 'wish',
      wish: { after: false, trial: { window: 1_000_000, off } },
    });
    await page.locator('.skills').getByLabel('release').click();
    await page.getByRole('radio', { name: 'this one (200k)' }).check();
    expect((await posted()).at(-1)).toEqual({ type: 'wish', wish: { after: false } });
  });

  it('shows who gets text back, and what it takes', async () => {
    const { page, posted } = await open({ state: { trial: { off } }, message: { tried } });
    expect((await posted())[0]).toEqual({ type: 'wish', wish: { after: false, trial: { off } } });
    const said = await page.locator('.simulator').innerText();
    expect(said).toContain('Then 7,400 of 8,000 characters, ≈ 1.4k tokens instead of ≈ 1.4k.');
    expect(said).toContain('2 get text back: charts, review.');
    expect(await page.locator('.skills .state').allInnerTexts()).toEqual(['whole', 'off', 'whole', 'whole']);
    expect(await page.locator('.skills').getByLabel('release').isChecked()).toBe(false);
  });

  it('keeps hundreds of skills in reach: they scroll down, and the trial stands close behind them', async () => {
    const many = Array.from({ length: 400 }, (_, at) => ({
      ...listing.lines[0]!,
      ...{ name: `skill-${at}`, path: toPosixPath(`/home/ai/shop/.claude/skills/skill-${at}/SKILL.md`), text: '' },
    }));
    const { page } = await open({ width: 1000, message: { listing: { ...listing, lines: many } } });
    await page.getByText('Try it out').click();
    for (const box of ['.skills .scroll', '.losers']) {
      const [over, below] = await page.locator(box).evaluate((element) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight] as const;
      });
      expect(over).toBe(0);
      expect(below).toBeGreaterThan(0);
    }
    const row = page.locator('table[aria-labelledby=losers] tbody tr').first();
    const lines = await row.locator('button').evaluate((button) => button.getClientRects()[0]!.height);
    expect(lines).toBeLessThan(25);
    expect(await violations(page)).toEqual([]);
  });

  it('forgets a kept trial that cannot be one', async () => {
    const { posted } = await open({ state: { trial: { window: 'all', off: [] }, turns: 'many', ticked: 3 } });
    expect((await posted())[0]).toEqual({ type: 'ready' });
  });
});
