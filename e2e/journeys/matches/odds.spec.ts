import type { Page } from '@playwright/test';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { oddsOf } from '../../support/matches/odds.ts';
import { expect, test } from '../../support/test.ts';

const market = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, name: string, bookmaker: string) =>
  market(page, name).getByRole('row').filter({ hasText: bookmaker });

const opened = { home: 2_100, draw: 3_400, away: 3_600 };

test('Odds move on an open page, marked for a moment, and what they opened at stays', async ({
  page,
  match,
}) => {
  const game = await match({ startsAt: fromNow(hours(2)) });
  await game.tell(oddsOf('Alder', opened, { ago: 60 }));
  await game.tell(oddsOf('Birch', { home: 2_050, draw: 3_450, away: 3_700 }, { ago: 50 }));
  await game.tell(oddsOf('Alder', { home: 1_930, away: 1_960 }, { line: -0.25, ago: 40 }));
  await page.goto(game.path);
  await page.getByRole('tab', { name: 'Odds' }).click();
  const winner = row(page, 'Match winner', 'Alder');
  await expect(winner.getByRole('cell').first()).toContainText('2.10');

  await game.tell(oddsOf('Alder', { home: 1_900, draw: 3_500, away: 4_000 }));
  const [home, , away] = [0, 1, 2].map((nth) => winner.getByRole('cell').nth(nth));
  await expect(home!.getByRole('img', { name: 'Down' })).toBeVisible();
  await expect(away!.getByRole('img', { name: 'Up' })).toBeVisible();
  await expect(home!).toContainText('1.90');
  await expect(home!).toContainText('2.10');
  await expect(home!.getByRole('img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Odds movement at Alder' }).first().click();
  const moves = page.getByRole('table', { name: 'Movement' }).last();
  await expect(moves.getByRole('row')).toHaveCount(3);
  await expect(moves.getByRole('row').last()).toContainText('Opening');
  await game.tell(oddsOf('Alder', { home: 1_850, draw: 3_600, away: 4_200 }));
  await expect(moves.getByRole('row')).toHaveCount(4);

  // A line that moves is another offer: its price has not gone up or down.
  const handicap = row(page, 'Handicap', 'Alder');
  await expect(handicap).toContainText('−0.25');
  await game.tell(oddsOf('Alder', { home: 1_990, away: 1_900 }, { line: -0.5 }));
  await expect(handicap).toContainText('−0.5');
  await expect(handicap.getByRole('cell').first()).toContainText('1.99');
  await expect(handicap.getByRole('img')).toHaveCount(0);

  await game.tell(oddsOf('Birch', { home: 2_050, draw: 3_450, away: 3_700 }, { suspended: true }));
  await expect(row(page, 'Match winner', 'Birch')).toContainText('Suspended');

  await game.state({ status: 'ended', phase: null, winner: 'home', score: { home: 1, away: 0 } });
  await expect(page.getByText('Closing odds')).toBeVisible();
});

test('Odds are shown in the form that one chooses, on the next page, too', async ({
  page,
  match,
}) => {
  const game = await match({ startsAt: fromNow(hours(2)) });
  await game.tell(
    oddsOf('Alder', { home: 1_950, draw: 3_000, away: 4_500 }),
    oddsOf('Alder', { over: 1_900, under: 2_500 }, { line: 2.5 }),
  );
  await page.goto(`${game.path}?tab=odds`);
  const home = row(page, 'Match winner', 'Alder').getByRole('cell').first();
  const under = row(page, 'Over/under', 'Alder').getByRole('cell').nth(1);
  await expect(home).toContainText('1.95');
  for (const [form, atHome, atUnder] of [
    ['Fractional', '20/21', '6/4'],
    ['Hong Kong', '0.95', '1.50'],
    ['Malay', '0.95', '−0.667'],
  ] as const) {
    await page.getByText(form, { exact: true }).click();
    await expect(home).toContainText(atHome);
    await expect(under).toContainText(atUnder);
  }
  await page.reload();
  await expect(under).toContainText('−0.667');
  await expect(page.getByRole('radio', { name: 'Malay' })).toBeChecked();
});

test.describe('A brand without odds', () => {
  test.use({ shared: 'variant' });

  test('has no trace of them: no tab, no page, no answer', async ({ page, product, match }) => {
    const game = await match({ startsAt: fromNow(hours(2)) });
    await game.tell(oddsOf('Alder', opened));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${game.path}?tab=odds`);
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('tab', { name: 'Odds' })).toHaveCount(0);
    await expect(page.getByText('Alder')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/match/odds'))).toEqual([]);
    const answer = await page.request.get(`${product.server}/java/match/odds?matchId=${game.id}`);
    expect(await answer.json()).toMatchObject({ result: { quotes: [] } });
  });
});
