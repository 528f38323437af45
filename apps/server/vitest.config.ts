import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,faults}/**/*.test.ts'],
    // A worker loads the application once for all its files.
    isolate: false,
    setupFiles: './testing/setup.ts',
    globalSetup: './testing/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
