import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { verifyLedger } from '../../support/ledger.ts';
import { type Office, openOffice, redeem, reserve } from '../../support/mall.ts';
import { letterLink } from '../../support/people/people.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

let office: Office;
test.beforeEach(async ({ product }) => {
  office = await openOffice(product);
});
test.afterEach(() => office.leave());

/** Gold that somebody has, as the mall shows it. */
const gold = (page: Page) => page.getByRole('main').getByText('Your gold').locator('+ *').first();

test('A fan redeems what is sent, follows it until it is there, and says that it came broken', async ({
  page,
  product,
}) => {
  const name = `Scarf ${Date.now()}`;
  const id = await office.newGoods({ name, price: 120, stock: 3 });

  // A guest sees everything, and is asked to sign in to redeem.
  await page.goto(`/mall/details/${id}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('5 per person every 30 days')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in to redeem' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();

  await register(page.request, product);
  await recharge(page.request, product, 5_000);
  await page.goto('/mall?sort=newest');
  await page.getByRole('searchbox', { name: 'Search goods' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mall\?sort=newest&q=Scarf/);
  await page.getByLabel('Only what I can afford').click();
  await expect(page.getByLabel('Only what I can afford')).toBeChecked();
  await expect(page).toHaveURL(/afford=1/);
  // Dimmed until the new list is there.
  await expect(page.getByRole('region', { name: 'Goods' })).toHaveAttribute('aria-busy', 'false');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Redeem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm redemption' });
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByRole('button', { name: 'Reserve and go to payment' }).click();
  await expect(dialog.getByLabel('Recipient name')).toBeFocused();
  await expect(dialog.getByText('Please fill this in')).toHaveCount(4);
  await dialog.getByLabel('Recipient name').fill('Lin Xiaoyu');
  await dialog.getByLabel('Country or region').selectOption('CN');
  await dialog.getByLabel('Phone number').fill('12345');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Chengdu');
  await dialog.getByLabel('Street and house number').fill('26 Panda Road');
  const toPayment = dialog.getByRole('button', { name: 'Reserve and go to payment' });
  await toPayment.click();
  await expect(dialog.getByText('Enter a valid phone number of this country')).toBeVisible();
  await expect(dialog.getByLabel('Phone number')).toBeFocused();
  await dialog.getByLabel('Phone number').fill('13812345678');
  await expect(dialog.getByLabel('Phone number')).toHaveValue('138 1234 5678');
  await dialog.getByLabel('Remarks').fill('The red one, please');
  expect(await violationsOf(page)).toEqual([]);
  // What was written goes into the address book, and the order is reserved, in one.
  await toPayment.click();

  // Reserved: paid before its time is over.
  await expect(page).toHaveURL(/\/userInfo\/exchange\/\d+$/);
  const orderId = Number(page.url().split('/').at(-1));
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByRole('definition').filter({ hasText: '240' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay 240 gold' }).click();
  await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeFocused();
  await expect(page.getByText('Paid. Gold held')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Write a message' }).fill('When will it be here?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('When will it be here?')).toBeVisible();
  await office.answer(orderId, 'On Friday.');
  await office.ship(orderId, 'SF1234567890123');
  await page.reload();
  await expect(page.getByText('On Friday.')).toBeVisible();
  const parcel = page.getByRole('link', { name: 'Track with SF Express' });
  await expect(parcel).toHaveAttribute('href', /SF1234567890123/);

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const problem = page.getByRole('dialog', { name: 'Report a problem' });
  await problem.getByText('It’s broken').click();
  await problem.getByLabel('What happened').fill('One of them has a hole.');
  await problem.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('You reported a problem')).toBeVisible();
  await page.goto('/userInfo/exchange?state=underReview');
  await expect(page.getByRole('link', { name })).toContainText('Under review');
  expect(await violationsOf(page)).toEqual([]);
  expect(await verifyLedger(product)).not.toContain('broken');
});

test('A fan redeems a card, and alone sees its number', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const number = `PANDA-${Date.now()}`;
  const name = `Game card ${Date.now()}`;
  const id = await office.newGoods({ name, price: 60, stock: [`${number},7788`] });
  await register(page.request, product);
  await recharge(page.request, product, 1_000);
  await page.goto(`/mall/details/${id}`);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('button', { name: 'Reserve and go to payment' }).click();
  await page.getByRole('button', { name: 'Pay 60 gold' }).click();
  await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  expect(await page.content()).not.toContain(number);
  await page.getByRole('button', { name: 'Show card number' }).click();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('button', { name: 'Copy: Card number' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  expect(await violationsOf(page)).toEqual([]);

  // It was the only one.
  await page.goto(`/mall/details/${id}`);
  await expect(page.getByText('Out of stock').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeDisabled();
});

test('Mails about redemptions end by the link in one of them, also for who is not signed in', async ({
  page,
  browser,
  product,
}) => {
  const goodsId = await office.newGoods({ name: `Cap ${Date.now()}`, price: 50, stock: 1 });
  const { email } = await register(page.request, product);
  await recharge(page.request, product, 1_000);
  const { id } = await redeem(page.request, product, { goodsId, price: 50 });
  await office.ship(id, 'SF1234567890');
  const elsewhere = await browser.newContext();
  const reader = await elsewhere.newPage();
  await reader.goto(await letterLink(product, email, 'unsubscribe'));
  const ended = reader.getByRole('status').filter({ hasText: 'My redemptions' });
  // Once the page has come alive; twice is once.
  await expect(async () => {
    await reader.getByRole('button', { name: 'Unsubscribe' }).click({ timeout: 1_000 });
    await expect(ended).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await violationsOf(reader)).toEqual([]);
  await elsewhere.close();
  await page.goto('/userInfo/preferences');
  await expect(page.getByRole('switch', { name: 'My redemptions' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Sign-in and security' })).toBeDisabled();
});

test('What nobody packs yet can be cancelled, and the gold is back', async ({ page, product }) => {
  const goodsId = await office.newGoods({ name: `Mug ${Date.now()}`, price: 50, stock: 3 });
  await register(page.request, product);
  await recharge(page.request, product, 1_000);
  const { id } = await reserve(page.request, product, { goodsId, price: 50 });
  await page.goto(`/userInfo/exchange/${id}`);
  await page.getByRole('button', { name: 'Pay 50 gold' }).click();
  const success = page.getByRole('heading', { name: 'Redemption successful' });
  await expect(success).toBeVisible();
  await cancel(page);
  await expect(page.getByText('50 gold returned to you.')).toBeVisible();
  await expect(success).toBeHidden();
  await page.goto(`/mall/details/${goodsId}`);
  await expect(gold(page)).toHaveText('300');
});

test('What is reserved and not paid yet counts, and can be paid or cancelled first', async ({
  page,
  product,
}) => {
  const goodsId = await office.newGoods({ name: `Coat ${Date.now()}`, price: 250, stock: 4 });
  await register(page.request, product);
  await recharge(page.request, product, 1_000);
  await reserve(page.request, product, { goodsId, price: 250 });
  await page.goto(`/mall/details/${goodsId}`);
  await expect(page.getByText('You need 200 gold more')).toBeVisible();
  await expect(page.getByText('250 gold are set aside')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay or cancel it' }).click();
  await cancel(page);
  await expect(page.getByText('Nothing was spent.')).toBeVisible();
  await page.goto(`/mall/details/${goodsId}`);
  await expect(gold(page)).toHaveText('300');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('button', { name: 'Reserve and go to payment' })).toBeVisible();
});

async function cancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel redemption' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
}
