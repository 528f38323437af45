import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { violationsAtBothWidths } from '../../support/accessibility.ts';
import { draftArticle } from '../../support/draft-article.ts';
import { expireProof, openConsole, signIn } from '../../support/people/staff.ts';
import { picture as onDisk } from '../../support/picture.ts';
import { expect, test } from '../../support/test.ts';
import { bareKeysOf } from '../../support/texts.ts';
import { draftVideo } from '../../support/videos.ts';

const channelScreens = [
  '/',
  '/channel/statistical',
  '/channel/user',
  '/channels',
  '/channels/1',
  '/channels/1/edit',
  '/channels/create',
  '/channel/gold',
  '/channel/water',
];
const expertScreens = [
  '/plans',
  '/plans/1',
  '/expert-applications',
  '/experts',
  '/settlements',
  '/settlements/create',
  '/plan-purchases',
];
const liveScreens = [
  '/broadcasts',
  '/room-reports',
  '/anchor-applications',
  '/anchors',
  '/live-links',
  '/live-links/create',
  '/live-unlocks',
  '/anchor-returns',
];
const talkScreens = [
  '/chat-rooms',
  '/chat-messages',
  '/chat-actions',
  '/chat-appeals',
  '/chat-reports',
  '/writing-reports',
  '/writing-appeals',
  '/takedowns',
  '/site-details',
  '/site-details/site',
  '/chat-words',
  '/chat-words/create',
  '/gifts',
  '/gifts/1',
  '/sent-gifts',
];
const goldScreens = [
  '/payments',
  '/gold-accounts',
  '/gold-accounts/1',
  '/transfers',
  '/holds',
  '/desk-matches',
  '/desk-matches/1',
  '/feed-sources',
  '/quarantined-messages',
  '/disputed-matches',
  '/link-candidates',
  '/links',
  '/linkables',
  '/welcomes',
  '/ledger-proofs',
];
const mallScreens = [
  '/goods-orders',
  '/goods-orders/1',
  '/blind-boxes',
  '/blind-boxes/1',
  '/blind-boxes/2',
  '/blind-boxes/create',
];
const goodsScreens = [
  '/goods',
  '/goods/1',
  '/goods/1/edit',
  '/goods/14',
  '/goods/create',
  '/goods-categories',
  '/goods-categories/1',
  '/goods-categories/create',
];
const peopleScreens = ['/users', '/feedback', '/feedback/1', '/audit', '/nowhere'];
const tabs = ['facts', 'roles', 'bans', 'sessions', 'audit'];

/** Loads a screen, and has it looked at. */
async function visit(page: Page, product: Product, path: string): Promise<void> {
  await page.goto(product.console + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectNobodyOut(page, path);
}

/** The same of each screen, within the console: loading it anew for each costs three times as much. */
async function walk(page: Page, product: Product, paths: string[]): Promise<void> {
  const [first, ...others] = paths as [string, ...string[]];
  await visit(page, product, first);
  const asked = new Set<Request>();
  const ends = (request: Request) => void asked.delete(request);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', ends).on('requestfailed', ends);
  for (const path of others) {
    const heading = await page.locator('h1').elementHandle();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await heading?.waitForElementState('hidden');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => asked.size).toBe(0);
    await expectNobodyOut(page, path);
  }
}

async function expectNobodyOut(page: Page, path: string): Promise<void> {
  expect(await violationsAtBothWidths(page), path).toEqual([]);
  // The audit log names fields as they are.
  if (!path.includes('audit')) expect(await bareKeysOf(page), path).toEqual([]);
}

test.use({ shared: 'demo', provoked: /status of 403/ });

for (const [area, screens] of Object.entries({
  channels: channelScreens,
  experts: expertScreens,
  live: liveScreens,
  talk: talkScreens,
  gold: goldScreens,
  mall: mallScreens,
  goods: goodsScreens,
})) {
  test(`The console’s screens of ${area} keep nobody out`, async ({ page, product }) => {
    await signIn(page.request, product, 'admin');
    await walk(page, product, screens);
  });
}

test('The console’s screens of people keep nobody out', async ({ page, product }) => {
  await page.request.post(`${product.console}/java/user/feedback`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { kind: 'wish', text: 'Larger letters' },
  });
  const { uid } = await signIn(page.request, product, 'fan');
  await signIn(page.request, product, 'admin');
  await walk(page, product, peopleScreens);
  for (const tab of tabs) await visit(page, product, `/users/${uid}?tab=${tab}`);
});

test('The console’s screens of articles keep nobody out', async ({ page, product }) => {
  await signIn(page.request, product, 'editor');
  const picture = await page.request.post(`${product.console}/java/news/picture`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { content: onDisk.toString('base64'), alt: 'A dark pitch' },
  });
  const { result } = (await picture.json()) as { result: { id: number } };
  const { id } = await draftArticle(page.request, product, { coverId: result.id });
  const screens = [
    ...['/', '/news-articles', `/news-articles/${id}`, `/news-articles/${id}/edit`],
    ...['/news-articles/create', `/news-texts/${id}-en_US`, `/news-texts/create?article=${id}`],
    ...['/news-pictures', `/news-pictures/${result.id}`],
  ];
  await walk(page, product, screens);
});

test('The console’s dialogs keep nobody out', async ({ page, product }) => {
  const { uid } = await signIn(page.request, product, 'fan');
  await openConsole(page, product, 'admin', '/channels');
  await page
    .getByRole('button', { name: /Get link of/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await violationsAtBothWidths(page), 'link').toEqual([]);
  await page.keyboard.press('Escape');

  await page.goto(`${product.console}/users/${uid}?tab=bans`);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Ban fan' });
  await form.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await violationsAtBothWidths(page), 'ban, with a fault').toEqual([]);

  await form.getByLabel('Reason').fill('Spam');
  await expireProof(page, product);
  await form.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  expect(await violationsAtBothWidths(page), 'proof').toEqual([]);
});

test('The console’s screens of videos keep nobody out', async ({ page, product }) => {
  await signIn(page.request, product, 'editor');
  const id = await draftVideo(page.request, product, 'A draft to look at');
  const screens = [
    ...['/videos', '/videos/create', '/videos/create?cut=1'],
    ...[`/videos/${id}`, `/videos/${id}/edit`, '/video-jobs'],
  ];
  await walk(page, product, screens);
});
