import type { Page } from '@playwright/test';
import { startPushService } from '@xiongmao/push/push-service';
import { browserArgs, wholeChromium } from '../product/browser.ts';
import { freePort } from '../product/processes.ts';
import { startProduct } from '../product/product.ts';
import { violationsOf } from '../support/accessibility.ts';
import { hide, score, showIt, tells } from '../support/matches/hide-results.ts';
import { createMatches } from '../support/matches/matches.ts';
import { register, write } from '../support/people/register.ts';
import { deliverTo, pushThrough, shownNotices } from '../support/push/browser-push.ts';
import { renewableSite } from '../support/push/renewed-site.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  ...(wholeChromium && {
    launchOptions: { executablePath: wholeChromium, args: browserArgs },
  }),
  // What a page says without a network, and when its site is ended.
  provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|socket\.io|503|504/,
});

/** Addresses of the pages that are kept for when there is no network, each with whose it is. */
const keptPages = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(async () => {
    const kept = await caches.open('kept');
    const pages = (await kept.keys()).map(async (request) => {
      const owner = (await kept.match(request))!.headers.get('x-keep-for');
      return [new URL(request.url).pathname, owner] as const;
    });
    return Object.fromEntries(await Promise.all(pages));
  });
const workerIsActive = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);

test('The site is installed, shows what it knows without a network, and tells of a goal that is taken back', async ({
  page,
  context,
}) => {
  test.skip(!wholeChromium, 'the headless shell shows no notifications');
  const service = await startPushService();
  const product = await startProduct({
    siteOnly: true,
    env: { PUSH_SERVICES: service.origin },
  });
  try {
    await context.grantPermissions(['notifications'], { origin: product.site });
    const endpoint = await pushThrough(service, context);
    await register(page.request, product);
    const game = await createMatches(product)();

    await test.step('what a browser installs it by is there', async () => {
      await page.goto(product.site);
      expect(await workerIsActive(page)).toBe(true);
      const address = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await page.request.get(product.site + address)).json();
      expect(manifest).toMatchObject({
        ...{
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          lang: 'en-US',
          dir: 'ltr',
        },
        shortcuts: [{ url: '/?tab=live' }, { url: '/match' }, { url: '/?tab=favourites' }],
      });
      for (const { src, sizes } of manifest.icons) {
        const icon = await page.request.get(product.site + src);
        expect(icon.headers()['content-type']).toBe('image/png');
        const png = await icon.body();
        expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
      }
      expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain(
        'maskable',
      );
    });

    const notify = page.getByRole('switch', { name: 'Notify this device' });
    await test.step('push is switched on in the preferences', async () => {
      await page.goto(`${product.site}/userInfo/preferences`);
      await notify.click();
      await expect(notify).toBeChecked();
      const devices = page.getByRole('list', { name: 'Devices with notifications' });
      await expect(devices.getByText('This device')).toBeVisible();
      await page.getByRole('switch', { name: 'Quiet hours' }).click();
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('23:00');
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('switch', { name: 'Quiet hours' }).click();
      await expect(page.getByLabel('From', { exact: true })).toBeHidden();
    });

    await test.step('a match is followed, and pages are kept', async () => {
      await page.goto(product.site);
      await page
        .getByRole('link', { name: new RegExp(game.home) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${game.path}$`));
      await page
        .getByRole('button', { name: /^Add .* to favourites$/ })
        .first()
        .click();
      await expect.poll(() => keptPages(page)).toHaveProperty([game.path]);
      // Of what is an account's own the board alone is kept.
      const { '/': board, ...others } = await keptPages(page);
      expect(board).toMatch(/^\d+$/);
      expect(new Set(Object.values(others))).toEqual(new Set(['guest']));
    });

    await test.step('without a network they are shown, with their age', async () => {
      await context.setOffline(true);
      await page.goto(product.site);
      const row = page.getByRole('main').getByRole('link', { name: new RegExp(game.home) });
      await expect(row.first()).toBeVisible();
      await expect(page.getByText(/^As of .*, you are offline/)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.goto(product.site + game.path);
      await expect(page.getByRole('main').getByText(game.home).first()).toBeVisible();
      await page.goto(`${product.site}/mall`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
      const pages = page.getByRole('list', { name: 'Pages you can open offline' });
      await expect(pages.getByRole('link', { name: new RegExp(game.home) })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      // What was asked for comes with the network.
      await context.setOffline(false);
      await expect(page).toHaveTitle(/^Mall/);
      await context.setOffline(true);
      await page.goto(`${product.site}/videos`);
      await pages.getByRole('link', { name: new RegExp(game.home) }).click();
      await expect(page.getByText(/^As of .*, you are offline/)).toBeVisible();
    });

    await test.step('a page that is kept is found by its address with a final slash, too', async () => {
      await page.goto(`${product.site}${game.path}/`);
      await expect(page.getByText(/^As of .*, you are offline/)).toBeVisible();
    });

    await test.step('with one they go on by themselves', async () => {
      await context.setOffline(false);
      await expect(page.getByText(/, you are offline/)).toBeHidden();
      await game.score(1, 0);
      await expect(
        page
          .getByRole('main')
          .getByText(/1\s*[–:-]\s*0/)
          .first(),
      ).toBeVisible();
    });

    await test.step('a goal is told, and what is told of it when it does not count replaces it', async () => {
      await deliverTo(page, service, endpoint);
      const goal = { key: 'g1', player: 'A. Scorer', minute: 12, score: { home: 1, away: 0 } };
      await game.incidents(goal);
      const tag = `match-${game.id}`;
      const told = (body: string) => [{ title: 'Xiongmao', body, tag }];
      const names = [game.home, game.away];
      await expect
        .poll(() => shownNotices(page))
        .toEqual(told(`A. Scorer scores! ${names[0]} 1–0 ${names[1]}`));
      await game.incidents({ ...goal, withdrawn: true, reason: 'VAR' });
      await expect
        .poll(() => shownNotices(page))
        .toEqual(told(`Goal disallowed: ${names[0]} 0–0 ${names[1]}`));
      expect(service.faults).toEqual([]);
    });

    await test.step('a browser that is refused, as in a private window, says so', async () => {
      await page.goto(`${product.site}/userInfo/preferences`);
      await notify.click();
      await expect(notify).not.toBeChecked();
      await page.evaluate(() => {
        const refusal = new DOMException('Registration failed - permission denied', 'AbortError');
        PushManager.prototype.subscribe = () => Promise.reject(refusal);
      });
      await notify.click();
      await expect(page.getByText('couldn’t register for notifications')).toBeVisible();
      await expect(notify).not.toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('who signs out leaves nothing behind', async () => {
      await page.goto(`${product.site}/userInfo`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(`${product.site}/`);
      await expect.poll(() => keptPages(page)).not.toHaveProperty([game.path]);
      await expect.poll(() => shownNotices(page)).toEqual([]);
    });
  } finally {
    await context.setOffline(false);
    await Promise.all(context.pages().map((each) => each.close()));
    await product.stop();
    service.stop();
  }
});

for (const who of ['a guest', 'an account']) {
  test(`Who hides results finds none in what is kept for when there is no network: ${who}`, async ({
    page,
    context,
    playwright,
    product,
    match,
  }) => {
    if (who === 'an account') await register(page.request, product);
    const game = await match({ gameId: 208 }, { phase: 'set2', score });
    const isKept = () => expect.poll(() => keptPages(page)).toHaveProperty([game.path]);
    const keptTexts = () =>
      page.evaluate(async () => {
        const cache = await caches.open('kept');
        const held = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
        const texts = held.map(async (each) => (await each!.text()) + [...each!.headers].join());
        return (await Promise.all(texts)).join();
      });
    await page.goto(game.path);
    await workerIsActive(page);
    // As this very worker has heard of it.
    await page.reload();
    await isKept();
    expect(await keptTexts()).toMatch(tells);

    await hide(page, 'Table tennis');
    await expect.poll(keptTexts).not.toMatch(tells);
    await page.goto(game.path);
    await expect(showIt(page)).toBeVisible();
    await isKept();
    await page.goto('/?games=208');
    await expect(page.getByRole('main')).toContainText(game.home);
    await expect.poll(() => keptPages(page)).toHaveProperty(['/']);
    expect(await keptTexts()).not.toMatch(tells);

    // What stands in for pages that are not kept comes once one stays on a page.
    const standsIn = () =>
      page.evaluate(async () => !!(await (await caches.open('memory')).match('/offline%20en_US')));
    await expect.poll(standsIn).toBe(true);
    await context.setOffline(true);
    for (const path of [game.path, '/?games=208', '/mall']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(game.home);
      expect(await page.content(), path).not.toMatch(tells);
    }
    await context.setOffline(false);
    // Chosen on another device, and heard of by an answer alone.
    if (who !== 'an account') return;
    const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
    const elsewhere = await playwright.request.newContext({ extraHTTPHeaders: { token } });
    const choose = (all: boolean) =>
      write(elsewhere, product, 'POST', '/user/spoilers', { all, games: [], leagues: [] });
    await choose(false);
    // What stood in is loaded anew once the network is back, perhaps meanwhile.
    await expect(() => page.goto(game.path)).toPass();
    await expect(showIt(page)).toBeHidden();
    await page.reload();
    await expect.poll(keptTexts).toMatch(tells);
    await choose(true);
    await page.goto('/mall');
    // What it hears has the page loaded anew, perhaps while it is asked.
    await expect(async () => expect(await keptTexts()).not.toMatch(tells)).toPass();
    await elsewhere.dispose();
  });
}

test('A new version waits until the page is left, and for whoever is writing', async ({
  page,
  context,
}) => {
  const port = await freePort();
  let inner = '';
  const site = await renewableSite(port, () => inner);
  const product = await startProduct({ siteOnly: true, env: { SITE_URL: site.url } });
  inner = product.site;
  try {
    await page.goto(site.url);
    await workerIsActive(page);
    await page.reload();
    // Null while one page takes the place of another.
    const isSame = () => page.evaluate(() => 'stays' in window).catch(() => null);
    const mark = () => page.evaluate(() => Object.assign(window, { stays: true }));
    await mark();
    // What makes an app of the page is there some seconds after it.
    await expect.poll(() => keptPages(page)).toHaveProperty(['/']);
    const other = await context.newPage();
    await other.goto(site.url);

    site.renew();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    const offer = page.getByText('A new version is ready');
    await expect(offer).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const nav = page.getByRole('navigation', { name: 'Main navigation' }).last();
    // Whoever writes goes on undisturbed, whatever page comes.
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.setAttribute('aria-label', 'A field');
      document.body.append(field);
    });
    await page.getByLabel('A field').pressSequentially('half a word');
    const matches = nav.getByRole('link', { name: 'Matches' });
    await matches.click();
    await expect(page).toHaveURL(`${site.url}/match`);
    // The address is there before the page is.
    await expect(matches).toHaveAttribute('aria-current', 'page');
    expect(await isSame()).toBe(true);
    await page.getByLabel('A field').fill('');

    // Asked for something while it ends, the worker before starts anew and would stay.
    await page.evaluate(() => void setInterval(() => void fetch('/manifest.webmanifest'), 5));
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect.poll(isSame).toBe(false);
    await expect(offer).toBeHidden();

    // What a page of the earlier build may still need stays until it is closed.
    const builds = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')));
    const comesToRest = () => page.waitForTimeout(6_000);
    await comesToRest();
    expect(await builds()).toHaveLength(2);
    await other.close();
    await page.evaluate(() => caches.delete('kept'));
    await page.reload();
    await expect.poll(builds).toEqual(['build 0000000000000001']);
  } finally {
    await Promise.all(context.pages().map((each) => each.close()));
    await product.stop();
    site.stop();
  }
});
