import { expect, type Page } from '@playwright/test';

/** Scores that nothing else on a page looks like. */
export const score = { home: 3741, away: 4137 };
export const tells = /(?<!\w)(3741|3742|4137)(?!\w)/;

/** Hides results of soccer, or of whatever is named. */
export async function hide(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/spoilers');
  for (const name of names) await page.getByLabel(name, { exact: true }).check();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).click();
  await reloaded;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  for (const name of names) await expect(page.getByLabel(name, { exact: true })).toBeChecked();
}

/** On the own page of a match whose result is hidden. */
export const showIt = (page: Page) =>
  page.getByRole('button', { name: 'Show result', exact: true });
