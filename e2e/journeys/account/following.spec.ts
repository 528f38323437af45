import { violationsOf } from '../../support/accessibility.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { answered } from '../../support/pages/answered.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

/** The events of a calendar, by what each says. */
async function calendarAt(address: string) {
  // As a calendar does: with nothing but the address.
  const answer = await fetch(address);
  const text = (await answer.text()).replaceAll('\r\n ', '');
  const events = text.split('BEGIN:VEVENT').slice(1);
  return { status: answer.status, events };
}
const summaryOf = (event: string) => /SUMMARY:(.*)\r/.exec(event)![1];

test('A fan follows a league and a team, is told of a goal, and has the matches in a calendar', async ({
  page,
  product,
  match,
}) => {
  await register(page.request, product);
  const game = await match({ startsAt: fromNow(hours(2)) });

  await page.goto(game.path);
  for (const name of [`Follow ${game.home}`, `Follow ${game.league}`]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Notification settings' }).click();
  const dialog = page.getByRole('dialog');
  const team = dialog.getByRole('group', { name: `Notifications: ${game.home}` });
  await expect(team.getByRole('checkbox', { name: 'Goals' })).toBeChecked();
  const league = dialog.getByRole('group', { name: `Notifications: ${game.league}` });
  await answered(page, async () => {
    // Faster than the server answers: each holds.
    await team.getByText('Start', { exact: true }).click();
    await team.getByText('Line-ups', { exact: true }).click();
    await expect(team.getByRole('checkbox', { name: 'Start' })).not.toBeChecked();
    await expect(team.getByRole('checkbox', { name: 'Line-ups' })).toBeChecked();
    await expect(league.getByRole('checkbox', { name: 'Result' })).not.toBeChecked();
    await league.getByText('Result', { exact: true }).click();
    await expect(league.getByRole('checkbox', { name: 'Result' })).toBeChecked();
  });
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Notification settings' }).click();
  await expect(team.getByRole('checkbox', { name: 'Goals' })).toBeChecked();
  await expect(team.getByRole('checkbox', { name: 'Start' })).not.toBeChecked();
  await expect(team.getByRole('checkbox', { name: 'Line-ups' })).toBeChecked();
  await expect(dialog.getByText('Add it to your favourites')).toBeVisible();
  // What is chosen before the star is kept waits for it.
  await page.route('**/java/match/attention*', async (route) => {
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  await dialog.getByRole('button', { name: /^Add .* to favourites$/ }).click();
  const own = dialog.getByRole('group', { name: 'Notifications: This match' });
  await answered(page, () => own.getByText('Start', { exact: true }).click());
  await expect(own.getByRole('checkbox', { name: 'Start' })).not.toBeChecked();

  await page.goto('/userInfo/focus?tab=league');
  const row = page.getByRole('listitem').filter({ hasText: game.league });
  await expect(row.getByRole('link', { name: `${game.home} – ${game.away}` })).toBeVisible();
  await page.getByRole('button', { name: 'Create address' }).click();
  const field = page.getByLabel('Calendar address');
  await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  const address = await field.inputValue();
  const before = await calendarAt(address);
  expect(before.events.map(summaryOf)).toEqual([`${game.home} – ${game.away}`]);

  await game.move({ startsAt: fromNow(hours(50)) });
  await expect(async () => {
    const { events } = await calendarAt(address);
    expect(events[0]).toMatch(/SEQUENCE:[1-9]/);
  }).toPass();
  await game.move({ startsAt: fromNow(-60_000) });
  await game.state({ status: 'live' });
  await game.incidents({
    key: 'g1',
    kind: 'goal',
    player: 'Ann Archer',
    score: { home: 1, away: 0 },
  });
  await page.goto('/userInfo/userNews');
  await expect(page.getByText(`Ann Archer scores! ${game.home} 1–0 ${game.away}`)).toBeVisible();
  await expect(page.getByText('has started')).toBeHidden();
  await page.getByRole('link', { name: /Ann Archer scores/ }).click();
  await expect(page).toHaveURL(new RegExp(`${game.path}$`));

  await page.goto('/userInfo/focus');
  await page.getByRole('button', { name: 'Stop subscription' }).click();
  await dialog.getByRole('button', { name: 'Stop subscription' }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await calendarAt(address)).status).toBe(404);
});
