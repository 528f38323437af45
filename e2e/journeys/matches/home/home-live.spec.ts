import {
  bringIntoSight,
  linkOf,
  rowOf,
  scoreOf,
  watchShifts,
} from '../../../support/matches/board.ts';
import { fromNow, hours, minutes } from '../../../support/matches/matches.ts';
import { expect, test } from '../../../support/test.ts';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('fans see the matches of the day', async ({ page, match }) => {
    const inset = { gameId: 205, phase: 'inning3' };
    const live = await match({ gameId: 205 }, { ...inset, score: { home: 4, away: 2 } });
    const later = await match({ gameId: 205, startsAt: fromNow(hours(2)) });
    await page.goto('/?games=205');
    await expect(rowOf(page, live)).toBeVisible();
    await expect.poll(() => scoreOf(rowOf(page, live), live)).toBe('4–2');
    await expect(rowOf(page, later).locator('time')).toHaveText(/^\d\d:\d\d$/);
    await linkOf(page, live).click();
    await expect(page).toHaveURL(live.path);
    await expect(page.getByRole('main')).toContainText(live.away);
  });
});

test('A goal comes onto its row without a reload, and moves nothing', async ({ page, match }) => {
  const game = await match({}, { phase: 'h1' });
  await page.goto('/');
  const row = rowOf(page, game);
  await expect.poll(() => scoreOf(row, game)).toBe('0–0');
  await game.score(1, 0);
  await expect.poll(() => scoreOf(row, game)).toBe('1–0');

  const box = await row.boundingBox();
  const shifted = await watchShifts(row);
  const pageOf = await page.evaluateHandle(() => document);
  for (const [home, away] of [
    [1, 1],
    [2, 1],
    [10, 1],
  ] as const) {
    await game.score(home, away);
    await expect.poll(() => scoreOf(row, game)).toBe(`${home}–${away}`);
  }
  expect((await row.boundingBox())?.height).toBe(box?.height);
  expect(await shifted()).toBe(0);
  expect(await pageOf.evaluate((before) => before === document)).toBe(true);
});

test('A goal that is taken back is seen as such, until the next one', async ({ page, match }) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  await page.goto('/');
  const row = rowOf(page, game);
  await game.score(1, 0);
  await expect.poll(() => scoreOf(row, game)).toBe('1–0');
  await game.score(0, 0);
  await expect(row).toContainText('1–0 overturned');
  await expect.poll(() => scoreOf(row, game)).toBe('0–0');
  await game.score(0, 1);
  await expect(row).not.toContainText('overturned');
  await expect.poll(() => scoreOf(row, game)).toBe('0–1');
});

test('A result that is put right after the end says so', async ({ page, match }) => {
  const game = await match({}, { status: 'ended', phase: null, score: { home: 2, away: 1 } });
  await page.goto('/');
  const row = rowOf(page, game);
  await bringIntoSight(row);
  await expect(row).toContainText('FT');
  await game.state({ status: 'ended', phase: null, score: { home: 2, away: 2 } });
  await expect(row).toContainText('Corrected');
  await expect.poll(() => scoreOf(row, game)).toBe('2–2');
});

test('A match that is announced while one looks comes onto the list', async ({ page, match }) => {
  const first = await match({}, {});
  await page.goto('/');
  await expect(rowOf(page, first)).toBeVisible();
  const second = await match({ startsAt: fromNow(hours(1)) });
  await expect(rowOf(page, second)).toBeVisible();
});

test('The minute of a live match goes on by itself', async ({ page, match }) => {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const clock = { at, seconds: 44 * 60, running: true, speed: 1 };
  const game = await match({}, { clock });
  await page.clock.setFixedTime(now + 30_000);
  await page.goto('/');
  await bringIntoSight(rowOf(page, game));
  for (const [passed, shown] of [
    [0.5, '45′'],
    [1.5, '45+1′'],
    [2.5, '45+2′'],
  ] as const) {
    await page.clock.setFixedTime(now + minutes(passed));
    await expect(rowOf(page, game)).toContainText(shown);
  }
});

test('A feed that falls silent is told with its age, and heard again', async ({
  page,
  context,
  match,
}) => {
  const game = await match({}, { clock: { at: fromNow(0), seconds: 60, running: true, speed: 1 } });
  const detail = await context.newPage();
  await Promise.all([page.goto('/'), detail.goto(game.path)]);
  const row = rowOf(page, game);
  await bringIntoSight(row);
  await expect(row).toContainText(/updated \d+/i, { timeout: 75_000 });
  await expect(detail.getByRole('main')).toContainText(/updated \d+/i);
  await game.heartbeat();
  await expect(row).not.toContainText(/updated/i);
  await expect(detail.getByRole('main')).not.toContainText(/updated/i);
});
