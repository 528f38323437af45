import { violationsOf } from '../../support/accessibility.ts';
import { startLateSite } from '../../support/late-site.ts';
import { rowOf, scoreOf } from '../../support/matches/board.ts';
import { hide } from '../../support/matches/hide-results.ts';
import { type NewsDesk, openNewsDesk } from '../../support/news.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

let desk: NewsDesk;
test.beforeEach(async ({ product }) => {
  desk = await openNewsDesk(product);
});
test.afterEach(() => desk.leave());

const named = () => ({ en_US: `A derby ${Date.now()}`, zh_CN: `德比 ${Date.now()}` });

test('A fan finds an article, reads it with its match live, and in another language', async ({
  page,
  match,
}) => {
  const game = await match({}, { phase: 'h1', score: { home: 0, away: 0 } });
  const title = named();
  const id = await desk.publish({ title, matchId: game.id });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // Beside the list, once the page has come alive.
  const hot = page.getByRole('heading', { name: 'Top stories' });
  await expect(hot).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByText('News').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('News');
  await expect(page).toHaveURL(/\/news$/);
  await page.getByRole('link', { name: 'Football', exact: true }).click();
  await expect(heading).toHaveText('Football news');
  await expect(page).toHaveURL(/\/news\/soccer$/);
  await page.getByRole('main').getByRole('link', { name: title.en_US }).first().click();
  await expect(page).toHaveURL(`/news/soccer/${id}`);
  await expect(heading).toHaveText(title.en_US);
  await expect(page.getByText('1 min read').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('article').getByRole('link', { name: 'editor' }).first().click();
  await expect(heading).toHaveText('Articles by editor');
  await expect(page.getByRole('main').getByRole('link', { name: title.en_US })).not.toHaveCount(0);
  await page.goBack();

  const row = rowOf(page, game);
  await expect.poll(() => scoreOf(row, game)).toBe('0–0');
  await game.score(1, 0);
  await expect.poll(() => scoreOf(row, game)).toBe('1–0');

  await page.goto(game.path);
  await page.getByRole('tab', { name: 'News' }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: title.en_US })).toBeVisible();

  await page.goto(`/zh_CN/news/soccer/${id}`);
  await expect(heading).toHaveText(title.zh_CN);
  await expect(page.getByText('两队对彼此都很了解。')).toBeVisible();
  // Who reads another language reads the nearest, marked as what it is.
  await page.goto(`/ar/news/soccer/${id}`);
  await expect(heading).toHaveText(title.en_US);
  await expect(heading).toHaveAttribute('lang', 'en-US');
  await expect(heading).toHaveAttribute('dir', 'ltr');
});

test('A fan likes an article and hands it on, which is shared with a picture of its own', async ({
  page,
  context,
  match,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const game = await match({});
  const id = await desk.publish({ title: named(), matchId: game.id });
  const path = `/news/soccer/${id}`;
  await register(page.request, product);
  await page.goto(path);
  const button = page.locator('main header').getByRole('button', { name: /^Like, / });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText(/Like.*1/);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.site + path);
  const shared = page.locator('meta[property="og:image"]');
  // It is drawn once the article is published, and anew as that changes.
  await expect(async () => {
    await page.reload();
    const address = await shared.getAttribute('content');
    expect(address).toMatch(/\/uploads\/.*\.jpg$/);
    const picture = await page.request.get(new URL(address!).pathname);
    expect(picture.headers()['content-type'], await picture.text()).toBe('image/jpeg');
  }).toPass();
});

test('An article about a match whose result is hidden asks first, and a link to it that tells nothing leads there', async ({
  page,
  match,
}) => {
  const game = await match({}, { phase: 'h1', score: { home: 3, away: 0 } });
  const title = named();
  const path = `/news/soccer/${await desk.publish({ title, matchId: game.id })}`;
  const heading = page.getByRole('heading', { level: 1 });
  const card = await page.request.get(`${path}?spoiler=1`);
  expect(card.status()).toBe(200);
  expect(await card.text()).not.toContain(title.en_US);
  await page.goto(`${path}?spoiler=1`);
  await expect(heading).toHaveText(title.en_US);

  await hide(page, 'Football');
  await page.goto(path);
  const shown = page.getByRole('button', { name: 'Show results', exact: true });
  await expect(shown).toBeVisible();
  expect(await page.content()).not.toContain(title.en_US);
  await shown.click();
  await expect(heading).toHaveText(title.en_US);
});

test('What is said of an article is shown also where it came too late for the page', async ({
  page,
  match,
  product,
}) => {
  const id = await desk.publish({ title: named(), matchId: (await match({})).id });
  // Later than even a busy site takes for a page: else it has them in time, and the browser asks for nothing.
  const late = await startLateSite(product, { path: /comment\/list/, ms: 3_000 });
  try {
    // Their code comes last, once a reader is near.
    const answered = page.waitForResponse(/comment\/list/);
    await page.route(/assets\/comments-/, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${late.url}/news/soccer/${id}`);
    const comments = page.getByRole('region', { name: 'Comments' });
    // React mounts it anew when what the server left out comes, which may be as it is scrolled to.
    await expect(() => comments.scrollIntoViewIfNeeded()).toPass();
    await expect(comments.getByText('No comments yet')).toBeVisible();
  } finally {
    await page.close();
    await late.stop();
  }
});

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

test('An article is found by its title in any of its languages, and named in the reader’s', async ({
  page,
  match,
}) => {
  const title = named();
  const id = await desk.publish({ title, matchId: (await match({})).id });
  const found = page.getByRole('main').getByRole('link', { name: title.en_US });
  await expect(async () => {
    await page.goto(`/s/${encodeURIComponent(title.zh_CN)}`);
    await expect(found).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(`/search/${encodeURIComponent(title.en_US)}?kind=article&game=soccer`);
  await found.click();
  await expect(page).toHaveURL(`/news/soccer/${id}`);

  const panel = page.getByRole('dialog', { name: 'Search' });
  await page.goto('/match');
  await expect(async () => {
    if (!(await panel.isVisible())) await page.keyboard.press('/');
    await expect(panel.getByRole('combobox')).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type(title.en_US);
  // By its name: the list is that of what was typed so far, until the last is answered.
  const options = panel.getByRole('group', { name: 'Articles' }).getByRole('option');
  await options.filter({ hasText: title.en_US }).click();
  await expect(page).toHaveURL(`/news/soccer/${id}`);
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
    expect(text).toMatch(/<channel><title>足球资讯 · .+ \(简体中文\)<\/title>/);
    expect(text).toContain(`/zh_CN/news/soccer/${id}</link>`);
    etag = feed.headers().etag!;
  }).toPass();
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
    expect((await page.request.get((await meta('og:image'))!)).headers()['content-type']).toMatch(
      /^image\/(webp|jpeg)$/,
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
    }).toPass();
    await hot.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/\w+\/\d+$/);
  });
});
