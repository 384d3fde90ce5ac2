import { defineConfig } from 'vitest/config';

// The built page in a real browser; one browser at a time.
export default defineConfig({
  test: {
    include: ['test/page/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
