import type { Page } from '@playwright/test';
import { addDays, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { rowOf } from '../../../support/matches/board.ts';
import { fromNow, hours, type Matches } from '../../../support/matches/matches.ts';
import { expect, test } from '../../../support/test.ts';

const day = hours(24);
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name });

/** Yesterday's, today's live and coming, and tomorrow's matches of a game that is one test's alone. */
async function fourDays(match: Matches, gameId: number) {
  return {
    past: await match(
      { gameId, startsAt: fromNow(-day) },
      { status: 'ended', phase: null, score: { home: 2, away: 0 }, winner: 'home' },
    ),
    live: await match({ gameId }, { phase: 'game1' }),
    later: await match({ gameId, startsAt: fromNow(hours(2)) }),
    next: await match({ gameId, startsAt: fromNow(day) }),
  };
}

test('Tabs lead from day to day, to what is live, and to what is to come', async ({
  page,
  match,
}) => {
  const { past, live, later, next } = await fourDays(match, 28);
  const all = [past, live, later, next];
  async function expectOnly(...shown: typeof all): Promise<void> {
    for (const one of all) {
      await expect(rowOf(page, one)).toHaveCount(shown.includes(one) ? 1 : 0);
    }
  }
  await page.goto('/?games=28');
  await expectOnly(live, later);
  await expect(tab(page, 'Live')).toContainText('1');
  for (const [name, shown] of [
    ['Yesterday', [past]],
    ['Tomorrow', [next]],
    ['Live', [live]],
    ['Not started', [later]],
    ['Today', [live, later]],
  ] as const) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expectOnly(...shown);
  }
  await page.goBack();
  await expect(tab(page, 'Not started')).toHaveAttribute('aria-current', 'page');
  await expectOnly(later);
});

test('What begins while one looks at the live matches joins them, and leaves when it ends', async ({
  page,
  match,
}) => {
  const game = await match({ gameId: 27, startsAt: fromNow(0) });
  await page.goto('/?tab=live&games=27');
  await expect(page.getByText('No live matches right now')).toBeVisible();
  await game.state({ phase: 'banPick', score: { home: 0, away: 0 } });
  await expect(rowOf(page, game)).toBeVisible();
  await tab(page, 'Today').click();
  await game.state({ status: 'ended', phase: null, score: { home: 2, away: 1 }, winner: 'home' });
  await expect(rowOf(page, game)).toContainText('Final');
});

test('The calendar counts the matches of each day and leads there, and Today leads back', async ({
  page,
  match,
  product,
}) => {
  const inFiveDays = fromNow(5 * day);
  const games = [
    await match({ gameId: 8, startsAt: inFiveDays }),
    await match({ gameId: 8, startsAt: inFiveDays }),
  ];
  const today = zonedDay(new Date(), product.zone);
  const chosen = addDays(today, 5);
  await page.goto('/?games=8');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  if (chosen.slice(0, 7) !== today.slice(0, 7)) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  const button = calendar.locator(`[data-day="${chosen}"]`);
  await expect(button).toHaveAccessibleName(/, 2 matches$/);
  await button.click();
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(`/?day=${chosen}&games=8`);
  for (const game of games) await expect(rowOf(page, game)).toBeVisible();
  await expect(tab(page, 'Today')).not.toHaveAttribute('aria-current');

  const strip = page.getByRole('navigation', { name: 'Choose a day' });
  await expect(strip.getByRole('link')).toHaveCount(7);
  await strip.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(`/?day=${addDays(today, 6)}&games=8`);
  await expect(page.getByText('No matches on this day')).toBeVisible();
  await tab(page, 'Today').click();
  await expect(page).toHaveURL('/?games=8');
});

test('The calendar goes by keys', async ({ page, product }) => {
  const today = zonedDay(new Date(), product.zone);
  await page.goto('/?games=8');
  await page.getByRole('button', { name: 'Open calendar' }).click();
  const focused = page.locator('[data-day]:focus');
  await page.locator(`[data-day="${today}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('data-day', addDays(today, 1));
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-day', addDays(today, 8));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/?day=${addDays(today, 8)}&games=8`);
});

test('Any number of sports can be chosen, and stay chosen', async ({ page, match }) => {
  const snooker = await match({ gameId: 204 }, { phase: 'frame1' });
  const badminton = await match({ gameId: 207 }, { phase: 'set1' });
  const basketball = await match({ gameId: 201 }, { phase: 'q1' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose sports' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose sports' });
  for (const name of [/^Snooker/, /^Badminton/]) {
    await dialog.getByRole('checkbox', { name }).click();
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/?games=204,207');
  await expect(rowOf(page, snooker)).toBeVisible();
  await expect(rowOf(page, badminton)).toBeVisible();
  await expect(rowOf(page, basketball)).toHaveCount(0);

  await page.goto('/');
  await expect(rowOf(page, snooker)).toBeVisible();
  await expect(rowOf(page, basketball)).toHaveCount(0);
});

test('The sport tabs lead to one game, and Popular to all', async ({ page, match }) => {
  const basketball = await match({ gameId: 201 }, { phase: 'q2' });
  const dota = await match({ gameId: 4 }, { phase: 'banPick' });
  const tabs = page.getByRole('navigation', { name: 'Sports' });
  await page.goto('/');
  await tabs.getByRole('link', { name: 'Basketball' }).click();
  await expect(page).toHaveURL('/?games=201');
  await expect(rowOf(page, basketball)).toBeVisible();
  await expect(rowOf(page, dota)).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Dota 2' }).click();
  await expect(rowOf(page, dota)).toBeVisible();
  await expect(rowOf(page, basketball)).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Popular' }).click();
  await expect(rowOf(page, dota)).toBeVisible();
  await expect(rowOf(page, basketball)).toBeVisible();
});

test('Favourites stay over a reload, from any day, until their star is taken away', async ({
  page,
  match,
}) => {
  const { live, next } = await fourDays(match, 25);
  const star = (game: typeof live) => rowOf(page, game).getByRole('button');
  await page.goto('/?games=25');
  await star(live).click();
  await expect(star(live)).toHaveAttribute('aria-pressed', 'true');
  await tab(page, 'Tomorrow').click();
  await star(next).click();
  await page.goto('/?tab=favourites');
  await expect(rowOf(page, live)).toBeVisible();
  await expect(rowOf(page, next)).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: 'Today' })).toBeVisible();
  await expect(headings.filter({ hasText: 'Tomorrow' })).toBeVisible();

  await page.reload();
  await star(next).click();
  await expect(rowOf(page, next)).toHaveCount(0);
  await live.state({ phase: 'game1', score: { home: 1, away: 0 } });
  await expect(rowOf(page, live)).toContainText('1');
});

test('A league that is closed stays closed while one goes about the site', async ({
  page,
  match,
}) => {
  const game = await match({ gameId: 24 }, { phase: 'game1' });
  const header = page.getByRole('button', { name: game.league });
  await page.goto('/?games=24');
  await header.click();
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await expect(rowOf(page, game)).toHaveCount(0);
  await tab(page, 'Yesterday').click();
  await tab(page, 'Today').click();
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await header.click();
  await expect(rowOf(page, game)).toBeVisible();
});

test('Schedule, results and favourites of a game stand under their days', async ({
  page,
  match,
}) => {
  const { past, live, later, next } = await fourDays(match, 24);
  const distant = await match({ gameId: 24, startsAt: fromNow(5 * day) });
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/match');
  await page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: 'Arena of Valor' })
    .click();
  await expect(page).toHaveURL('/match/aov');
  for (const game of [live, later, next, distant]) await expect(rowOf(page, game)).toBeVisible();
  await expect(rowOf(page, past)).toHaveCount(0);
  await expect(days.first()).toContainText('Today');
  await rowOf(page, next).getByRole('button').click();

  await tab(page, 'Results').click();
  await expect(page).toHaveURL('/match/aov?view=results');
  await expect(rowOf(page, past)).toContainText('Final');
  for (const game of [live, later, next]) await expect(rowOf(page, game)).toHaveCount(0);
  await tab(page, 'Favourites').click();
  await expect(rowOf(page, next)).toBeVisible();
  await expect(rowOf(page, distant)).toHaveCount(0);
});
