import type { Page } from '@playwright/test';
import type { RoomCard } from '@xiongmao/api/live/shapes';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { expectPlaying, playsH264, videoOf } from '../../support/live/playing.ts';
import { watch } from '../../support/matches/watch.ts';
import { register } from '../../support/people/register.ts';

let product: Product;

async function roomsOnAir(page: Page): Promise<RoomCard[]> {
  const response = await page.request.get(`${product.server}/java/live/rooms`);
  const { result } = (await response.json()) as { result: { items: RoomCard[] } };
  return result.items;
}

/** The demo's rooms, once their pictures have come. */
async function roomOf(
  page: Page,
  wanted: (room: RoomCard) => boolean = () => true,
): Promise<RoomCard> {
  await expect
    .poll(async () => (await roomsOnAir(page)).some(wanted), { timeout: 120_000 })
    .toBe(true);
  return (await roomsOnAir(page)).find(wanted)!;
}

test.describe('Live rooms', () => {
  test.describe.configure({ mode: 'default' });
  let problems: string[];

  test.beforeAll(({ liveProduct }) => {
    product = liveProduct;
  });
  test.beforeEach(async ({ context, page }) => {
    problems = watch(context, product);
    test.skip(!(await playsH264(page)), 'this Chromium was built without H.264');
  });
  test.afterEach(() => expect(problems, 'what the pages complained of').toEqual([]));

  test('A fan finds a room, watches, and it plays on wherever they go', async ({ page }) => {
    const room = await roomOf(page, ({ price, match }) => price === null && match !== null);
    await page.goto(`${product.site}/live`);
    await page.getByRole('link', { name: `${room.title}, ${room.anchor.username}` }).click();
    await expect(page).toHaveURL(`${product.site}/live/${room.id}`);
    await expectPlaying(page);
    // The match with its score stands beside it, on a phone behind a tab.
    await page.getByRole('tab', { name: 'Match' }).click();
    const match = page.getByRole('region', { name: 'The match' });
    await expect(match).toContainText(room.match!.home.name);
    // What is told is the true delay: some 1.5 s on a quiet machine.
    const delay = page.locator('[data-delay]');
    await expect(delay).toBeAttached();
    const seconds = async () => Number(await delay.getAttribute('data-delay'));
    await expect.poll(seconds, { timeout: 30_000 }).toBeLessThan(8);
    expect(await seconds()).toBeGreaterThan(0.3);
    expect(await violationsOf(page)).toEqual([]);

    // Its sound alone, and the picture again.
    const player = page.getByRole('region', { name: 'Video player' });
    const audioOnly = page.getByRole('switch', { name: 'Audio only' });
    await player.hover();
    await page.getByRole('button', { name: 'Playback settings' }).click();
    await audioOnly.click();
    await expect.poll(async () => (await videoOf(page)).videoWidth).toBe(0);
    const { currentTime } = await videoOf(page);
    await expect
      .poll(async () => (await videoOf(page)).currentTime)
      .toBeGreaterThan(currentTime + 1);
    await player.hover();
    await audioOnly.click();
    await page.keyboard.press('Escape');
    await expectPlaying(page);

    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    const mini = page.getByRole('complementary', { name: 'Mini player' });
    await expect(mini).toBeVisible();
    await expectPlaying(page);
    await mini.getByRole('link').click();
    await expect(page).toHaveURL(`${product.site}/live/${room.id}`);
    await expect(mini).toBeHidden();
    await expectPlaying(page);

    // By keyboard: stopped, and on a large screen.
    await player.focus();
    await page.keyboard.press('k');
    await expect.poll(async () => (await videoOf(page)).paused).toBe(true);
    await page.keyboard.press('k');
    await page.keyboard.press('t');
    await expect(page).toHaveURL(`${product.site}/live2?id=${room.id}`);
    await expectPlaying(page);
    await player.focus();
    await page.keyboard.press('t');
    await expect(page).toHaveURL(`${product.site}/live/${room.id}`);
  });

  test('A page of a match has its rooms, and home those on air', async ({ page }) => {
    const room = await roomOf(page, ({ price, match }) => price === null && match !== null);
    await page.goto(`${product.site}/soccer/${room.match!.id}`);
    await page.getByRole('tab', { name: 'Watch' }).click();
    await expect(page.getByRole('button', { name: room.anchor.username })).toBeVisible();
    await expectPlaying(page);
    // Home doesn't wait for its rooms: a page that had to go without them stays so until it is opened again.
    const strip = page.getByRole('region', { name: 'Live now' });
    await expect(async () => {
      await page.goto(`${product.site}/`);
      await expect(strip.getByRole('link', { name: room.anchor.username })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    // Thai has marks above and below its letters: lines are higher there.
    await expect(async () => {
      await page.goto(`${product.site}/thai`);
      const line = page.locator('.room-strip a').first();
      const cut = await line.evaluate((of) => of.scrollHeight - of.clientHeight, null, {
        timeout: 2_000,
      });
      expect(cut).toBeLessThanOrEqual(0);
    }).toPass();
  });

  test('A streamer tells what comes, and reminds of it', async ({ page }) => {
    await roomOf(page);
    await register(page.request, product);
    await page.goto(`${product.site}/anchor/anchorList`);
    await expect(page.getByRole('listitem').filter({ hasText: 'LIVE' }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^anchor/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
    const remind = page.getByRole('button', { name: /^Remind me of/ });
    const count = await remind.count();
    test.skip(count === 0, 'the demo has no match of the evening any more');
    await remind.first().click();
    await expect(page.getByRole('button', { name: /^Reminder set for/ })).toHaveCount(1);
    await expect(remind).toHaveCount(count - 1);
  });

  test('A room that is not on says so', async ({ page }) => {
    await roomOf(page);
    const response = await page.request.get(`${product.server}/java/anchor/list`);
    const { result } = (await response.json()) as {
      result: { items: { id: number; username: string; onAir: object | null }[] };
    };
    // One of the demo's, who has not been on air at all.
    const { id } = result.items.find(
      ({ onAir, username }) => onAir === null && !username.startsWith('user'),
    )!;
    await page.goto(`${product.site}/live/${id}`);
    await expect(page.getByText('No live broadcast')).toBeVisible();
    expect(await page.locator('video').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
