import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';
import { browserArgs } from './product/browser.ts';
import { brandZone } from './product/noon.ts';

const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);
/** `npm test` names the browser that it has found; by hand, the system's stands in for Playwright's. */
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(chromium.executablePath()) ? undefined : system);

/** Journeys that play pictures (`support/live/live-test.ts`). */
const withPicture = [
  'talk',
  'broadcast',
  'live-rooms',
  'live-sync',
  'watch',
  'editors',
  'highlight',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './product/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // A browser waits more than it works.
  workers: 3,
  // A busy machine can be late once; the summary names how many had to be repeated.
  retries: 1,
  // Machines differ by several times, and what waits for nothing costs nothing.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: browserArgs,
    },
    // A fan's phone, in English, in a zone where it is noon.
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: brandZone,
    colorScheme: 'dark',
    // Journeys answer requests themselves, which a worker would have answered before (`pwa.spec.ts` wants it).
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    // Costs every action a seventh more: only what is repeated is recorded.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: true, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest first: the others run beside them.
    { name: 'live', testMatch: withPicture, workers: 1 },
    { name: 'replay', testMatch: 'replay.spec.ts' },
    { name: 'journeys', testIgnore: [...withPicture, 'replay.spec.ts'] },
  ],
});
