import { violationsInBothSchemes } from '../support/accessibility.ts';
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

test('Lists keep nobody out', async ({ page, match }) => {
  const game = await match({ gameId: 16 }, { phase: 'game1', score: { home: 1, away: 0 } });
  await game.score(0, 0);
  await match({ gameId: 16, startsAt: fromNow(hours(1)) });
  for (const address of ['/?games=16', '/?tab=favourites', '/match/cf']) {
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
  const game = await matchWithHistory(match);
  await tellAll(game);
  for (const tab of tabs) {
    await page.goto(`${game.path}?tab=${tab}`);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothSchemes(page), tab).toEqual([]);
  }
});

test('A wide screen keeps nobody out', async ({ page, match }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const game = await matchWithHistory(match);
  for (const address of ['/?games=202', game.path]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
});
