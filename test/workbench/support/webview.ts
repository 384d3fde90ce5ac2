import type { Frame, Page } from 'playwright-core';

const WITHIN = 30_000;

/** A webview is a frame of the editor's own, and inside it the frame with the extension's page. */
export async function webviewFrame(page: Page, title: string): Promise<Frame> {
  const until = Date.now() + WITHIN;
  while (Date.now() < until) {
    for (const frame of page.frames()) {
      const element = frame.parentFrame() === null ? undefined : await frame.frameElement().catch(() => undefined);
      if ((await element?.getAttribute('id').catch(() => null)) !== 'active-frame') continue;
      if ((await element?.getAttribute('title').catch(() => null)) === title) return frame;
    }
    // Either event means that the frames have changed; the third is the way out.
    await Promise.race([
      page.waitForEvent('frameattached', { timeout: WITHIN }).catch(() => undefined),
      page.waitForEvent('framenavigated', { timeout: WITHIN }).catch(() => undefined),
      page.waitForTimeout(250),
    ]);
  }
  throw new Error(`No webview "${title}" within ${WITHIN / 1000} s`);
}
