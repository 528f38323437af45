import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Features that are off: the first ends the renderer that a new page begins with and starts another, as the product's
 * Cross-Origin-Opener-Policy asks for, which is a quarter of what a visit costs; the header has a test of its own. The
 * others are those of Playwright's own list that a journey would notice: this one stands in for it.
 */
const withoutFeatures = [
  'CrossOriginOpenerPolicy',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
];

/** How journeys start a browser. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Debian's start script asks for it; without a GPU it only costs.
  '--disable-gpu-rasterization',
  '--in-process-gpu',
  '--disable-background-networking',
  `--disable-features=${withoutFeatures.join()}`,
];

const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];

/** A Chromium with all that it has, notifications among it, which the headless shell lacks; undefined where there is none. */
export const wholeChromium: string | undefined = whole.find(existsSync);
