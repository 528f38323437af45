import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const box = (page: Page) => panel(page).getByRole('combobox');
const options = (page: Page, group: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('option');
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const group = (page: Page, name: string) => page.getByRole('region', { name });

/** Once the page has come alive. */
async function openByKey(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await panel(page).isVisible())) await page.keyboard.press('/');
    await expect(box(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

/** Types until a team is found: the index follows within some seconds. */
async function typeUntilFound(page: Page, text: string, team: string): Promise<void> {
  await expect(async () => {
    await box(page).fill('');
    await box(page).pressSequentially(text);
    await expect(options(page, 'Teams')).toContainText(team, { timeout: 1_000 });
  }).toPass();
}

test('A match is found over any page, as one types, by keys alone', async ({ page, match }) => {
  const rovers = await match({ home: 'Süderhaven Rovers', away: '北城飞鹰' });
  await page.goto('/expert');
  await openByKey(page);
  await typeUntilFound(page, 'suderhav', 'Süderhaven Rovers');
  await expect(page).toHaveURL('/expert');
  const found = options(page, 'Matches');
  await expect(found).toContainText('Süderhaven Rovers');
  await expect(panel(page).getByRole('status')).toHaveText(/\d+ results/);
  expect(await violationsOf(page)).toEqual([]);

  // A typo, characters within a name, its pinyin, and the initials of that.
  for (const text of ['Süderhavn Rovers', '城飞', 'beichengfeiying', 'bcfy']) {
    await box(page).fill(text);
    await expect(panel(page).getByRole('option').last()).toContainText(text);
    await expect(found).toContainText('北城飞鹰');
  }
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await box(page).press('ArrowDown');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await found.getAttribute('id'))!,
  );
  await box(page).press('Enter');
  await expect(page).toHaveURL(rovers.path);
  await expect(panel(page)).toBeHidden();
});

test('What found something is offered again, until it is forgotten', async ({ page, match }) => {
  await match({ home: 'Heidefels', away: 'Torfmoor' });
  await page.goto('/expert');
  await openByKey(page);
  await typeUntilFound(page, 'heidefels', 'Heidefels');
  await options(page, 'Teams').click();
  await expect(page).toHaveURL(/\/squadLibrary\/\d+$/);

  await openByKey(page);
  await box(page).fill('torfmoor');
  // Nothing is chosen: Enter leads to all that is found.
  await box(page).press('Enter');
  await expect(page).toHaveURL('/s/torfmoor');
  await expect(group(page, 'Teams')).toContainText('Torfmoor');

  await page.goto('/expert');
  await openByKey(page);
  await expect(panel(page).getByRole('option')).toHaveText(['torfmoor', 'heidefels']);
  expect(await violationsOf(page)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Forget “heidefels”' }).click();
  await expect(panel(page).getByRole('option')).toHaveText(['torfmoor']);
  await expect(box(page)).toBeFocused();
  await box(page).press('ArrowDown');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/s/torfmoor');

  await page.goto('/expert');
  await openByKey(page);
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(panel(page).getByRole('option')).toHaveCount(0);
  await box(page).press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  await expect(panel(page).getByRole('option')).toHaveCount(0);
});

test('What is looked for no more is given up, and never shown over what is', async ({
  page,
  match,
}) => {
  await match({ home: 'Krähenbach', away: 'Krähwinkel' });
  await page.goto('/expert');
  await openByKey(page);
  await typeUntilFound(page, 'krahenbach', 'Krähenbach');

  const held = Promise.withResolvers<void>();
  await page.route(/search\/best\?.*text=kra(&|$)/, async (route) => {
    await held.promise;
    // Given up by the page.
    await route.continue().catch(() => undefined);
  });
  const isSlow = (request: { url(): string }) => /text=kra(&|$)/.test(request.url());
  const asked = page.waitForRequest(isSlow);
  await box(page).fill('kra');
  await asked;
  const givenUp = page.waitForEvent('requestfailed', isSlow);
  await box(page).fill('krahw');
  await givenUp;
  held.resolve();
  await expect(options(page, 'Teams')).toHaveText(/Krähwinkel/);
  await expect(panel(page).getByRole('option').last()).toContainText('krahw');
});

test('The page of searches follows what is typed, and arrow keys lead through it', async ({
  page,
  match,
}) => {
  await match({ home: 'Lindwurm', away: 'Distelfink' });
  await expect(async () => {
    await page.goto('/s/lindwurm');
    await expect(group(page, 'Teams')).toContainText('Lindwurm', { timeout: 1_000 });
  }).toPass();
  expect(await violationsOf(page)).toEqual([]);
  await expect(async () => {
    await field(page).fill('distelfin');
    await expect(page).toHaveURL('/s/distelfin', { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveTitle(/distelfin/);
  await expect(group(page, 'Teams')).toContainText('Distelfink');
  // It has its field: none opens over it.
  await field(page).blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(panel(page)).toBeHidden();
  await field(page).press('ArrowDown');
  const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/s\//);

  await page.goto('/s');
  await expect(page.getByRole('link', { name: 'distelfin' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Forget “distelfin”' }).click();
  await expect(page.getByRole('link', { name: 'distelfin' })).toBeHidden();
  await page.reload();
  await expect(field(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'distelfin' })).toBeHidden();
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

test.describe('On a phone, from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search fills the screen, and the way back closes it', async ({ page, match }) => {
    await match({ home: 'Schilfufer', away: 'Ginsterheide' });
    const search = page.getByRole('dialog', { name: 'البحث' });
    // Before its code is there the link leads to the page of searches.
    await expect(async () => {
      await page.goto('/ar/expert');
      await page.waitForLoadState('networkidle');
      await page.getByRole('banner').getByRole('link', { name: 'بحث' }).tap();
      await expect(search).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await search.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.goBack();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL('/ar/expert');
    await page.getByRole('banner').getByRole('link', { name: 'بحث' }).tap();
    await expect(search).toBeVisible();
    const typed = search.getByRole('combobox');
    await expect(async () => {
      await typed.fill('');
      await typed.fill('schilf');
      await expect(search.getByRole('group', { name: 'الفرق' })).toContainText('Schilfufer', {
        timeout: 1_000,
      });
    }).toPass();
    expect(await violationsOf(page)).toEqual([]);
    await search.getByRole('option').last().tap();
    await expect(page).toHaveURL('/ar/s/schilf');
    await expect(search).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/ar/expert');
    await expect(search).toBeHidden();
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('what is typed is found, from right to left, too', async ({ page, match }) => {
    await match({ home: 'Möwenburg', away: 'Drosselheim' });
    await page.goto('/ar/expert');
    await page.getByRole('banner').getByRole('link', { name: 'بحث' }).click();
    await expect(async () => {
      await page.goto('/ar/s');
      await field(page).fill('mowenburg');
      await page.getByRole('main').getByRole('button', { name: 'البحث' }).click();
      await expect(page).toHaveURL('/ar/s/mowenburg');
      await expect(group(page, 'الفرق')).toContainText('Möwenburg', { timeout: 1_000 });
    }).toPass();
  });
});
