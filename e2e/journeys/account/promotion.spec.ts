import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { violationsInBothSchemes, violationsOf } from '../../support/accessibility.ts';
import { newMobile, signInByCode } from '../../support/people/people.ts';
import { register } from '../../support/people/register.ts';
import { signIn } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const store = 'https://store.example/app';

// By its own name, the browser of the journeys is a bot.
test.use({ shared: 'demo', userAgent: chrome });

interface Channel {
  id: number;
  link: string;
}

async function makeChannel(manager: APIRequestContext, product: Product): Promise<Channel> {
  await signIn(manager, product, 'manager');
  const made = await manager.post(`${product.console}/java/console/channels`, {
    headers: { 'x-xiongmao': '1' },
    data: {
      name: 'Station posters',
      source: 'offline',
      type: 'cpa',
      brand: 'xiongmao',
      zone: product.zone,
    },
  });
  return (await made.json()) as Channel;
}

/** The channel's figures, as the console shows them. */
async function figuresOf(
  manager: APIRequestContext,
  product: Product,
  { id }: Channel,
): Promise<object> {
  const path = `/java/console/channel-totals?channelId=${id}`;
  const [totals] = (await (await manager.get(product.console + path)).json()) as object[];
  return totals!;
}

test("A fan who came by a channel's link, registers and takes the app counts once in each statistic", async ({
  page,
  context,
  playwright,
  product,
}) => {
  const manager = await playwright.request.newContext();
  const channel = await makeChannel(manager, product);
  await context.route(`${store}/**`, (route) => route.fulfill({ body: 'The store' }));

  await page.goto(`${channel.link}?to=/download`);
  await expect(page).toHaveURL(`${product.site}/download`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get the Xiongmao app');
  await signInByCode(page, product, newMobile());
  const own = page.getByRole('link', { name: /Android/ });
  await expect(own).toContainText('Download for this device');
  await own.click();
  await expect(page).toHaveURL(`${store}/android`);

  const once = { visits: 1, registeredVisits: 1, registrations: 1, downloads: 1 };
  await expect
    .poll(() => figuresOf(manager, product, channel), { timeout: 30_000 })
    .toMatchObject({ ...once, rawVisits: 1 });

  for (let times = 0; times < 5; times += 1) await page.goto(channel.link);
  for (let times = 0; times < 5; times += 1) await page.reload();
  const bot = await playwright.request.newContext({ userAgent: chrome.replace('16', '15') });
  for (let times = 0; times < 3; times += 1) await bot.get(channel.link);
  const ahead = { 'sec-purpose': 'prefetch' };
  await bot.get(channel.link, { headers: ahead });
  // A page in sight would have spoken by then.
  await page.waitForTimeout(2_000);
  await page.goto(`${product.site}/download`);
  await page.getByRole('link', { name: /iPhone/ }).click();
  await expect(page).toHaveURL(`${store}/ios`);

  expect(await figuresOf(manager, product, channel)).toMatchObject({
    ...once,
    rawVisits: 10,
    filtered: { repeat: 5, unconfirmed: 3, prefetch: 1 },
  });
});

test('A page confirms a visit by a link once, and asks for nothing without one', async ({
  page,
  playwright,
  product,
}) => {
  const channel = await makeChannel(await playwright.request.newContext(), product);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/confirm-visit|promotion\/beacon/.test(request.url())) asked.push(request.url());
  });
  await page.goto(product.site);
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  const heard = page.waitForResponse(/promotion\/beacon/);
  await page.goto(channel.link);
  await heard;
  expect(await page.evaluate(() => document.cookie)).not.toContain('visit');
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(asked.filter((url) => url.includes('beacon'))).toHaveLength(1);
});

test('The download page keeps nobody out', async ({ page, product }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.site}/download`);
    await expect(page.getByRole('link', { name: /Android/ })).toBeVisible();
    const code = page.getByRole('img', { name: 'Scan with your phone' });
    await expect(code).toBeVisible({ visible: width >= 820 });
    expect(await violationsInBothSchemes(page), String(width)).toEqual([]);
  }
});

test.describe('Without an app', () => {
  test.use({ shared: 'empty' });

  test('the download page says that there is none yet', async ({ page }) => {
    await page.goto('/download');
    await expect(page.getByText('No app available yet')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test.describe('The channel area', () => {
  test.use({ provoked: /status of 403/ });

  test('asks a guest to sign in, and then opens beside the page', async ({
    page,
    context,
    product,
  }) => {
    await page.goto(`${product.site}/channel`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('channelIntent'))).not.toBeNull();
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'manager' }).click();
    await expect(await opened).toHaveURL(({ href }) =>
      href.startsWith(`${product.console}/channels`),
    );
    await expect(page.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
      'href',
      `${product.console}/channels`,
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  test('is a link away where the browser opens no tab by itself', async ({ page, product }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/channel/gold');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'manager' }).click();
    await expect(dialog.getByRole('link', { name: 'Open channel area' })).toHaveAttribute(
      'href',
      `${product.console}/channel/gold`,
    );
  });

  test('leads a manager to the console', async ({ page, product }) => {
    await signIn(page.request, product, 'manager');
    for (const [path, screen] of [
      ['/channel', '/channels'],
      ['/channel/statistical', '/channel/statistical'],
      ['/channel/user', '/channel/user'],
      ['/channel/gold', '/channel/gold'],
      ['/channel/water', '/channel/water'],
    ] as const) {
      await page.goto(product.site + path);
      // The list adds its page and order to the address.
      await expect(page, path).toHaveURL(({ href }) => href.startsWith(product.console + screen));
    }
  });

  test('is closed to who may not enter it', async ({ page, product }) => {
    await signIn(page.request, product, 'fan');
    await page.goto(`${product.site}/channel/statistical`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You do not have permission to access this page',
    );
  });
});

test('The areas of anchors and creators lead to the studio', async ({
  page,
  playwright,
  product,
}) => {
  // The demo's accounts are made a moment after the server answers.
  await signIn(await playwright.request.newContext(), product, 'manager');
  await page.request.post(`${product.site}/java/login/V2/mobileOrNameToLogin`, {
    headers: { 'x-xiongmao': '1' },
    data: { name: 'anchor', password: 'Demo1234' },
  });
  await page.goto(`${product.site}/anchorCenter`);
  await expect(page).toHaveURL(new RegExp(`^${product.studio}`));
});

test('An expert is led to the same place of the studio', async ({ page, product }) => {
  await signIn(page.request, product, 'expert');
  for (const [path, screen] of [
    ['/creatorCenter/dataShow', '/creatorCenter/dataShow'],
    ['/creatorCenter/progManage', '/plans'],
    ['/creatorCenter/progComponent', '/plans/create'],
  ]) {
    await page.goto(product.site + path);
    await expect(page).toHaveURL(({ href }) => href.startsWith(product.studio + screen));
  }
  await page.goto(`${product.studio}/nowhere`);
  await expect(page.getByText('This page could not be found').first()).toBeVisible();
});

test('Who is neither expert nor anchor yet is led to the studio, too, and applies there', async ({
  page,
  product,
}) => {
  await register(page.request, product);
  for (const [area, heading] of [
    ['creatorCenter', 'Become an expert'],
    ['creatorCenter/progManage', 'Become an expert'],
    ['anchorCenter/live', 'Become a streamer'],
  ]) {
    await page.goto(`${product.site}/${area}`);
    await expect(page).toHaveURL(new RegExp(`^${product.studio}`));
    await expect(page.getByRole('heading', { name: heading!, level: 1 })).toBeVisible();
  }
});
