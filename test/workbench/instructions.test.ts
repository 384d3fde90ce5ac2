/** The card behind What Would Load If I Touch…, as a person meets it. */
import { afterEach, expect, it } from 'vitest';
import { openWorkbench, type Session } from './support/session';

let session: Session | undefined;
afterEach(async () => {
  await session?.close();
  session = undefined;
});

it.each(['dark', 'hc-light'] as const)('What Would Load If I Touch… (%s)', async (theme) => {
  session = await openWorkbench({ theme, size: { width: 1400, height: 900 } });
  const { page } = session;
  await session.openView('Context Stack');
  await session.openFile('CLAUDE.md');
  await session.runCommand('What Would Load If I Touch…');
  const asked = page.locator('.quick-input-widget');
  await asked.locator('input.input').fill('user.ts');
  await asked.locator('.monaco-list-row', { hasText: 'user.ts' }).first().click();
  const card = await session.webviewFrame('Preview What user.ts would load.md');
  await expect.poll(() => card.locator('body').innerText(), { timeout: 30_000 }).toMatch(/api\.md/);
  await session.screenshot(`${theme}-10-touch`);
});
