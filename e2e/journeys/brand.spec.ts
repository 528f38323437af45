import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { figuresOf, rowOf } from '../support/matches/board.ts';
import { openConsole, openStudio } from '../support/people/staff.ts';
import { expect, test } from '../support/test.ts';

test.use({ shared: 'variant' });

const colours = {
  dark: { page: 'rgb(27, 16, 48)', bar: '#1b1030', logo: /\?dark$/ },
  light: { page: 'rgb(255, 244, 229)', bar: '#fff4e5', logo: /\?light$/ },
} as const;
const themes = ['dark', 'light'] as const;

/** Of the whole page, whichever element has it. */
const backgroundOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => colour !== 'rgba(0, 0, 0, 0)'),
  );

/** What the browser's own bars are coloured with. */
async function expectBar(page: Page, theme: 'dark' | 'light'): Promise<void> {
  const all = page.locator('meta[name="theme-color"]');
  const shown = await all.evaluateAll((metas) =>
    (metas as HTMLMetaElement[])
      .filter(({ media }) => media === '' || matchMedia(media).matches)
      .map(({ content }) => content),
  );
  expect(shown).toEqual([colours[theme].bar]);
}

for (const colorScheme of themes) {
  test.describe(`In the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    const { page: background, logo } = colours[colorScheme];

    test("the site is the brand's: name, colours, logo, words and mark", async ({ page }) => {
      await page.goto('/');
      const home = page.getByRole('link', { name: 'Bamboo Sports' });
      await expect(home).toBeVisible();
      await expect(home.locator('img:visible')).toHaveAttribute('src', logo);
      await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\?icon$/);
      await expect(page.locator('html')).toHaveCSS('background-color', background);
      await expectBar(page, colorScheme);
      await expect(page.getByText('Test site')).toBeVisible();
      await expect(page).toHaveTitle('Bamboo: every match');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'Bamboo tells of every match.',
      );
      expect(await violationsOf(page)).toEqual([]);
    });

    test('studio and console are, too', async ({ page, product }) => {
      for (const open of [
        () => openConsole(page, product, 'admin', '/users'),
        () => openStudio(page, product, 'expert', '/plans'),
      ]) {
        await open();
        await expect(page.getByText('Test site')).toBeVisible();
        await expect.poll(() => backgroundOf(page)).toBe(background);
        await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\?icon$/);
        await expectBar(page, colorScheme);
      }
    });

    test('who chooses the other theme gets its colours and logo', async ({ page }) => {
      const other = colorScheme === 'dark' ? 'light' : 'dark';
      await page.goto('/');
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByText(other === 'light' ? 'Light' : 'Dark', { exact: true }).click();
      await expect(page.locator('html')).toHaveCSS('background-color', colours[other].page);
      await expect(
        page.getByRole('link', { name: 'Bamboo Sports' }).locator('img:visible'),
      ).toHaveAttribute('src', colours[other].logo);
      await expectBar(page, other);
    });
  });
}

test('Both ways to reach the brand stand where the footer leads to, and beside the form', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/salesmartly$/);
  for (const address of ['/salesmartly', '/userInfo/feedback']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: '+44 20 7946 0000' }).first()).toHaveAttribute(
      'href',
      'tel:+442079460000',
    );
  }
  await expect(page.getByRole('link', { name: 'hello@bamboo.example' })).toBeVisible();
});

test('Search engines stay away from a test', async ({ request, product }) => {
  for (const origin of [product.site, product.studio, product.console]) {
    const { headers } = await request.get(origin).then((page) => ({ headers: page.headers() }));
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /\n');
});

test('Sockets and calls go where the config says, and live scores come from there', async ({
  page,
  match,
  product,
}) => {
  const game = await match({ gameId: 16 }, { phase: 'game1', score: { home: 1, away: 0 } });
  const opened = page.waitForEvent('websocket');
  await page.goto('/?games=16');
  expect((await opened).url()).toContain(product.server.replace('http', 'ws'));
  await game.score(3, 1);
  await expect.poll(() => figuresOf(rowOf(page, game), game)).toMatchObject({ home: ['3'] });
  const called = page.waitForResponse((answer) =>
    answer.url().startsWith(`${product.server}/java/`),
  );
  await page.getByRole('link', { name: 'Experts' }).first().click();
  expect((await called).status()).toBe(200);
});

test('The console lists by the other origin, with the sign-in of its own', async ({
  page,
  product,
}) => {
  const listed = page.waitForResponse((answer) =>
    answer.url().startsWith(`${product.server}/java/console/users`),
  );
  await openConsole(page, product, 'admin', '/users');
  expect((await listed).status()).toBe(200);
  // The total is a header, which a page of another origin reads only where it is allowed to.
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
});

for (const office of ['studio', 'console'] as const) {
  test(`the ${office} tells a guest that it is a test, in the brand’s colours`, async ({
    page,
    product,
  }) => {
    await page.goto(product[office]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
    await expect(page.getByText('Test site', { exact: true })).toBeVisible();
    await expectBar(page, 'dark');
  });
}

test('A brand without a mall has neither its pages nor a way to them', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Experts' }).last()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Mall' })).toHaveCount(0);
  for (const path of ['/mall', '/mall/details/7', '/mall/blindBox']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  // What was redeemed while there was one goes on.
  expect((await page.request.get('/userInfo/exchange')).status()).toBe(200);
});

test('A brand without live rooms has neither their pages nor a way to them', async ({
  page,
  product,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Experts' }).last()).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Streams', exact: true })).toHaveCount(0);
  for (const path of [
    '/live',
    '/customLive',
    '/live/7',
    '/live2',
    '/live2?id=7',
    '/live/data',
    '/anchor',
    '/anchor/7',
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  await openConsole(page, product, 'admin', '/broadcasts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Live monitor' })).toHaveCount(0);
});
