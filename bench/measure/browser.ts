import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A headless Chromium: the one of CHROMIUM_PATH, the system's, or Playwright's. */
export function openBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH || systemBrowsers.find((name) => existsSync(name));
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
