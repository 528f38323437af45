import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import type { Matches, SteeredMatch } from '../../support/matches/matches.ts';
import { expect, test } from '../../support/test.ts';

type Told = [home: string, away: string, ours: number, theirs: number, round: string];

const over = (home: number, away: number) =>
  ({
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : home < away ? 'away' : 'draw',
  }) as const;

/** A season of a game, in a league of its own. */
async function season(match: Matches, gameId: number, league: string, told: readonly Told[]) {
  let last: SteeredMatch | undefined;
  for (const [index, [home, away, ours, theirs, round]] of told.entries()) {
    const startsAt = `2024-03-${String(10 + index)}T18:00:00Z`;
    last = await match({ gameId, league, home, away, round, startsAt }, over(ours, theirs));
  }
  return last!;
}

/** Of fewer than four matches there is no table. */
const everyone: Told[] = [
  ['Aldby', 'Bexton', 3, 0, 'Matchday 1'],
  ['Corby', 'Aldby', 1, 1, 'Matchday 2'],
  ['Bexton', 'Corby', 2, 1, 'Matchday 3'],
  ['Bexton', 'Aldby', 0, 2, 'Matchday 4'],
];

test('A league has its tables: of all matches and of some, sorted and filtered by their addresses', async ({
  page,
  match,
}) => {
  const played = await season(match, 202, 'Journey League', everyone);
  await page.goto(played.path);
  await page.getByRole('link', { name: 'Journey League' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journey League');
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  const sides = page.getByRole('rowheader');
  await expect(sides).toHaveText([/Aldby/, /Bexton/, /Corby/]);

  const conceded = page.getByRole('columnheader', { name: /^GA/ });
  await conceded.getByRole('button').click();
  await expect(conceded).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=-conceded/);
  await expect(sides).toHaveText([/Bexton/, /Corby/, /Aldby/]);
  await page.reload();
  await expect(sides).toHaveText([/Bexton/, /Corby/, /Aldby/]);

  await page.getByRole('link', { name: 'Away', exact: true }).click();
  await expect(page).toHaveURL(/scope=away/);
  await expect(page.getByRole('row', { name: /Corby/ })).toContainText('−1');
  await page.getByRole('searchbox').fill('ald');
  await page.keyboard.press('Enter');
  await expect(sides).toHaveText([/Aldby/]);
  expect(await violationsOf(page)).toEqual([]);
});

test('A cup of volleyball has its knock-out stage and no table', async ({ page, match }) => {
  await season(match, 206, 'Journey Cup', [
    ['Dalton', 'Elmham', 3, 0, 'Semi-finals'],
    ['Foxton', 'Grimley', 3, 2, 'Semi-finals'],
    ['Elmham', 'Grimley', 3, 2, 'Match for third place'],
    ['Dalton', 'Foxton', 1, 3, 'Final'],
  ]);
  await page.goto('/volleyball/data');
  await page.getByRole('link', { name: /Journey Cup/ }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of the league' });
  await expect(pages.getByRole('link', { name: 'Tables' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Knock-out' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Semi-finals',
    'Final',
    'Third-place match',
  ]);
  await pages.getByRole('link', { name: 'Seasons' }).click();
  await expect(page.getByRole('row', { name: /Foxton/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

/** Whether the page scrolls sideways. */
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** What is wider than the screen: the page, and tables within it, by their names. */
const swiped = async (page: Page) => [
  ...((await isWide(page)) ? ['the page'] : []),
  ...(await page
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.flatMap((region) =>
        region.scrollWidth > region.clientWidth ? (region.ariaLabel ?? 'a region') : [],
      ),
    )),
];

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the schedule of a basketball league goes round by round, or by team', async ({
    page,
    match,
  }) => {
    await season(match, 201, 'Journey Hoops', [
      ['Hadley', 'Irby', 90, 88, 'Round 1'],
      ['Irby', 'Jarrow', 70, 71, 'Round 2'],
      ['Jarrow', 'Hadley', 99, 80, 'Round 3'],
    ]);
    await page.goto('/leagueLibrary?game=basketball');
    await page.getByRole('link', { name: /Journey Hoops/ }).click();
    await page
      .getByRole('navigation', { name: 'Pages of the league' })
      .getByRole('link', { name: 'Fixtures & results' })
      .click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    // The last round, once all is played.
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('80–99');
    await page.getByRole('combobox', { name: 'Round' }).selectOption('Round 1');
    await expect(rows).toContainText('88–90');
    await page.getByRole('combobox', { name: 'Teams' }).selectOption('Irby');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/team=\d+/);
    expect(await violationsOf(page)).toEqual([]);
    // Both sides and the score in one row of two lines: nothing is to be swiped into sight.
    await expect(rows.first().getByRole('link')).toHaveAccessibleName(/Hadley\s*90|Irby\s*88/);
    expect(await swiped(page)).toEqual([]);
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hadley');
  });

  test('a league shows its table with points, and its matches with scores, without a swipe', async ({
    page,
    match,
  }) => {
    const names: Record<string, string> = { Aldby: 'Kelby', Bexton: 'Lorton', Corby: 'Marton' };
    const told = everyone.map(
      ([home, away, ...rest]): Told => [names[home]!, names[away]!, ...rest],
    );
    const played = await season(match, 202, 'Journey Pocket League', told);
    await page.goto(played.path);
    await page.getByRole('link', { name: 'Journey Pocket League' }).click();
    const leader = page.getByRole('row', { name: /Kelby/ }).first();
    await expect(leader.getByRole('cell', { name: '7', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await swiped(page)).toEqual([]);
    await page.getByRole('link', { name: 'Tables', exact: true }).click();
    await expect(page).toHaveURL(/groupTable/);
    const points = leader.getByRole('cell', { name: '7', exact: true });
    await expect(points).toHaveCount(1);
    await expect(points).toBeInViewport({ ratio: 1 });
    expect(await isWide(page)).toBe(false);
  });
});

test('What a league or a season of it does not have is no page', async ({ page, match }) => {
  const named = (letter: string) =>
    everyone.map(([home, away, ...rest]): Told => [home + letter, away + letter, ...rest]);
  const played = await season(match, 202, 'Kept League', named('k'));
  const other = await season(match, 202, 'Another League', named('n'));
  const linkIn = async ({ path }: SteeredMatch, name: string) => {
    await page.goto(path);
    const href = await page.getByRole('link', { name }).first().getAttribute('href');
    const [, address, own] = /^(.*)\?season=(\d+)$/.exec(href!)!;
    return { address: address!, own: own! };
  };
  const { address, own } = await linkIn(played, 'Kept League');
  const foreign = (await linkIn(other, 'Another League')).own;
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    const robots = /<meta name="robots" content="(\w+)"/.exec(await answer.text())?.[1] ?? null;
    return [answer.status(), robots];
  };
  const table = `${address}/groupTable`;
  for (const wrong of [`${table}?season=${foreign}`, `${address}?season=999999`]) {
    expect([wrong, ...(await read(wrong))]).toEqual([wrong, 404, 'noindex']);
  }
  expect(await read(`${table}?season=${own}`)).toEqual([200, null]);
  for (const page of ['promotionTree', 'sortTable']) {
    expect([page, ...(await read(`${address}/${page}`))]).toEqual([page, 404, 'noindex']);
  }
  const schedule = `${address}/scheduleTable?season=${own}`;
  expect(await read(schedule)).toEqual([200, null]);
  expect(await read(`${schedule}&page=99`)).toEqual([200, 'noindex']);
  for (const none of ['round=99', 'team=999999']) {
    expect([none, ...(await read(`${schedule}&${none}`))]).toEqual([none, 404, 'noindex']);
  }
  await page.goto(played.path);
  const squad = await page
    .getByRole('main')
    .getByRole('link', { name: 'Aldbyk' })
    .first()
    .getAttribute('href');
  expect(await read(`${squad}?season=999999`)).toEqual([404, 'noindex']);
});
