import type { Page } from '@playwright/test';
import { type RunningProduct, startProduct } from '../product/product.ts';
import { violationsOf } from '../support/accessibility.ts';
import { expireProof, openConsole, signIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

let product: RunningProduct;
let fan: { uid: number };

test.beforeAll(async ({ playwright }) => {
  product = await startProduct({ demo: true });
  const stranger = await playwright.request.newContext();
  fan = await signIn(stranger, product, 'fan');
  await stranger.post(`${product.console}/java/user/feedback`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': 'feedback-of-the-journey' },
    data: { kind: 'wish', text: 'Larger letters' },
  });
  await stranger.dispose();
});

test.afterAll(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await product.stop();
});

const screens = [
  '/',
  '/channel/statistical',
  '/channel/user',
  '/channels',
  '/channels/1',
  '/channels/1/edit',
  '/channels/create',
  '/users',
  '/feedback',
  '/feedback/1',
  '/channel/gold',
  '/channel/water',
  '/plans',
  '/plans/1',
  '/expert-applications',
  '/experts',
  '/settlements',
  '/settlements/create',
  '/plan-purchases',
  '/payments',
  '/gold-accounts',
  '/gold-accounts/1',
  '/transfers',
  '/holds',
  '/ledger-proofs',
  '/audit',
  '/nowhere',
];
const tabs = ['facts', 'roles', 'bans', 'sessions', 'audit'];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.console + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violationsOf(page), path).toEqual([]);
}

for (const { colorScheme, viewport } of [
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`In the ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport, provoked: /status of 403/ });

    test('the console keeps nobody out, on none of its screens', async ({ page }) => {
      test.setTimeout(240_000);
      await openConsole(page, product, 'admin');
      for (const path of screens) await visit(page, path);
      for (const tab of tabs) await visit(page, `/users/${fan.uid}?tab=${tab}`);
    });

    test('nor do its dialogs', async ({ page }) => {
      test.setTimeout(90_000);
      await openConsole(page, product, 'admin', '/channels');
      await page
        .getByRole('button', { name: /Get link of/ })
        .first()
        .click();
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
      expect(await violationsOf(page), 'link').toEqual([]);
      await page.keyboard.press('Escape');

      await page.goto(`${product.console}/users/${fan.uid}?tab=bans`);
      await page.getByRole('button', { name: 'Ban', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Ban fan' });
      await form.getByRole('button', { name: 'Ban', exact: true }).click();
      await expect(form.getByRole('alert')).toBeVisible();
      expect(await violationsOf(page), 'ban, with a fault').toEqual([]);

      await form.getByLabel('Reason').fill('Spam');
      await expireProof(page, product);
      await form.getByRole('button', { name: 'Ban', exact: true }).click();
      await expect(page.getByLabel('Your password')).toBeFocused();
      expect(await violationsOf(page), 'proof').toEqual([]);
    });
  });
}
