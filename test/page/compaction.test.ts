import { describe, expect, it } from 'vitest';
import { column, inBrowser } from './inBrowser';
import { after, report, titles } from './report';

const open = inBrowser();
const compacted = { state: { after: true }, message: { after, titles }, width: 1000 };

describe('the switch', () => {
  it('wishes for the report after a compaction, and draws it once it comes', async () => {
    const { page, posted, send } = await open();
    await page.getByRole('radio', { name: 'Before' }).focus();
    await page.keyboard.press('ArrowRight');
    expect((await posted()).at(-1)).toEqual({ type: 'wish', wish: { after: true } });
    expect(await page.locator('h1').innerText()).toBe('≈ 28k of 200k in use');
    await send({ after, titles });
    await page.getByRole('heading', { level: 1, name: 'After a compaction: ≈ 21k of 200k in use' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    expect((await posted()).at(-1)).toEqual({ type: 'wish', wish: { after: false } });
    expect(await page.locator('h1').innerText()).toBe('≈ 28k of 200k in use');
  });

  it('stands as it stood after a reload, and says so before all else', async () => {
    const { posted } = await open(compacted);
    expect((await posted()).slice(0, 2)).toEqual([{ type: 'wish', wish: { after: true } }, { type: 'ready' }]);
  });
});

describe('after a compaction', () => {
  it('bar and table are those of what is left', async () => {
    const { page } = await open(compacted);
    expect(await page.locator('.row-skillListing').innerText()).toContain('≈ 0');
    expect(await page.locator('.bar.window .fill-skillListing').count()).toBe(0);
    expect(await page.locator('.freed').innerText()).toContain('≈ 6.9k of ≈ 28k freed.');
    expect(await page.locator('.freed').innerText()).toContain('not known here');
  });

  it('says so when it frees nothing', async () => {
    const heavy = { ...after, budget: { ...after.budget, used: { ...report.budget.used, count: 29_000 } } };
    const { page } = await open({ ...compacted, message: { after: heavy, titles } });
    expect(await page.locator('.freed').innerText()).toContain('Nothing freed');
  });

  it('every layer has its fate and what is left of it', async () => {
    const { page } = await open(compacted);
    expect(await column(page, 'fates', 'fate')).toHaveLength(report.stack.length);
    expect(await column(page, 'fates', 'left')).toEqual(
      ['210', '340', '120', '1.9k', '800', '60', '1k', '', '', '640', '', '2k', '5k'].map((left) =>
        left === '' ? '0' : `≈ ${left}`,
      ),
    );
  });

  it('the pool is filled newest first, each cut to its limit', async () => {
    const { page } = await open(compacted);
    expect(await page.locator('.pool-list li').allInnerTexts()).toEqual([
      'release: cut to 5,000 of 6,000',
      'api-docs: kept whole, 2,040',
    ]);
    const widths = await page
      .locator('.bar.pool .segment')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths).toHaveLength(3);
    expect(widths[0]! / widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(0.2, 1);
  });

  it('files read again, files to be touched again, and what was announced', async () => {
    const { page, posted } = await open(compacted);
    const said = (await page.locator('.after dl').innerText()).replaceAll(/\s+/g, ' ');
    expect(said).toContain('Files read again CLAUDE.md (the 5 touched last at most)');
    expect(said).toContain('To be touched again api.md');
    expect(said).toContain('Not told again in this version, which saves ≈ 1.4k.');
    expect(said).toContain(
      '4 skills stay usable, but the model no longer sees that: api-docs, release, charts, review.',
    );
    await page.locator('.after dl button', { hasText: 'api.md' }).click();
    expect((await posted()).at(-1)).toEqual({
      type: 'run',
      command: 'openLayer',
      arguments: ['/home/ai/shop/.claude/rules/api.md'],
    });
  });

  it('the timeline ends with it, as a step down with a mark', async () => {
    const { page } = await open(compacted);
    expect(await page.locator('.chart .folded').count()).toBe(1);
    expect(await page.locator('.hit title').last().textContent()).toBe('6. Compacted: ≈ 24k');
    expect(await page.locator('.key-list').innerText()).toContain('Compaction');
  });
});
