import type { Page } from '@playwright/test';

/** The page is looked at again, and fetches anew what it shows. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
