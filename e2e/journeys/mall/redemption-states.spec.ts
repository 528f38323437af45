import type { Page } from '@playwright/test';
import { mallErrors } from '@xiongmao/api/mall/errors';
import { violationsOf } from '../../support/accessibility.ts';
import { verifyLedger } from '../../support/ledger.ts';
import { type Office, openOffice, redeem, reserve } from '../../support/mall.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

// Networks and answers that these take away.
test.use({ shared: 'demo', provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|socket\.io/ });

let office: Office;
test.beforeEach(async ({ product, page }) => {
  office = await openOffice(product);
  await register(page.request, product);
  await recharge(page.request, product, 1_000);
});
test.afterEach(() => office.leave());

const newGoods = async (name: string) => ({
  goodsId: await office.newGoods({ name, price: 50, stock: 9 }),
  price: 50,
});

/** Gold that somebody has, as the mall shows it. */
async function expectGold(page: Page, gold: string): Promise<void> {
  await page.goto('/mall');
  const own = page.getByRole('main').getByText('Your gold').locator('+ *').first();
  await expect(own).toHaveText(gold);
}

test('A redemption stays in sight without a network, and one that is not there yet comes with it', async ({
  page,
  context,
  product,
}) => {
  const [scarf, mug] = [`Scarf ${Date.now()}`, `Mug ${Date.now()}`];
  await redeem(page.request, product, await newGoods(scarf));
  await redeem(page.request, product, await newGoods(mug));
  await page.goto('/userInfo/exchange');
  await page.getByRole('link', { name: scarf }).click();
  await expect(page.getByText('Paid. Gold held')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: scarf })).toBeVisible();
  await expect(page.getByText('Paid. Gold held')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: mug }).click();
  const soon = page.getByText('The page opens as soon as you’re back online.');
  await expect(soon).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: mug })).toBeVisible();
  await expect(soon).toBeHidden();
});

test('A redemption that can’t be asked for again says how old it is', async ({ page, product }) => {
  const { id } = await redeem(page.request, product, await newGoods(`Scarf ${Date.now()}`));
  await page.goto(`/userInfo/exchange/${id}`);
  await expect(page.getByText('Paid. Gold held')).toBeVisible();
  const details = '**/java/user/order/details**';
  await page.route(details, (route) => route.abort());
  await page.clock.setFixedTime(Date.now() + 60_000);
  const stale = page.getByText(/^Updated .+ ago$/);
  await expect(stale).toBeVisible();
  await expect(page.getByText('Paid. Gold held')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(details);
  await expect(stale).toBeHidden({ timeout: 60_000 });
});

test('A redemption that failed says that the gold is back, and can be tried again', async ({
  page,
  product,
}) => {
  await expectGold(page, '300');
  const { id } = await reserve(page.request, product, await newGoods(`Scarf ${Date.now()}`));
  await page.goto(`/userInfo/exchange/${id}`);
  // No sound shop fails so: the answer is the browser's to hear alone.
  const paying = '**/java/orderpay/payGoodsOrder**';
  const failure = { status: 'fail', errorCode: mallErrors.redemptionFailed.code, errorMsg: '' };
  await page.route(paying, (route) => route.fulfill({ json: failure }));
  const pay = page.getByRole('button', { name: 'Pay 50 gold' });
  await pay.click();
  const failed = page.getByRole('heading', { name: 'Redemption failed (gold refunded)' });
  await expect(failed).toBeFocused();
  await expect(page.getByText('Nothing was spent; you can try again.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await expectGold(page, '300');

  await page.unroute(paying);
  await page.goto(`/userInfo/exchange/${id}`);
  await expect(failed).toBeHidden();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeFocused();
  await expectGold(page, '250');
});

test('A redemption that can’t be sent is refunded, with the reason', async ({ page, product }) => {
  const name = `Scarf ${Date.now()}`;
  const { id } = await redeem(page.request, product, await newGoods(name));
  await expectGold(page, '250');
  await office.refund(id, 'The last one was torn');
  await page.goto(`/userInfo/exchange/${id}`);
  await expect(page.getByText('Your gold has been returned.')).toBeVisible();
  await expect(page.getByText('The last one was torn')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/userInfo/exchange?state=refunded');
  await expect(page.getByRole('link', { name })).toContainText('Refunded');
  await expectGold(page, '300');
  expect(await verifyLedger(product)).not.toContain('broken');
});
