import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests that drive the workbench from outside, as a person would: browser, clicks, keys.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/workbench/**/*.test.ts'],
    testTimeout: 120_000,
    // The first start on a machine gets the editor and the browser.
    hookTimeout: 600_000,
    // Each session is a server, an extension host and a browser: two at once on a small machine is
    // where waits for conditions begin to run out.
    fileParallelism: false,
    pool: 'forks',
  },
});
