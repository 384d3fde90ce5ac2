import { describe, expect, it } from 'vitest';
import { inBrowser } from './inBrowser';
import { report, titles } from './report';

const open = inBrowser();

describe('the position map', () => {
  it('has a button for each block in prompt order, with all there is to know', async () => {
    const { page } = await open();
    const blocks = page.getByRole('toolbar', { name: 'Where it lies in the prompt' }).getByRole('button');
    expect(await blocks.count()).toBe(15);
    expect(await blocks.nth(0).getAttribute('aria-label')).toContain('System prompt: ≈ 3.2k tokens, at the very start');
    expect(await blocks.nth(5).getAttribute('aria-label')).toBe(
      '4. CLAUDE.md: ≈ 1.9k tokens, middle, in the cached prefix. ' +
        'If it were told anew after an edit, ≈ 15k would have to be written to the cache again.',
    );
    expect(await blocks.nth(14).getAttribute('title')).toContain(
      '13. release: ≈ 6k tokens, end, behind the cached prefix.',
    );
  });

  it('ends the bracket of the cached prefix where the first block behind it begins', async () => {
    const { page } = await open();
    const box = async (selector: string) =>
      (await page.locator(selector).first().boundingBox()) ?? expect.fail(selector);
    const bracket = await box('.bracket');
    const later = await box('.later .block');
    expect(bracket.x + bracket.width).toBeCloseTo(later.x, 0);
    expect(await page.locator('.bracket').innerText()).toBe('Cached prefix ≈ 18k (65%)');
  });

  it('is one stop for Tab; arrows, Home and End go along it, and what they reach is spoken of', async () => {
    const { page, posted } = await open();
    const focused = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label")');
    await page.locator('.block').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toContain('Tools');
    await page.keyboard.press('End');
    expect(await focused()).toContain('release');
    expect(await page.locator('.read-out').innerText()).toContain('13. release');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toContain('api-docs');
    expect(await page.locator('.block[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    expect((await posted()).slice(1)).toEqual([
      { type: 'run', command: 'openLayer', arguments: ['/home/ai/shop/.claude/skills/api-docs/SKILL.md'] },
    ]);
  });
});

describe('the timeline', () => {
  it('says in words what it draws, and has every step in a table', async () => {
    const { page } = await open();
    expect(await page.locator('.chart svg').getAttribute('aria-label')).toBe(
      'Tokens in use after each of 6 steps: ≈ 18k at first, ≈ 28k at most, ≈ 28k at last; 0 compactions.',
    );
    expect(await page.locator('.hit title').nth(1).textContent()).toBe('1. Opened src/api/user.ts: ≈ 19k');
    await page.getByText('As a table').focus();
    await page.keyboard.press('Enter');
    const rows = page.locator('table[aria-labelledby=timeline] tbody tr');
    expect((await rows.nth(4).innerText()).split(/\s*\t\s*/)).toEqual([
      '4',
      'Invoked api-docs',
      '5k',
      '1.2k',
      '1.4k',
      '2k',
      '150',
      '22k',
    ]);
  });

  it('draws the columns one above the other, the highest as high as there is room', async () => {
    const { page } = await open();
    const heights = await page.evaluate<number[]>(
      "[...document.querySelectorAll('.chart rect[fill]')].map((rect) => rect.getBoundingClientRect().y)",
    );
    const chart = (await page.locator('.chart svg').boundingBox()) ?? expect.fail('no chart');
    expect(Math.min(...heights)).toBeCloseTo(chart.y, 0);
  });

  it('stays small for a session of hundreds of steps, and keeps each compaction', async () => {
    const steps = Array.from({ length: 700 }, (_, index) => ({
      ...report.steps[1]!,
      index,
      event: index % 100 === 99 ? ({ kind: 'compact' } as const) : report.steps[1]!.event,
    }));
    const timeline = steps.map((_, step) => ({
      step,
      parts: { ...report.timeline[0]!.parts, conversation: (step % 100) * 1000 },
    }));
    const { page } = await open({ message: { report: { ...report, steps, timeline }, titles } });
    expect(await page.locator('.chart .hit').count()).toBeLessThanOrEqual(122);
    expect(await page.locator('.chart .folded').count()).toBe(7);
    expect(await page.locator('.chart rect').count()).toBeLessThan(400);
    expect(await page.locator('main').innerText()).toMatch(/1\d\d of 700 steps are drawn/);
  });

  it('is not there before anything happened', async () => {
    const { page } = await open({ message: { report: { ...report, timeline: report.timeline.slice(0, 1) } } });
    expect(await page.locator('.chart').count()).toBe(0);
  });
});
