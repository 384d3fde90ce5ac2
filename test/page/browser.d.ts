/** The launcher's browser, which is plain JavaScript. */
declare module '*/host/browser.mjs' {
  import type { Browser } from 'playwright-core';
  export function launchBrowser(): Promise<Browser>;
}
