import { errors } from '@xiongmao/api/errors';
import { rowOf } from '../support/matches/board.ts';
import { createMatches } from '../support/matches/matches.ts';
import { register } from '../support/people/register.ts';
import { expect, test } from '../support/test.ts';

test.describe('What does not exist', () => {
  test.use({ provoked: /status of 404/ });

  test('is a page that could not be found, with a way home', async ({ page }) => {
    for (const [what, path] of [
      ['a match that nobody knows', '/soccer/999999999'],
      ['a game that nobody knows', '/quidditch/1'],
      ['an id that is none', '/soccer/12-13'],
      ['the matches of a game that nobody knows', '/match/quidditch'],
      ['a season that nobody knows', '/playerLibrary/sortTable?season=99999999'],
      ['any other address in another language', '/en_US/nowhere'],
      ['any other address', '/some/where/else'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), what).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(
        'This page could not be found',
      );
    }
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores');
  });
});

test('A match under the wrong game leads to its own address', async ({ page, match }) => {
  const game = await match({}, {});
  await page.goto(`/basketball/${game.id}?tab=headToHead`);
  await expect(page).toHaveURL(`${game.path}?tab=headToHead`);
  await page.goto(`/ar/basketball/${game.id}`);
  await expect(page).toHaveURL(`/ar${game.path}`);
});

test.describe('Where one may not go', () => {
  test.use({ provoked: /status of 403/ });

  test('the page says so', async ({ page }) => {
    const answer = await page.goto('/forbidden');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You do not have permission to access this page',
    );
  });
});

const maintained = 'Back after the maintenance';
const unsaid = 'System error, please try again later';
for (const [answer, said] of [
  [{ status: 'fail', errorCode: errors.system.code, errorMsg: maintained }, maintained],
  [{ status: 'fail', msg: maintained }, maintained],
  [{ status: 'fail' }, unsaid],
  [{ code: 400 }, unsaid],
] as const) {
  test(`A read that is answered ${JSON.stringify(answer)} says ${said}`, async ({ page }) => {
    await page.goto('/match/soccer');
    await page.route('**/java/**', (route) => route.fulfill({ json: answer }));
    await page.getByRole('link', { name: 'Experts' }).first().click();
    await expect(page.getByText(said).first()).toBeVisible();
  });
}

test('A game alone is the page of its matches', async ({ page, match }) => {
  const game = await match({ startsAt: new Date().toISOString() });
  const answer = await page.goto('/soccer');
  expect(answer?.status()).toBe(200);
  await expect(rowOf(page, game)).toBeVisible();
});

test.describe('While the server is down', () => {
  test.use({ provoked: /status of 50[03]|socket\.io/ });

  test('pages say so with a retry that helps, once it is back', async ({ page, ownProduct }) => {
    const match = createMatches(ownProduct);
    const game = await match({}, { score: { home: 3, away: 0 } });
    await ownProduct.killServer();

    const home = await page.goto(ownProduct.site);
    expect(home?.status()).toBe(503);
    await expect(page.getByRole('main')).toContainText('Failed to load');
    const detail = await page.context().newPage();
    const answer = await detail.goto(ownProduct.site + game.path);
    expect(answer?.status()).toBe(500);
    await expect(detail.getByRole('heading', { level: 1 })).toHaveText('Network problem');
    await expect(detail.getByRole('main').getByRole('img')).toHaveCount(0);
    await expect(detail.getByRole('main').locator('img')).toBeVisible();

    await expect(detail.getByRole('main')).not.toContainText('Check your connection');

    await ownProduct.startServer();
    // By the button, where it is sooner than the page itself; the other comes back by itself.
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(rowOf(page, game)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(detail.getByRole('main')).toContainText(game.away, { timeout: 30_000 });
  });
});

test.describe('Where code does not come', () => {
  test.use({ provoked: /ERR_FAILED|Failed to fetch/ });

  test('the page stays, says so, and does what is asked once the site is back', async ({
    page,
    product,
  }) => {
    await register(page.request, product);
    await page.goto('/userInfo/water');
    const main = page.getByRole('main');
    const recharge = main.getByRole('button', { name: 'Recharge' });
    await expect(recharge).toBeVisible();
    await page.waitForLoadState('networkidle');
    const silent = /\/assets\/|\/healthz/;
    await page.route(silent, (route) => route.abort());
    await recharge.click();
    await expect(page.getByRole('status').filter({ hasText: 'Request failed' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My gold');

    await page.unroute(silent);
    // Chromium keeps a failure: the page is loaded anew by itself, and then asked again.
    await expect(async () => {
      await recharge.click({ timeout: 2_000 });
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  });
});

test.describe('What failed', () => {
  test.use({ provoked: /status of 503/ });

  test('heals by itself', async ({ page }) => {
    await page.goto('/match/soccer');
    await page.route('**/java/expert_plan/**', (route) =>
      route.fulfill({ status: 503, json: { status: 'fail', errorCode: errors.unavailable.code } }),
    );
    await page.getByRole('link', { name: 'Experts' }).first().click();
    await expect(page.getByText('System error').first()).toBeVisible();
    await page.unroute('**/java/expert_plan/**');
    await expect(page.getByText('System error')).toHaveCount(0, { timeout: 30_000 });
  });
});
