import { expect, type Page } from '@playwright/test';

/**
 * The page is looked at again, and fetches anew until it shows what it should: what is being fetched
 * already when someone comes back is not asked for twice, and may be from before.
 */
export const comeBackFor = (page: Page, shown: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await shown();
  }).toPass();
