import type { Locator } from '@playwright/test';
import { minutes } from '../../support/matches/matches.ts';
import { enrolAnchor, goLive } from '../../support/people/enrol-anchor.ts';
import { expect, test } from '../../support/test.ts';

// Another engine's picture is at an address that nobody answers here.
test.use({
  shared: 'demo',
  provoked: /status of|Failed to load resource|net::ERR|\/(live\/\S+|leases)$/,
});

const [home, away] = ['Borussia Mönchengladbach', 'Wolverhampton Wanderers'];

/** Whether all of it is seen. */
const isWhole = (name: Locator) =>
  name.evaluate(({ parentElement: box }) => box!.scrollWidth <= box!.clientWidth);

test('Long names of a match are read in lists of rooms, and its clock in one place of a room', async ({
  page,
  browser,
  product,
  match,
}) => {
  const clock = { seconds: minutes(20) / 1000, running: true, speed: 1 };
  const state = { clock: { ...clock, at: new Date().toISOString() } };
  const game = await match({ home, away }, state);
  const [studio, desk] = [await browser.newPage(), await browser.newPage()];
  const { uid } = await enrolAnchor(studio.request, desk.request, product);
  await goLive(studio.request, product, 'Names and clock', game.id);
  await Promise.all([studio.close(), desk.close()]);

  for (const path of ['/live', '/ar/live', '/', '/ar']) {
    const card = page.getByRole('link', { name: /Names and clock/ });
    // Home doesn't wait for its rooms: a page that had to go without them stays so until it is opened again.
    await expect(async () => {
      await page.goto(path);
      await expect(card).toBeVisible({ timeout: 2_000 });
    }).toPass();
    for (const name of [home, away]) {
      await expect(card.getByText(name, { exact: true })).toBeVisible();
      expect(await isWhole(card.getByText(name, { exact: true })), `${name} on ${path}`).toBe(true);
    }
  }

  const clocks = page.getByText(/^\d+′$/).filter({ visible: true });
  // Of a feed that has been silent for long no minute is told.
  await game.score(1, 0);
  await page.goto(`/live/${uid}`);
  // A picture that does not come is waited for at first.
  await expect(clocks).toHaveCount(1, { timeout: 40_000 });
  await page.getByRole('tab', { name: 'Match' }).click();
  await expect(clocks).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('region', { name: 'The match' })).toBeVisible();
  await expect(clocks).toHaveCount(1);
  await page.goto(`/live/data?id=${uid}`);
  await expect(clocks).toHaveCount(1);
});
