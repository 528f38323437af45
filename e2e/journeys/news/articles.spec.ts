import { rowOf, scoreOf } from '../../support/matches/board.ts';
import { type NewsDesk, openNewsDesk } from '../../support/news.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

let desk: NewsDesk;
test.beforeEach(async ({ product }) => {
  desk = await openNewsDesk(product);
});
test.afterEach(() => desk.leave());

const named = () => ({ en_US: `A derby ${Date.now()}`, zh_CN: `德比 ${Date.now()}` });

test('An address without its game, or of another one, leads to the article', async ({
  page,
  match,
}) => {
  const game = await match({});
  const id = await desk.publish({ title: named(), matchId: game.id });
  for (const path of [`/news/${id}`, `/news/lol/${id}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/news/soccer/${id}`);
  }
  for (const path of ['/news/999999999', '/news/soccer/999999999', '/news/curling']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test('A game that nobody wrote of says so', async ({ page }) => {
  await page.goto('/news/snooker');
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('Readers of feeds get the newest articles, and nothing twice', async ({ page, match }) => {
  const game = await match({});
  const title = named();
  const id = await desk.publish({ title, matchId: game.id });
  const path = '/zh_CN/news/soccer/rss.xml';
  let etag = '';
  await expect(async () => {
    const feed = await page.request.get(path);
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    const text = await feed.text();
    expect(text).toContain(`<title>${title.zh_CN}</title>`);
    expect(text).toContain(`/zh_CN/news/soccer/${id}</link>`);
    etag = feed.headers().etag!;
  }).toPass({ timeout: 15_000 });
  const again = await page.request.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a fan reads an article, its match and what else there is', async ({ page, match }) => {
    const game = await match({}, { phase: 'h1', score: { home: 2, away: 1 } });
    const title = named();
    const id = await desk.publish({ title, matchId: game.id });
    await page.goto(`/news/soccer/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en_US);
    await expect(page.getByText('Both sides know each other well.')).toBeVisible();
    await expect.poll(() => scoreOf(rowOf(page, game), game)).toBe('2–1');
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:type')).toBe('article');
    expect(await meta('og:title')).toContain(title.en_US);
    expect((await page.request.get((await meta('og:image'))!)).headers()['content-type']).toBe(
      'image/webp',
    );
    await page.getByRole('link', { name: 'Football', exact: true }).first().click();
    await expect(page).toHaveURL(/\/news\/soccer$/);
  });

  test('home leads to what is read most', async ({ page, match }) => {
    const game = await match({});
    await desk.publish({ title: named(), matchId: game.id });
    const hot = page.getByRole('heading', { name: 'Top stories' }).locator('..');
    await expect(async () => {
      await page.goto('/');
      await expect(hot).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await hot.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/\w+\/\d+$/);
  });
});
