import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { violationsOf } from '../../support/accessibility.ts';
import { gapsOf } from '../../support/gaps.ts';
import type { Matches } from '../../support/matches/matches.ts';
import { expect, test } from '../../support/test.ts';

const player = (name: string, statistics: Record<string, number>): LineupPlayer => ({
  ...{ playerId: name, name, number: 7, position: null, starter: true },
  ...{ cameOn: null, wentOff: null, statistics },
});

/** A match that is over, with who played on the home side. */
async function played(
  match: Matches,
  facts: Parameters<Matches>[0],
  score: [number, number],
  players: LineupPlayer[],
) {
  const [home, away] = score;
  const made = await match({ ...facts, startsAt: '2026-01-10T12:00:00Z' });
  await made.state({
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : 'away',
  });
  if (players.length > 0) {
    await made.tell({
      type: 'lineup',
      lineup: { side: 'home', formation: null, coach: null, players },
    });
  }
  return made;
}

test('From a line-up a fan gets to a player, their team and where they stand', async ({
  page,
  match,
}) => {
  const game = await played(
    match,
    { gameId: 201, season: '2025-26' },
    [90, 80],
    [
      player('Ann Archer', {
        points: 30,
        fieldGoalsMade: 10,
        fieldGoalsAttempted: 20,
        minutes: 30,
      }),
      player('Eve Early', { points: 12, fieldGoalsMade: 5, fieldGoalsAttempted: 6, minutes: 20 }),
    ],
  );
  await page.goto(`${game.path}?tab=lineups`);
  const link = page.getByRole('link', { name: 'Ann Archer' }).first();
  await expect(link).toBeVisible();
  // What a match adds to a season is made a moment after its end.
  await expect(async () => {
    await page.goto(`${game.path}?tab=lineups`);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Ann Archer', level: 1 })).toBeVisible();
    await expect(page.getByText('30', { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const pages = page.getByRole('navigation', { name: 'Pages of the library' });
  await page.goto(game.path);
  await page.getByRole('main').locator('header').getByRole('link', { name: game.away }).click();
  await expect(page.getByRole('heading', { name: game.away, level: 1 })).toBeVisible();
  await page.goto(`${game.path}?tab=lineups`);
  await link.click();
  await pages.getByRole('link', { name: 'Averages' }).click();
  await expect(page.getByRole('cell', { name: '50.0%' }).first()).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Serve' })).toHaveCount(0);
  await page.getByRole('link', { name: game.home }).first().click();
  await expect(page.getByRole('heading', { name: game.home, level: 1 })).toBeVisible();
  await pages.getByRole('link', { name: 'Roster' }).click();
  const roster = page.getByRole('table');
  await expect(roster.getByRole('row').nth(1)).toContainText('Ann Archer');
  await roster.getByRole('button', { name: 'Points' }).click();
  await expect(page).toHaveURL(/sort=-points/);
  expect(await gapsOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('Who plays alone is a player with serves, and no team', async ({ page, match }) => {
  const game = await played(match, { gameId: 203, season: '2026' }, [2, 0], []);
  await game.tell({
    type: 'statistics',
    statistics: [
      { period: 'all', key: 'aces', home: 9, away: 2 },
      { period: 'all', key: 'servicePoints', home: 60, away: 50 },
      { period: 'all', key: 'firstServes', home: 45, away: 30 },
    ],
  });
  await expect(async () => {
    await page.goto('/playerLibrary/sortServiceTable?game=tennis');
    await page
      .getByRole('combobox', { name: 'Season' })
      .selectOption({ label: `${game.league} · 2026` });
    await page.getByRole('link', { name: game.home }).click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: game.home, level: 1 })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of the library' });
  await expect(pages.getByRole('link', { name: 'Teams' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Serve' }).click();
  await expect(page.getByRole('cell', { name: '75.0%' }).first()).toBeVisible();
  expect(await gapsOf(page)).toEqual([]);
});

test("A shooter's kills stand by weapon", async ({ page, match }) => {
  const game = await played(
    match,
    { gameId: 2, season: 'Spring' },
    [1, 0],
    [player('Max Marksman', { kills: 2, deaths: 1 })],
  );
  const kill = {
    kind: 'kill',
    playerId: 'Max Marksman',
    player: 'Max Marksman',
    period: null,
  } as const;
  await game.incidents(
    { key: 'k1', ...kill, text: 'AK-47, headshot' },
    { key: 'k2', ...kill, text: 'AK-47' },
  );
  await expect(async () => {
    await page.goto(`${game.path}?tab=lineups`);
    await page.getByRole('link', { name: 'Max Marksman' }).first().click();
    await page.getByRole('link', { name: 'Weapons' }).click({ timeout: 1_000 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: 'AK-47' });
  await expect(row).toContainText('50.0%');
  expect(await gapsOf(page)).toEqual([]);
});
