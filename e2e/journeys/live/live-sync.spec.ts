import type { Page } from '@playwright/test';
import type { Room } from '@xiongmao/api/live/shapes';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { hasFfmpeg, type Pushed } from '../../support/live/clock-picture.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { streamMatch } from '../../support/live/stream-match.ts';
import { createMatches, type SteeredMatch } from '../../support/matches/matches.ts';
import { watch } from '../../support/matches/watch.ts';
import { enrolAnchor } from '../../support/people/enrol-anchor.ts';

/** ms by which the anchor's picture is late, at least: this machine may be slow. */
const late = 8_000;
/** What waits for a late picture, which a busy machine shows later still. */
const patient = { timeout: 60_000 };

let product: Product;
let game: SteeredMatch;
let pushed: Pushed;
let goals = 0;

/** A goal of the home side, and the clock's time when the feed told of it. */
async function score(): Promise<{ key: string; at: number }> {
  goals += 1;
  const key = `goal-${goals}`;
  const [at, home] = [Date.now(), goals];
  await game.tell(
    { type: 'state', state: { ...live, score: { home, away: 0 } } },
    { type: 'incidents', items: [{ ...goal, key, order: goals, score: { home, away: 0 } }] },
  );
  return { key, at };
}
const live = {
  ...({ status: 'live', phase: 'h1', clock: null, winner: null, note: null } as const),
  ...{ periods: [], columns: [] },
};
const goal = {
  ...({ kind: 'goal', side: 'home', period: 'h1', minute: 12, added: null } as const),
  ...{ seconds: null, playerId: null, player: 'A. Scorer', other: null, text: null },
  ...{ x: null, y: null },
};

/** The home side's goals, as a page shows them; null while it shows none. */
const shownBy = (page: Page) => page.locator('[data-side="home"]').first();

/**
 * The moments (ms since the epoch) of the picture at which a page could look, ten times a second, until it showed so many
 * goals; the last is when it did. They are told by its own delay: on a busy machine the picture stands still now and then,
 * and the page with it.
 */
const momentsUntil = (page: Page, goals: number): Promise<number[]> =>
  page.evaluate((wanted) => {
    const video = document.querySelector('video')!;
    const delay = document.querySelector<HTMLElement>('[data-delay]')!;
    const moments: number[] = [];
    return new Promise<number[]>((resolve) => {
      /** The moment of the video's own beginning, as the page told last. */
      let origin = Number.NaN;
      const look = () => {
        origin = Date.now() - Number(delay.dataset.delay) * 1000 - video.currentTime * 1000;
      };
      look();
      new MutationObserver(look).observe(delay, { attributeFilter: ['data-delay'] });
      const note = () => moments.push(origin + video.currentTime * 1000);
      const timer = setInterval(note, 100);
      const shown = new MutationObserver(() => {
        if (document.querySelector('[data-side="home"]')?.textContent !== wanted) return;
        shown.disconnect();
        clearInterval(timer);
        note();
        resolve(moments);
      });
      shown.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, String(goals));

test.describe('In time with the picture', () => {
  test.skip(!hasFfmpeg, 'ffmpeg, which plays OBS, is not installed');
  test.describe.configure({ mode: 'serial' });
  // The match has a card of its own beside the picture.
  test.use({ viewport: { width: 1440, height: 900 } });
  let problems: string[];
  let room: string;
  let readRoom: () => Promise<Room>;
  let anchor: Page;

  test.beforeAll(async ({ browser, liveProduct }) => {
    product = liveProduct;
    game = await createMatches(product)({}, { score: { home: 0, away: 0 } });
    anchor = await browser.newPage({ locale: 'en-GB' });
    const desk = await browser.newPage();
    const { uid } = await enrolAnchor(anchor.request, desk.request, product);
    await desk.close();
    pushed = await streamMatch(anchor.request, product, { matchId: game.id, title: 'Late again' });
    room = `${product.site}/live/${uid}`;
    readRoom = async () => {
      const response = await fetch(`${product.server}/java/live/room?id=${uid}`);
      return ((await response.json()) as { result: Room }).result;
    };
    await expect.poll(async () => (await readRoom()).state, { timeout: 60_000 }).toBe('live');
  });
  test.afterAll(async () => {
    await anchor.close();
    await pushed.stop();
  });
  test.beforeEach(async ({ context, page }) => {
    problems = watch(context, product);
    const plays = await page.evaluate(() =>
      MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e,mp4a.40.2"'),
    );
    test.skip(!plays, 'this Chromium was built without H.264');
  });
  test.afterEach(() => expect(problems, 'what the pages complained of').toEqual([]));

  test('The goal appears when the picture shows it, and not before', async ({ page }) => {
    await score();
    // Who comes late is not told either before there is a picture.
    const html = await (await page.request.get(room)).text();
    expect(html.includes(game.home)).toBe(true);
    expect(html.includes('data-side="home"')).toBe(false);
    await page.goto(room);
    await expect(shownBy(page)).toHaveText('1', patient);
    expect(await violationsOf(page)).toEqual([]);

    // The anchor sees the second goal some seconds after it was known, and says so with one tap.
    await anchor.goto(`${product.studio}/anchorCenter/live`);
    const mark = anchor.getByRole('region', { name: 'Mark the goal' });
    await expect(mark.getByRole('button')).toHaveCount(1, { timeout: 30_000 });
    const { at: known } = await score();
    const seen = mark.getByRole('button', { name: /^I see it now: Goal .* 2–0$/ });
    await expect(seen).toBeVisible({ timeout: 30_000 });
    await anchor.waitForTimeout(Math.max(0, late - (Date.now() - known)));
    await seen.press('Enter');
    await expect(mark.getByText(/^Your picture is \d+ s behind the match$/)).toBeVisible();
    await expect(page.getByText(/^Picture about \d+ s behind the match$/)).toBeVisible();
    const offset = (await readRoom()).offset!;
    expect(offset).toBeGreaterThan(late - 2_000);
    expect(await violationsOf(anchor)).toEqual([]);

    await expect(shownBy(page)).toHaveText('2', patient);
    const looking = momentsUntil(page, 3);
    const { at } = await score();
    await expect(shownBy(page)).toHaveText('3', patient);
    const distances = (await looking).map((moment) => moment - (at + offset));
    const distance = Math.round(distances.at(-1)!);
    const missed = distances.filter((one) => one > 0).length;
    console.log(
      `the goal came ${distance} ms after its picture, at the page's look number ${missed}`,
    );
    // The page tells its delay once a second.
    expect(distance).toBeGreaterThan(-1_000);
    // A page that looks in time and waits twice as long misses 60 at least.
    expect(missed).toBeLessThan(50);

    // Elsewhere on the site, too, as long as the picture plays in the dock.
    await page.getByRole('link', { name: 'Match page' }).click();
    await expect(page).toHaveURL(product.site + game.path);
    await expect(shownBy(page)).toHaveText('3');
    await score();
    await page.waitForTimeout(2_000);
    await expect(page).toHaveTitle(/3\D+0/);
    await expect(shownBy(page)).toHaveText('4', patient);
    await expect(page).toHaveTitle(/4\D+0/);
  });

  test('Paused, the match stands still; switched off, nothing is held', async ({ page }) => {
    await page.goto(room);
    await expect(shownBy(page)).toHaveText(String(goals), patient);
    const player = page.getByRole('region', { name: 'Video player' });
    await player.focus();
    await page.keyboard.press('k');
    const before = goals;
    await score();
    await page.waitForTimeout((await readRoom()).offset! + 4_000);
    await expect(shownBy(page)).toHaveText(String(before));
    await player.hover();
    await page.getByRole('button', { name: 'Playback settings' }).click();
    const sync = page.getByRole('switch', { name: 'Spoiler-free' });
    await expect(sync).toBeChecked();
    await sync.uncheck();
    await expect(shownBy(page)).toHaveText(String(goals));
    // What one has seen is not taken back, and the choice is kept.
    await sync.check();
    await expect(shownBy(page)).toHaveText(String(goals));
    await sync.uncheck();
    await page.reload();
    await expect(shownBy(page)).toHaveText(String(goals), { timeout: 5_000 });
  });

  test('What was marked can be undone', async ({ page }) => {
    await page.goto(room);
    await expect(page.getByText(/^Picture about \d+ s behind the match$/)).toBeVisible();
    await anchor.getByRole('button', { name: 'Undo' }).click();
    await expect(anchor.getByText('Not marked: nothing waits for your picture')).toBeVisible();
    await expect(page.getByText(/^Picture about/)).toBeHidden();
  });
});
