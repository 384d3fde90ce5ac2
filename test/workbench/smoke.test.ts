import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkbench, type Session } from './support/session';

let session: Session;
beforeAll(async () => {
  session = await openWorkbench({ theme: 'light' });
});
afterAll(() => session.close());

it('shows the workbench on the demo', async () => {
  await session.openView('Explorer');
  const names = (
    await session.page.locator('.explorer-folders-view .monaco-list-row .label-name').allInnerTexts()
  ).sort();
  expect(names).toContain('CLAUDE.md');
  expect(names).toContain('.claude');
  expect(await session.page.locator('.activitybar [role="tab"]').count()).toBeGreaterThan(3);
  expect(session.logs.filter((line) => /context-stack.*(failed|error)/i.test(line))).toEqual([]);
  await session.screenshot('smoke');
});
