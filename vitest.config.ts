import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Everything that runs without an editor. The editor's own runs have configs of their own.
export default defineConfig({
  resolve: { alias: { vscode: fileURLToPath(new URL('./test/support/fakeVscode.ts', import.meta.url)) } },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', 'test/host/**', 'test/workbench/**', 'test/page/**'],
    setupFiles: ['test/support/translations.ts'],
    testTimeout: 30_000,
  },
});
