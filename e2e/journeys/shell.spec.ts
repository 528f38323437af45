import type { Page } from '@playwright/test';
import { bringIntoSight, linkOf, rowOf } from '../support/matches/board.ts';
import { fromNow, hours } from '../support/matches/matches.ts';
import { matchWithHistory, tellAll } from '../support/matches/rich-match.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.locator('[data-stage]').first();
const inBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

test('The loading bar shows what takes long, and nothing else', async ({ page, match }) => {
  const game = await match({ startsAt: fromNow(hours(24)) });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const stages = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const element = document.querySelector<HTMLElement>('[data-stage]')!;
    new MutationObserver(() => seen.push(element.dataset.stage!)).observe(element, {
      attributeFilter: ['data-stage'],
    });
    return seen;
  });
  const tabs = page.getByRole('navigation', { name: 'Show' });
  await tabs.getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.route('**/java/match/gameLivingFuture**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await tabs.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(bar(page)).toHaveAttribute('data-stage', 'running');
  await expect(rowOf(page, game)).toBeVisible();
  await expect(bar(page)).toHaveAttribute('data-stage', 'hidden');
  // Another request may begin as one ends; none fails, and the bar goes when all have ended.
  const seen = await stages.jsonValue();
  expect(seen.slice(0, 2)).toEqual(['running', 'done']);
  expect(seen.at(-1)).toBe('hidden');
  expect(seen).not.toContain('failed');
});

test.describe('When the server fails', () => {
  test.use({ provoked: /status of 500/ });

  test('the loading bar and the list say so, and a retry mends it', async ({ page, match }) => {
    const game = await match({ startsAt: fromNow(hours(24)) });
    await page.goto('/');
    // A tap on a page that is not alive yet loads the next one whole, from the server.
    await page.waitForLoadState('networkidle');
    const address = '**/java/match/gameLivingFuture**';
    await page.route(address, (route) => route.fulfill({ status: 500, json: { status: 'fail' } }));
    const show = page.getByRole('navigation', { name: 'Show' });
    await show.getByRole('link', { name: 'Tomorrow' }).click();
    await expect(bar(page)).toHaveAttribute('data-stage', 'failed');
    await expect(page.getByText('Failed to load')).toBeVisible();
    await page.unroute(address);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(rowOf(page, game)).toBeVisible();
  });
});

test.describe('When a piece of the script is gone', () => {
  test.use({ provoked: /Failed to load resource|Failed to fetch dynamically|preload/ });

  test('the page is loaded anew once, and not again within a minute', async ({ page, match }) => {
    const game = await matchWithHistory(match);
    await tellAll(game);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(game.path);
    await page.route('**/assets/statistics-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('tab', { name: 'Stats' }).click();
    await expect.poll(() => documents).toBe(2);
    await page.waitForTimeout(3_000);
    expect(documents).toBe(2);
    await expect(page.getByRole('tabpanel')).toContainText('Failed to load');

    await page.unroute('**/assets/statistics-*.js');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('61%');
  });
});

const prefetched = (page: Page) =>
  page.locator('link[rel="prefetch"], link[rel="modulepreload"][href*="/assets/match-"]');

test('Links are looked ahead of once they are in sight', async ({ page, match }) => {
  const game = await match({ gameId: 19 }, { phase: 'game1' });
  await page.goto('/?games=19');
  await expect(rowOf(page, game)).toBeVisible();
  await expect(prefetched(page)).not.toHaveCount(0);
});

for (const [what, connection] of [
  ['data is to be saved', { saveData: true, effectiveType: '4g' }],
  ['the network is slow', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(`Links are not looked ahead of where ${what}`, async ({ page, match }) => {
    const game = await match({ gameId: 19 }, { phase: 'game1' });
    await page.addInitScript((stated) => {
      const connection = Object.assign(new EventTarget(), stated);
      Object.defineProperty(navigator, 'connection', { get: () => connection });
    }, connection);
    await page.goto('/?games=19');
    await expect(rowOf(page, game)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(prefetched(page)).toHaveCount(0);
  });
}

test('A new page begins at its top, and Back leads to where one was', async ({ page, match }) => {
  const games = [];
  for (let index = 0; index < 20; index += 1) {
    games.push(await match({ gameId: 18 }, { phase: 'game1' }));
  }
  await page.goto('/?games=18');
  const last = games.at(-1)!;
  await bringIntoSight(rowOf(page, last));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  await linkOf(page, last).click();
  await expect(page).toHaveURL(last.path);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  // Rows out of sight are as high as they were thought to be: a few pixels are no other place.
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(20);
});

test('The theme that one chooses is there at once, and on the next page', async ({ page }) => {
  await page.goto('/');
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await colour();
  await inBanner(page, 'Theme').click();
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(colour).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await colour()).not.toBe(dark);
});

test('On a wide screen the games, the calendar and what comes next stand beside the list', async ({
  page,
  match,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const next = await match({ gameId: 17, startsAt: fromNow(hours(1)) });
  await page.goto('/?games=17');
  const games = page.getByRole('complementary', { name: 'Choose sports' });
  await expect(games.getByRole('checkbox', { name: /^Overwatch/ })).toBeChecked();
  const side = page.getByRole('complementary', { name: 'Calendar' });
  await expect(side.getByRole('link', { name: next.home })).toBeVisible();
  await side.getByRole('button', { name: 'Next month' }).click();
  await expect(side.locator('[data-day]')).toHaveCount(42);
  await side.getByRole('link', { name: next.home }).click();
  await expect(page).toHaveURL(next.path);
});

test('On a phone the areas that have no room at the foot are a tap further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main navigation' }).filter({ visible: true });
  for (const [area, path] of Object.entries({ News: '/news', Posts: '/posts', Mall: '/mall' })) {
    await nav.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: area }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

test('What links lead to is told in full once the page is idle, and works before that', async ({
  page,
  match,
}) => {
  const game = await match({});
  const later = /assets\/imports-/;
  await page.route(later, () => undefined);
  await page.goto('/match');
  await linkOf(page, game).click();
  await expect(page).toHaveURL(game.path);
  await page.unroute(later);
  await page.reload();
  type Told = { __reactRouterManifest: { routes: Record<string, { imports?: string[] }> } };
  const imports = () =>
    page.evaluate(
      () =>
        (window as unknown as Told).__reactRouterManifest.routes['routes/match']?.imports?.length ??
        0,
    );
  await expect.poll(imports).toBeGreaterThan(3);
});
