import { violationsInBothSchemes } from '../support/accessibility.ts';
import { linkOf, rowOf } from '../support/matches/board.ts';
import { fromNow, hours } from '../support/matches/matches.ts';
import { matchWithHistory, tellAll } from '../support/matches/rich-match.ts';
import { expect, test } from '../support/test.ts';

const tabs = [
  'overview',
  'preview',
  'highlights',
  'liveText',
  'statistics',
  'lineups',
  'absences',
  'odds',
  'headToHead',
  'trends',
  'animation',
  'standings',
];

test.use({ provoked: /status of 40[34]/ });

test('Lists keep nobody out', async ({ page, match }) => {
  test.setTimeout(90_000);
  const game = await match({ gameId: 16 }, { phase: 'game1', score: { home: 1, away: 0 } });
  await game.score(0, 0);
  await match({ gameId: 16, startsAt: fromNow(hours(1)) });
  for (const address of [
    '/?games=16',
    '/?tab=favourites',
    '/match/cf',
    '/nowhere',
    '/forbidden',
    '/salesmartly',
    '/undo',
    '/unsubscribe',
    '/takedown',
  ]) {
    await page.goto(address);
    await page.locator('main').waitFor();
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
  await page.goto('/?games=16');
  for (const name of ['Open calendar', 'Choose sports']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsInBothSchemes(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Change language' }).click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'languages').toEqual([]);
});

test('A match keeps nobody out, on none of its tabs', async ({ page, match }) => {
  test.setTimeout(180_000);
  const game = await matchWithHistory(match);
  await tellAll(game);
  for (const tab of tabs) {
    await page.goto(`${game.path}?tab=${tab}`);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothSchemes(page), tab).toEqual([]);
  }
});

const libraries = [
  '/leagueLibrary',
  '/leagueLibrary/leagueList',
  '/leagueLibrary/config',
  '/soccer/data',
  '/playerLibrary',
  '/playerLibrary/config',
  '/squadLibrary',
];
const searches = ['/s', '/s/nebelhorn', '/search/nebelhorn', '/s/qqqqqq'];

for (const [name, addresses] of Object.entries({
  'The library': libraries,
  'A search': searches,
})) {
  test(`${name} keeps nobody out`, async ({ page, match }) => {
    test.setTimeout(180_000);
    await match({ home: 'Nebelhorn', away: 'Talwacht' });
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(await violationsInBothSchemes(page), address).toEqual([]);
    }
  });
}

test('A wide screen keeps nobody out', async ({ page, match }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const game = await matchWithHistory(match);
  for (const address of ['/?games=202', game.path]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
});

test('Keys alone lead from home to a match and through its tabs', async ({ page, match }) => {
  const game = await match({ gameId: 15 }, { phase: 'game1' });
  await game.incidents({ key: 'first', period: 'game1', kind: 'kill' });
  await page.goto('/?games=15');
  await expect(rowOf(page, game)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const link = linkOf(page, game);
  const isThere = () => link.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    });
    expect(ring, 'the focus is in sight').toBe(true);
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(game.path);

  const overview = page.getByRole('tab', { name: 'Overview' });
  const isOnTabs = () => overview.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isOnTabs()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(overview).toBeFocused();
  await page.keyboard.press('ArrowRight');
  for (const name of ['Chat', 'Comments', 'Preview', 'Commentary']) {
    await expect(page.getByRole('tab', { name })).toBeFocused();
    if (name !== 'Commentary') await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${game.path}?tab=liveText`);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toBeFocused();
});

test('A goal of a favourite is said aloud', async ({ page, match }) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  await page.goto('/');
  await rowOf(page, game).getByRole('button').click();
  // Its code comes with the first favourite.
  await expect(page.getByRole('main').locator('[aria-live="polite"]')).toBeAttached();
  await game.score(0, 1);
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: `${game.away} scored` }),
  ).toHaveText(`${game.away} scored. ${game.home} 0, ${game.away} 1`);
});
