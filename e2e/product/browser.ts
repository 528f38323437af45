import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** How journeys start a browser. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Debian's start script asks for it; without a GPU it only costs.
  '--disable-gpu-rasterization',
  '--in-process-gpu',
  '--disable-background-networking',
];

const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()];

/** A Chromium with all that it has, notifications among it, which the headless shell lacks; undefined where there is none. */
export const wholeChromium: string | undefined = whole.find(existsSync);
