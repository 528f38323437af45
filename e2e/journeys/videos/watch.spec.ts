import type { RunningProduct } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { hasFfmpeg } from '../../support/live/clock-picture.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { expectPlaying, playsH264, videoOf } from '../../support/live/playing.ts';
import { createMatches, type SteeredMatch } from '../../support/matches/matches.ts';
import { register } from '../../support/people/register.ts';
import { clipSeconds, openVideoDesk, type VideoDesk } from '../../support/videos.ts';

test.describe('A video of a goal', () => {
  test.describe.configure({ mode: 'serial' });
  const title = `A volley from the corner ${Date.now()}`;
  let product: RunningProduct;
  let desk: VideoDesk;
  let game: SteeredMatch;
  let id: number;

  test.beforeAll(async ({ liveProduct }) => {
    test.skip(!hasFfmpeg, 'ffmpeg, which makes the picture, is not installed');
    product = liveProduct;
    game = await createMatches(product)({}, { phase: 'h1', score: { home: 1, away: 0 } });
    await game.incidents({ key: 'g1', minute: 12, player: 'Ann', score: { home: 1, away: 0 } });
    desk = await openVideoDesk(product);
    id = await desk.publish({ title, match: game, incident: 'g1' });
  });
  test.afterAll(() => desk?.leave());
  test.beforeEach(async ({ page }) => {
    test.skip(!(await playsH264(page)), 'this Chromium was built without H.264');
  });

  test('A fan finds it, watches, goes to another moment, likes it and says so', async ({
    page,
  }) => {
    await register(page.request, product);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${product.site}/videos/soccer`);
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(`${product.site}/videos/soccer/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Who has pressed it wants to see it.
    await expectPlaying(page);

    const player = page.getByRole('region', { name: 'Video player' });
    await player.hover();
    await player.getByRole('slider', { name: 'Position' }).fill(String(clipSeconds - 3));
    await expect
      .poll(async () => (await videoOf(page)).currentTime)
      .toBeGreaterThan(clipSeconds - 3.5);
    await player.focus();
    await page.keyboard.press('0');
    await expect.poll(async () => (await videoOf(page)).currentTime).toBeLessThan(3);
    await page.keyboard.press('k');
    await expect.poll(async () => (await videoOf(page)).paused).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    const like = page.locator('main header').getByRole('button', { name: /^Like, / });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const said = 'What a strike!';
    await page.getByRole('textbox', { name: /^Join the discussion/ }).fill(said);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.locator('article[id^=comment-]').getByText(said)).toBeVisible();

    // A page that is opened by its address waits for a press, and fetches no player before.
    fetched.length = 0;
    await page.reload();
    const play = page.getByRole('button', { name: `Play: ${title}` });
    await expect(play).toBeVisible();
    await page.waitForLoadState('load');
    expect(fetched.filter((url) => /hls|\/vod\//.test(url))).toEqual([]);
    // By keyboard it goes on by the player's keys: the button that was pressed is gone.
    await play.press('Enter');
    await expectPlaying(page);
    await expect(player).toBeFocused();
    const isPaused = async () => (await videoOf(page)).paused;
    await page.keyboard.press('Space');
    await expect.poll(isPaused).toBe(true);
    await player.getByRole('slider', { name: 'Position' }).press('Space');
    await expect.poll(isPaused).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('From the goal in the timeline it is one press away, and plays on elsewhere', async ({
    page,
  }) => {
    await page.goto(product.site + game.path);
    await page.getByRole('link', { name: `Watch: ${title}` }).click();
    await expect(page).toHaveURL(`${product.site}/videos/soccer/${id}`);
    await expectPlaying(page);
    // Its match stands below it, as it is now.
    await expect(page.getByRole('main').getByText(game.home).first()).toBeVisible();
    await page.getByRole('link', { name: 'Matches', exact: true }).last().click();
    const mini = page.getByRole('complementary', { name: 'Mini player' });
    await expect(mini).toBeVisible();
    await mini.getByRole('button', { name: 'Close player' }).click();
    await expect(page.locator('video')).toHaveCount(0);

    await page.goto(`${product.site}${game.path}?tab=highlights`);
    await expect(page.getByRole('tabpanel').getByRole('link', { name: title })).toBeVisible();
  });

  test('Without media it says so, and plays once media is back', async ({ page }) => {
    await page.goto(`${product.site}/videos/${id}`);
    await expect(page).toHaveURL(`${product.site}/videos/soccer/${id}`);
    await product.killMedia();
    await page.getByRole('button', { name: `Play: ${title}` }).click();
    await expect(page.getByText('Network problem')).toBeVisible();
    await product.startMedia();
    await expectPlaying(page);
  });

  test('What there is not is a page that there is not', async ({ page }) => {
    for (const path of ['/videos/999999999', '/videos/soccer/999999999', '/videos/curling']) {
      expect((await page.request.get(product.site + path)).status(), path).toBe(404);
    }
  });
});
