import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { linkOf } from '../support/matches/board.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const group = (page: Page, name: string) => page.getByRole('region', { name });

/** Once the page has come alive. */
async function openByKey(page: Page): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/s') await page.keyboard.press('/');
    await expect(page).toHaveURL('/s', { timeout: 1_000 });
  }).toPass();
}

test('A match is found by keys alone, with a typo, by a part of a Chinese name and by its pinyin', async ({
  page,
  match,
}) => {
  const rovers = await match({ home: 'Süderhaven Rovers', away: '北城飞鹰' });
  await page.goto('/expert');
  await openByKey(page);
  await expect(field(page)).toBeFocused();
  // The index follows within some seconds.
  await expect(async () => {
    await field(page).fill('');
    await field(page).pressSequentially('suderhav');
    await expect(group(page, 'Teams')).toContainText('Süderhaven Rovers', { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL('/s/suderhav');
  await expect(page).toHaveTitle(/suderhav/);
  await expect(group(page, 'Matches').getByRole('listitem')).toContainText('Süderhaven Rovers');
  expect(await violationsOf(page)).toEqual([]);

  for (const text of ['Süderhavn Rovers', '城飞', 'beichengfeiying', 'bcfy']) {
    await field(page).fill(text);
    await expect(page).toHaveURL(`/s/${encodeURIComponent(text)}`);
    await expect(group(page, 'Matches').getByRole('listitem')).toContainText('北城飞鹰');
  }
  await field(page).press('ArrowDown');
  await expect(linkOf(page, rovers)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(rovers.path);

  // What found something is offered again, until it is forgotten.
  await openByKey(page);
  await expect(page.getByRole('link', { name: 'bcfy' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forget “bcfy”' }).click();
  await expect(page.getByRole('link', { name: 'bcfy' })).toBeHidden();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'bcfy' })).toBeHidden();
});

test('All of one kind is listed, of one sport, by its address', async ({ page, match }) => {
  const name = 'Wolkenbruch';
  for (const [gameId, away] of [
    [202, 'Tannberg'],
    [202, 'Hohenau'],
    [201, 'Steinach'],
  ] as const) {
    await match({ gameId, home: `${name} ${gameId}`, away });
  }
  await expect(async () => {
    await page.goto(`/search/${name}`);
    await expect(page.getByText('3 results')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Once the page has come alive.
  await expect(async () => {
    await page.getByLabel('Sport', { exact: true }).selectOption('Basketball');
    await expect(page).toHaveURL(/game=basketball/, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Steinach' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Tannberg' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Teams', exact: true }).click();
  await expect(page.getByText('2 results')).toBeVisible();
  await page.getByRole('link', { name: 'Leagues', exact: true }).click();
  await expect(page.getByText(`Nothing found for “${name}”`)).toBeVisible();
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('what is typed is found, from right to left, too', async ({ page, match }) => {
    await match({ home: 'Möwenburg', away: 'Drosselheim' });
    await expect(async () => {
      await page.goto('/ar/s');
      await field(page).fill('mowenburg');
      await page.getByRole('main').getByRole('button', { name: 'البحث' }).click();
      await expect(page).toHaveURL('/ar/s/mowenburg');
      await expect(group(page, 'الفرق')).toContainText('Möwenburg', { timeout: 1_000 });
    }).toPass();
  });
});
