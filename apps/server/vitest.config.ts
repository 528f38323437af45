import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const toldSql = fileURLToPath(new URL('testing/boundaries/told-sql.ts', import.meta.url));

export default defineConfig({
  plugins: [
    {
      name: 'told-sql',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source === 'drizzle-orm' && importer !== toldSql ? toldSql : undefined,
    },
  ],
  test: {
    name: 'server',
    include: ['{src,faults}/**/*.test.ts'],
    // A worker loads the application once for all its files.
    isolate: false,
    setupFiles: './testing/setup.ts',
    globalSetup: './testing/global-setup.ts',
    // Machines differ by several times, and what waits for nothing costs nothing.
    testTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 300_000,
  },
});
