import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const project = (name: string, root: string, include: string[]) => ({
  test: { name, root: `./${root}`, include, ...oneProcess },
});

/**
 * A worker loads a module once for all its files: tests mock what they give, never a module or a global
 * that they leave behind.
 */
const oneProcess = {
  isolate: false,
  unstubGlobals: true,
  // Machines differ by several times, and what waits for nothing costs nothing.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Vitest begins with the largest files. Those of the fault suite are small, and take longest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Every unit and server test of the repository, by the folder that owns it. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      project('packages', 'packages', ['*/src/**/*.test.{ts,tsx}']),
      './apps/server',
      project('site', 'apps/site', ['{app,server,worker}/**/*.test.{ts,tsx}']),
      project('studio', 'apps/studio', ['**/*.test.{ts,tsx}']),
      project('console', 'apps/console', ['**/*.test.{ts,tsx}']),
      project('media', 'apps/media', ['src/**/*.test.ts']),
      project('bench', 'bench', ['**/*.test.ts']),
      project('tools', 'tools', ['**/*.test.mjs']),
    ],
  },
});
