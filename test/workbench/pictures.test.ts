/** Every surface in every theme: pictures to be looked at, and the Budget page without a barrier for anyone. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Frame } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openWorkbench, type Session, type SessionOptions } from './support/session';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

let session: Session | undefined;
afterEach(async () => {
  await session?.close();
  session = undefined;
});

const looks: readonly (readonly [
  name: string,
  options: SessionOptions,
  views: readonly string[],
  page: string,
  command: string,
])[] = [
  ['dark', { theme: 'dark' }, ['Stack', 'Activity', 'Skills', 'Budget'], 'Context budget', 'Open Overview'],
  ['light', { theme: 'light' }, ['Stack', 'Activity', 'Skills', 'Budget'], 'Context budget', 'Open Overview'],
  ['hc-dark', { theme: 'hc-dark' }, ['Stack', 'Activity', 'Skills', 'Budget'], 'Context budget', 'Open Overview'],
  ['hc-light', { theme: 'hc-light' }, ['Stack', 'Activity', 'Skills', 'Budget'], 'Context budget', 'Open Overview'],
  ['japanese', { locale: 'ja' }, ['スタック', 'アクティビティ', 'スキル', '予算'], 'コンテキストの予算', '概要を開く'],
];

/** `surface` is what the workbench paints behind the page, which axe cannot see from inside. */
async function violations(frame: Frame, surface: 'sideBar' | 'editor'): Promise<string[]> {
  await frame.locator('table').first().waitFor();
  await frame.evaluate((color) => {
    document.documentElement.style.backgroundColor = `var(--vscode-${color}-background)`;
  }, surface);
  // The page's policy keeps scripts out that are added to it; what is evaluated is none of it.
  await frame.evaluate(axe);
  const results = await frame.evaluate<AxeResults>('axe.run(document)');
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** A picture of each screenful, from the top down. */
async function scrollThrough(of: Session, frame: Frame, name: string): Promise<void> {
  const [height, screen] = await frame.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
  const screens = Math.ceil(height / screen);
  for (let at = 0; at < screens; at++) {
    await frame.evaluate((top) => scrollTo(0, top), at * screen);
    await of.screenshot(`${name}-${at + 1}`);
  }
  await frame.evaluate(() => scrollTo(0, 0));
}

it.each(looks)('%s', async (name, options, [stack = '', activity = '', skills = '', budget = ''], title, command) => {
  session = await openWorkbench({ ...options, size: { width: 1400, height: 900 } });
  const { page } = session;
  await session.openView('Context Stack');
  await session.openFile('src/api/user.ts');
  await session.openFile('packages/web/src/App.tsx');
  await page.locator('.monaco-list-row', { hasText: 'App.tsx' }).first().waitFor();
  await session.screenshot(`${name}-1-first`);
  // Room for what stands behind the names.
  const sash = page.locator('.monaco-sash.vertical').nth(1);
  const box = (await sash.boundingBox()) ?? expect.fail('no border to pull');
  await page.mouse.move(box.x + box.width / 2, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 220, box.y + 300, { steps: 5 });
  await page.mouse.up();
  await session.showOnly(stack);
  const rows = await session.treeRows(stack);
  const target = rows.find(({ label }) => label.includes('MEMORY.md'))?.row ?? expect.fail('no MEMORY.md');
  await session.hover(target.locator('.label-name'));
  await session.screenshot(`${name}-2-stack`);
  await page.mouse.move(1, 1);
  await session.showOnly(activity);
  await session.treeRows(activity);
  await session.screenshot(`${name}-3-activity`);
  await session.showOnly(skills);
  await session.treeRows(skills);
  await session.screenshot(`${name}-4-skills`);
  await session.showOnly(budget);
  const inView = await session.webviewFrame(budget);
  expect(await violations(inView, 'sideBar')).toEqual([]);
  await session.screenshot(`${name}-5-budget`);
  await session.showOnly(stack);
  await session.runCommand(command);
  const inTab = await session.webviewFrame(title);
  expect(await violations(inTab, 'editor')).toEqual([]);
  await scrollThrough(session, inTab, `${name}-6-overview`);
  await inTab.locator('input[name=compaction][value=after]').check();
  await inTab.locator('#fates').waitFor();
  expect(await violations(inTab, 'editor')).toEqual([]);
  await scrollThrough(session, inTab, `${name}-7-compaction`);
});
