import { rowOf } from '../support/matches/board.ts';
import { createMatches } from '../support/matches/matches.ts';
import { expect, test } from '../support/test.ts';

test.describe('What does not exist', () => {
  test.use({ provoked: /status of 404/ });

  test('is a page that could not be found, with a way home', async ({ page }) => {
    for (const [what, path] of [
      ['a match that nobody knows', '/soccer/999999999'],
      ['a game that nobody knows', '/quidditch/1'],
      ['an id that is none', '/soccer/12-13'],
      ['the matches of a game that nobody knows', '/match/quidditch'],
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
  [{ status: 'fail', errorCode: 1000, errorMsg: maintained }, maintained],
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

    await ownProduct.startServer();
    for (const one of [page, detail]) {
      await one.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    }
    await expect(rowOf(page, game)).toBeVisible();
    await expect(detail.getByRole('main')).toContainText(game.away);
  });
});
