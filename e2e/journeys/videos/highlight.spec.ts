import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { hasFfmpeg } from '../../support/live/clock-picture.ts';
import { expect, test } from '../../support/live/live-test.ts';
import { expectPlaying, playsH264 } from '../../support/live/playing.ts';
import { streamMatch } from '../../support/live/stream-match.ts';
import { createMatches } from '../../support/matches/matches.ts';
import { enrolAnchor } from '../../support/people/enrol-anchor.ts';
import { write } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';

/** ms of the picture before and after the goal: a highlight has some of both. */
const around = { before: 14_000, after: 12_000 };
/** ms within which a highlight is encoded behind those of the demo, on a busy machine. */
const encoded = { timeout: 300_000 };

test.describe('A goal of a stream', () => {
  test.skip(!hasFfmpeg, 'ffmpeg, which plays OBS, is not installed');
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is cut while it is on air, watched from the timeline, and gone everywhere once it is taken down', async ({
    page,
    browser,
    liveProduct: product,
  }) => {
    test.setTimeout(600_000);
    test.skip(!(await playsH264(page)), 'this Chromium was built without H.264');
    const title = `Derby on the roof ${Date.now()}`;
    const game = await createMatches(product)({}, { phase: 'h1', score: { home: 0, away: 0 } });
    const desk = await browser.newPage();
    const anchor = await browser.newPage();
    const { uid } = await enrolAnchor(anchor.request, desk.request, product);
    const pushed = await streamMatch(anchor.request, product, { matchId: game.id, title });
    const state = async () => {
      const response = await fetch(`${product.server}/java/live/room?id=${uid}`);
      return ((await response.json()) as { result: { state: string } }).result.state;
    };
    await expect.poll(state, { timeout: 60_000 }).toBe('live');
    await page.waitForTimeout(around.before);
    await game.incidents({ key: 'g1', minute: 12, player: 'Ann', score: { home: 1, away: 0 } });
    await page.waitForTimeout(around.after);

    await openConsole(desk, product, 'editor', '/videos/create?cut=1');
    const offered = desk.getByRole('listitem').filter({ hasText: title });
    await expect(offered.getByText('Live', { exact: true })).toBeVisible();
    await offered.getByRole('link', { name: new RegExp(title) }).click();
    const moments = desk.getByRole('list', { name: 'Moments of the match' });
    await moments.getByRole('button', { name: /Cut.*Ann/ }).click();
    // What is there so far plays, and tells where a time that is cut by hand begins.
    const byHand = desk.getByRole('region', { name: 'A time by hand' });
    const from = byHand.getByLabel('From');
    const first = await from.inputValue();
    await byHand.getByRole('button', { name: 'Watch the recording' }).click();
    const shown = () =>
      byHand.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);
    await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(3);
    await byHand.getByRole('button', { name: 'Begin here' }).click();
    await expect(from).not.toHaveValue(first);
    expect(Date.parse(await from.inputValue())).toBeGreaterThan(Date.parse(first));
    expect(await violationsOf(desk)).toEqual([]);
    await write(anchor.request, product, 'GET', '/anchor/downcast');
    await pushed.stop();
    await anchor.close();
    await moments.getByRole('link', { name: /Ann/ }).click();
    const file = desk.getByRole('region', { name: 'File' });
    await expect(file.getByText('Ready', { exact: true })).toBeVisible(encoded);
    const named = await desk.getByRole('heading', { level: 1 }).textContent();
    await desk.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(desk.getByText('Video published')).toBeVisible();

    await page.goto(product.site + game.path);
    await page.getByRole('link', { name: `Watch: ${named}` }).click();
    await expectPlaying(page);
    const duration = await page.evaluate(() => document.querySelector('video')!.duration);
    expect(duration).toBeGreaterThan(10);
    expect(duration).toBeLessThan((around.before + around.after) / 1000 + 5);
    const address = page.url();
    const toClaim = page.getByRole('link', { name: 'Takedown request' });
    await expect(toClaim).toHaveAttribute('href', new RegExp(`page=${new URL(address).pathname}$`));
    const played = await keyOf(page);
    expect((await page.request.get(played)).status()).toBe(200);

    const { id } = await write<{ id: number }>(
      page.request,
      product,
      'POST',
      '/takedown/send',
      claim(address),
    );
    await openConsole(desk, product, 'support', `/takedowns/${id}`);
    await desk.getByLabel('Decision').selectOption({ label: 'Remove what it names' });
    await desk.getByLabel('Why, for both sides').fill('The league shows its goals itself.');
    await desk.getByRole('button', { name: 'Decide' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'Request decided' })).toBeVisible();
    await desk.close();

    // Who watches it is told so, by the next of its files.
    await expect.poll(async () => (await page.request.get(played)).status()).toBe(404);
    const short = address.replace(/\/videos\/[^/]+\//, '/videos/');
    for (const path of [address, short]) expect((await page.request.get(path)).status()).toBe(410);
    await page.goto(product.site + game.path);
    await expect(page.getByText('Ann').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Watch: / })).toHaveCount(0);
    for (const path of [
      '/videos/soccer',
      '/videos/videoList',
      `/search/${encodeURIComponent(named!)}`,
      `${game.path}?tab=highlights`,
    ]) {
      const html = await (await page.request.get(product.site + path)).text();
      expect(html.includes(`/videos/soccer/${address.split('/').at(-1)}`), path).toBe(false);
    }
  });
});

/** A file of the video that the page plays, by its address. */
const keyOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => /\/vod\/.*\.m3u8/.test(name)).at(-1)!;
  });

const claim = (address: string) => ({
  ...{ name: 'Ann Holder', organisation: 'The League', email: `${randomUUID()}@example.org` },
  ...{ capacity: 'holder', holder: '', work: 'Our goals', addresses: [address] },
  ...{ goodFaith: true, signature: 'Ann Holder' },
});
