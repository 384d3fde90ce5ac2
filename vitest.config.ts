import { defineConfig } from 'vitest/config';

// Everything that runs without an editor. The editor's own runs have configs of their own.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/host/**', 'test/workbench/**', 'test/page/**'],
    testTimeout: 30_000,
  },
});
