import type { Page } from '@playwright/test';
import { leagueSections } from '@xiongmao/api/library/sections';
import { violationsInBothSchemes } from '../support/accessibility.ts';
import { linkOf, rowOf, scoreOf } from '../support/matches/board.ts';
import { hide, score, showIt, tells } from '../support/matches/hide-results.ts';
import type { SteeredMatch } from '../support/matches/matches.ts';
import { matchWithHistory } from '../support/matches/rich-match.ts';
import { register } from '../support/people/register.ts';
import { expect, test } from '../support/test.ts';

const showOf = ({ home, away }: SteeredMatch) => `Show the result of ${home} – ${away}`;
/** In its row. */
const show = (page: Page, match: SteeredMatch) => page.getByRole('button', { name: showOf(match) });

test('Who hides a sport is told no result of it before they ask, and then of one match alone', async ({
  page,
  match,
}) => {
  // Sports of which nobody else plays: all of a board of theirs is in sight.
  const table = { gameId: 208 };
  const first = await match(table, { phase: 'set2', score });
  const second = await match({ ...table, league: first.league }, { phase: 'set2', score });
  const hoops = await match({ gameId: 206 }, { phase: 'set1', score: { home: 88, away: 77 } });
  await hide(page, 'Table tennis');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.goto('/?games=208,206');
  await expect(show(page, first)).toBeVisible();
  await expect(show(page, second)).toBeVisible();
  expect(await scoreOf(rowOf(page, first), first)).toBe('–');
  // What is not hidden is told as ever, and as it changes.
  await expect.poll(() => scoreOf(rowOf(page, hoops), hoops)).toBe('88–77');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await first.score(3742, 4137);
  await hoops.score(90, 77);
  await expect.poll(() => scoreOf(rowOf(page, hoops), hoops)).toBe('90–77');
  expect(await scoreOf(rowOf(page, first), first)).toBe('–');
  expect(await page.content()).not.toMatch(tells);

  await page.goto(first.path);
  await expect(showIt(page)).toBeVisible();
  expect(await page.title()).not.toMatch(tells);
  expect(await page.content()).not.toMatch(tells);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await showIt(page).press('Enter');
  const figures = page.locator('[data-side="home"]').first();
  await expect(figures).toHaveText('3742');
  await expect(page).toHaveTitle(/3742/);
  // The score has the focus of the button that has left.
  await expect(page.locator(':focus')).toContainText('3742');
  await first.score(3743, 4137);
  await expect(figures).toHaveText('3743');

  await page.goto(second.path);
  await expect(showIt(page)).toBeVisible();
  expect(await page.content()).not.toMatch(tells);
  // Nor is whoever gets the link told.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`${second.path}\\?spoiler=1$`));
  await page.goto('/?games=208,206');
  await expect.poll(() => scoreOf(rowOf(page, first), first)).toBe('3743–4137');
  await expect(show(page, second)).toBeVisible();
  // From the list, too.
  await show(page, second).press('Enter');
  await expect.poll(() => scoreOf(rowOf(page, second), second)).toBe('3741–4137');
  await expect(linkOf(page, second)).toBeFocused();
});

test('Another tab of the browser tells no more, once results are hidden in one', async ({
  page,
  context,
  match,
}) => {
  const game = await match({ gameId: 208 }, { phase: 'set2', score });
  // It heeds the others once it rests.
  const rests = page.waitForResponse(/\/assets\/with-worker-/);
  await page.goto('/?games=208');
  await expect.poll(() => scoreOf(rowOf(page, game), game)).toBe('3741–4137');
  await rests;
  await hide(await context.newPage(), 'Table tennis');
  await expect(show(page, game)).toBeVisible();
  expect(await page.content()).not.toMatch(tells);
});

test('A result that is asked for in a list is shown there, also where all of it is hidden', async ({
  page,
  match,
}) => {
  const game = await match({ gameId: 207 }, { phase: 'set2', score: { home: 97, away: 98 } });
  await hide(page, 'Badminton');
  await page.goto('/?games=207');
  await show(page, game).click();
  await expect.poll(() => scoreOf(rowOf(page, game), game)).toBe('97–98');
});

test('Scores that one does not hide stay in sight while a list is fetched anew', async ({
  page,
  match,
}) => {
  const hoops = { gameId: 201 };
  const game = await match(hoops, { phase: 'q4', score: { home: 88, away: 77 } });
  await hide(page, 'Table tennis');
  await page.goto('/?games=201,208');
  const row = rowOf(page, game);
  await expect.poll(() => scoreOf(row, game)).toBe('88–77');
  const hidden = await row.evaluateHandle((element) => {
    const seen = { times: 0 };
    const look = () => {
      if (element.querySelector('button[aria-label^="Show the result"]')) seen.times += 1;
    };
    new MutationObserver(look).observe(element, { subtree: true, childList: true });
    return seen;
  });
  const next = { phase: 'q1', score: { home: 5, away: 3 } };
  const another = await match({ ...hoops, league: game.league }, next);
  await expect.poll(() => scoreOf(rowOf(page, another), another)).toBe('5–3');
  await game.score(90, 77);
  await expect.poll(() => scoreOf(row, game)).toBe('90–77');
  expect(await hidden.evaluate(({ times }) => times)).toBe(0);
});

test('Who hides one sport finds the results of another, wherever they stand', async ({
  page,
  match,
}) => {
  const ended = { status: 'ended', phase: null, score, winner: 'away' } as const;
  const hoops = await match({ gameId: 203 }, ended);
  const table = await match({ gameId: 208 }, ended);
  await hide(page, 'Table tennis');
  const found = ({ home }: SteeredMatch) => `/s/${encodeURIComponent(home)}`;
  const row = page.getByRole('region', { name: 'Matches' }).getByRole('listitem');
  await page.goto(found(hoops));
  await expect(row).toContainText('3741');
  await page.goto(found(table));
  await expect(show(page, table)).toBeVisible();
  expect(await page.content()).not.toMatch(tells);
  // Of the one that was asked for alone.
  await show(page, table).press('Enter');
  await expect(row).toContainText('3741');
  await page.reload();
  await expect(row).toContainText('3741');
});

test('What somebody hides on one device is hidden on the others, too, also where it is shown by then', async ({
  page,
  browser,
  product,
  match,
}) => {
  const game = await match({ gameId: 206 }, { phase: 'set2', score });
  await register(page.request, product);
  const device = await browser.newContext({ baseURL: product.site });
  await device.addCookies(await page.context().cookies());
  const other = await device.newPage();
  await other.goto('/?games=206');
  await expect.poll(() => scoreOf(rowOf(other, game), game)).toBe('3741–4137');
  await hide(page, 'Volleyball');
  await expect(show(other, game)).toBeVisible();
  await game.score(3742, 4137);
  await show(other, game).press('Enter');
  await expect.poll(() => scoreOf(rowOf(other, game), game)).toBe('3742–4137');
});

test('A page that is all results is shown to who does not hide them, or has asked for it', async ({
  page,
  match,
}) => {
  const squadOf = async ({ path, home }: SteeredMatch) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link', { name: home }).first();
    return (await link.getAttribute('href'))!;
  };
  const heading = ({ home }: SteeredMatch) => page.getByRole('heading', { name: home }).first();
  const hoops = await match({ gameId: 201 }, { phase: 'q4', score });
  const tennis = await match({ gameId: 203 }, { phase: 'set1', score });
  const [open, hidden] = [await squadOf(hoops), await squadOf(tennis)];
  await hide(page, 'Tennis');
  await page.goto(`${open}/scheduleTable`);
  await expect(heading(hoops)).toBeVisible();
  await page.goto(`${hidden}/scheduleTable`);
  const ask = page.getByRole('button', { name: 'Show results' });
  await ask.press('Enter');
  await expect(heading(tennis)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('What is hidden is chosen from the menu of more, and needs JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Hide results' }).click();
  await expect(page).toHaveURL(/\/spoilers$/);
  // In reach once there is something to save, though every sport stands above it.
  await page.getByLabel('Football', { exact: true }).check();
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const without = await plain.newPage();
  await without.goto('/en_US/spoilers');
  const said = without.getByRole('main').locator('noscript');
  await expect(said).toBeVisible();
  expect(await said.innerHTML()).toContain('This needs JavaScript.');
});

test('A table asks first, and a league is hidden on its own page', async ({ page, match }) => {
  const game = await matchWithHistory(match);
  await game.score(score.home, score.away);
  await page.goto(game.path);
  await page.getByRole('link', { name: game.league }).first().click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: `Hide results of ${game.league}` }).click();
  await reloaded;
  await expect(
    page.getByRole('button', { name: `Show results of ${game.league} again` }),
  ).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${game.path}?tab=standings`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Results are hidden here.');
  expect(await page.content()).not.toMatch(tells);
  await panel.getByRole('button', { name: 'Show results' }).click();
  await expect(panel.getByRole('table')).toContainText(game.home);
  // The table was asked for, not the match.
  await expect(showIt(page)).toBeVisible();

  // By its address, too, and it stays then.
  await page.context().clearCookies({ name: 'revealed' });
  const league = await page.getByRole('link', { name: game.league }).first().getAttribute('href');
  await page.goto(`${league!.split('?')[0]}/groupTable`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show results', exact: true }).click();
  await expect(main.getByRole('table')).toContainText(game.home);
  await page.reload();
  await expect(main.getByRole('table')).toContainText(game.home);
});

test('No page tells a result from the server on, nor does what is shared', async ({
  page,
  match,
  request,
  baseURL,
}) => {
  const game = await match({}, { status: 'ended', phase: null, score, winner: 'away' });
  const live = await match({ league: game.league }, { score });
  await live.incidents({ key: 'goal', order: 1, score, text: 'It is 3741 to 4137' });
  // Of fewer than four matches there is no table.
  const over = { status: 'ended', phase: null, score, winner: 'away' } as const;
  for (let count = 2; count < 4; count++) await match({ league: game.league }, over);
  await page.goto(game.path);
  const league = await page.getByRole('link', { name: game.league }).first().getAttribute('href');
  const leaguePath = league!.split('?')[0]!;
  const squad = await page
    .getByRole('main')
    .getByRole('link', { name: game.home })
    .first()
    .getAttribute('href');
  const tabs = ['overview', 'liveText', 'standings', 'headToHead', 'preview', 'comments'];
  const paths = [
    ...['/', '/?tab=live', '/match', '/match/soccer', '/soccer', '/match/soccer?view=results'],
    ...[game.path, live.path].flatMap((path) => tabs.map((tab) => `${path}?tab=${tab}`)),
    ...[leaguePath, ...leagueSections.map((section) => `${leaguePath}/${section}`)],
    ...[squad!, `${squad!}/scheduleTable`, '/squadLibrary', '/playerLibrary'],
    ...[
      `/s/${encodeURIComponent(game.home)}`,
      `/search/${encodeURIComponent(game.home)}?kind=match`,
    ],
    ...['/news', '/videos', '/posts', '/expert', '/live', '/soccer/data'],
  ];
  const tellingWith = async (cookie: string, more = '') => {
    const found: string[] = [];
    for (const path of paths) {
      const address = more ? path + (path.includes('?') ? '&' : '?') + more : path;
      const response = await request.get(address, { headers: { cookie } });
      expect(response.status(), address).toBeLessThan(500);
      if (tells.test(await response.text())) found.push(path);
    }
    return found;
  };
  expect((await tellingWith('')).length).toBeGreaterThan(8);
  for (const cookie of ['spoilers=all', 'spoilers=202-'])
    expect(await tellingWith(cookie), cookie).toEqual([]);
  expect(await tellingWith('', 'spoiler=1'), 'shared').toEqual([]);
  // Nor whoever takes title and picture from where it says that it stands.
  for (const path of [game.path, live.path]) {
    const address = `/en_US${path}?spoiler=1`;
    const html = await (await request.get(address)).text();
    const [, url] = /property="og:url" content="([^"]*)"/.exec(html) ?? [];
    expect(url).toBe(baseURL + address);
    const cards = html.match(/\/cards\/match\/[^"]+/g) ?? [];
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card).toMatch(/\/masked-\d+\.jpg$/);
  }
  // Who opens it and wants results is told them.
  await page.goto(`${game.path}?spoiler=1`);
  await expect(page.locator('[data-side="home"]').first()).toHaveText('3741');
});
