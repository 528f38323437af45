import { violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

// Networks that these take away.
test.use({ shared: 'demo', provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|socket\.io/ });

test('A tap without a network leaves the page as it is, and leads on once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/mall');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator('main a[href*="/mall/details/"]').first().click();
  await expect(page.getByText('The page opens as soon as you’re back online.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Goods' })).toBeVisible();
  await expect(page).toHaveURL(/\/mall$/);
  expect(await violationsOf(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/mall\/details\/\d+$/);
  await expect(page.getByRole('button', { name: 'Sign in to redeem' })).toBeVisible();
});

test('A tap is answered while the header has not all of its code', async ({ page, context }) => {
  await page.route('**/assets/search-link-*.js', () => undefined);
  await page.goto('/mall');
  const links = page.locator('main a[href*="/mall/details/"]');
  // A tap on a page that is not alive yet loads the next one whole, from the server.
  await expect
    .poll(() => links.first().evaluate((link) => Object.keys(link).join(' ')))
    .toContain('__reactFiber$');
  await context.setOffline(true);
  await links.first().click();
  await expect(page.getByText('The page opens as soon as you’re back online.')).toBeVisible();
});

test('A page that nothing answered for asks to look to the network, and comes with it', async ({
  page,
}) => {
  await page.goto('/mall');
  await page.waitForLoadState('networkidle');
  const silent = /\/java\/goods\/details|\/favicon\.svg/;
  await page.route(silent, (route) => route.abort());
  await page.locator('main a[href*="/mall/details/"]').first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Network problem');
  await expect(main).toContainText('Check your connection');
  await expect(main).not.toContainText('500');
  // What the logo can't be shown by does not stand there broken.
  await expect(main.locator('img')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);

  await page.unroute(silent);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Sign in to redeem' })).toBeVisible();
});
