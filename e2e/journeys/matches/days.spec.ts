import { dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { zoneAtHour } from '../../product/noon.ts';
import { rowOf } from '../../support/matches/board.ts';
import { fromNow, hours, minutes } from '../../support/matches/matches.ts';
import { expect, test } from '../../support/test.ts';

test('At midnight the list of today becomes that of the new day', async ({
  page,
  match,
  product,
}) => {
  const today = await match({ gameId: 23, startsAt: fromNow(hours(1)) });
  const { to: midnight } = dayBounds(zonedDay(new Date(), product.zone), product.zone);
  const startsAt = new Date(midnight.getTime() + hours(2)).toISOString();
  const tomorrow = await match({ gameId: 23, startsAt });
  await page.clock.setFixedTime(midnight.getTime() - 3_000);
  await page.goto('/?games=23');
  await expect(rowOf(page, today)).toBeVisible();
  await expect(rowOf(page, tomorrow)).toHaveCount(0);
  await page.clock.setFixedTime(midnight.getTime() + 1_000);
  await expect(rowOf(page, tomorrow)).toBeVisible();
  await expect(rowOf(page, today)).toHaveCount(0);
});

test.describe('Past midnight', () => {
  test.use({ timezoneId: zoneAtHour(0) });

  test('a match that is still live stands on both days', async ({ page, match }) => {
    const game = await match({ gameId: 22, startsAt: fromNow(-minutes(90)) }, { phase: 'game2' });
    await page.goto('/?games=22');
    await expect(rowOf(page, game)).toBeVisible();
    await page.goto('/?tab=yesterday&games=22');
    await expect(rowOf(page, game)).toBeVisible();
    await page.goto('/?tab=tomorrow&games=22');
    await expect(page.getByText('No matches on this day')).toBeVisible();
  });
});

test('A rescheduled match stays on its old day, marked, and stands on the new one', async ({
  page,
  match,
}) => {
  const game = await match({ gameId: 21, startsAt: fromNow(hours(2)) });
  await page.goto('/?games=21');
  await expect(rowOf(page, game)).toBeVisible();
  await game.move({ startsAt: fromNow(hours(26)) });
  await expect(rowOf(page, game)).toContainText('Moved to');
  await page.goto('/?tab=tomorrow&games=21');
  await expect(rowOf(page, game)).toContainText('Moved from');
  await page.goto(game.path);
  await expect(page.getByRole('main')).toContainText('Moved from');
});

test.describe('Away from the brand', () => {
  const zone = zoneAtHour(18);
  test.use({ timezoneId: zone });

  test("a fan sees times of one's own zone, and from the next page on the server knows it", async ({
    page,
    match,
    product,
  }) => {
    const startsAt = fromNow(hours(1));
    const game = await match({ gameId: 20, startsAt });
    const timeIn = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
        new Date(startsAt),
      );
    const servedTimes = async () => {
      const html = await (await page.request.get('/?games=20')).text();
      return [...html.matchAll(/<time[^>]*>([^<]*)</g)].map(([, time]) => time);
    };

    expect(await servedTimes()).toEqual([timeIn(product.zone)]);
    await page.goto('/?games=20');
    await expect(rowOf(page, game).locator('time')).toHaveText(timeIn(zone));
    expect(await servedTimes()).toEqual([timeIn(zone)]);
  });
});
