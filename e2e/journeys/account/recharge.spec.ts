import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { accountButton } from '../../support/people/people.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

const gold = (page: Page) => page.getByRole('definition').first();
const rows = (page: Page) => page.getByRole('main').locator('li').filter({ hasText: 'Balance' });

/** Chooses what to buy, and goes to the sandbox's page to pay it. */
async function goToPay(page: Page, offer: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Recharge' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: offer }).check({ force: true });
  await expect(dialog.getByText('Demo only. No real money is charged.').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Pay/ }).dblclick();
  await expect(page).toHaveURL(/\/dev\/pay\//);
}

test('A fan recharges, and the gold comes once, however it is told', async ({ page, product }) => {
  await register(page.request, product);
  await expect(async () => {
    await page.goto('/userInfo/water');
    await expect(gold(page)).toHaveText('200', { timeout: 1_000 });
  }).toPass();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Welcome bonus');

  await goToPay(page, '510 gold');
  await page.getByRole('button', { name: 'Pay, notify 5 seconds late' }).click();
  await expect(page).toHaveURL(/\/userInfo\/water\?payment=\d+$/);
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expect(gold(page)).toHaveText('200');
  await expect(page.getByText('510 gold added')).toBeVisible();
  await expect(gold(page)).toHaveText('710');
  await expect(page.getByText('Level 1')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/userInfo/water');

  await goToPay(page, '100 gold');
  await page.getByRole('button', { name: 'Pay, notify twice' }).click();
  await expect(page.getByText('100 gold added')).toBeVisible();
  await expect(gold(page)).toHaveText('810');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('+100');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFTime/);
  expect(csv.match(/,Recharge,No\. \d+,(510,200,710|100,710,810)\r\n/g)).toHaveLength(2);
  expect(csv).toContain('Closing balance,,,,810\r\n');

  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Gold' })).toContainText('810');
});

test('A payment that is refused or closed brings nothing', async ({ page, product }) => {
  await register(page.request, product);
  await page.goto('/userInfo/water');
  await goToPay(page, '100 gold');
  for (const name of ['Forge a notification', 'Notify a wrong amount']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('status')).toHaveText(
      'The notification was rejected, as it should be.',
    );
  }
  await page.getByRole('button', { name: 'Cancel without paying' }).click();
  await expect(page.getByText('Payment closed')).toBeVisible();
  await expect(gold(page)).toHaveText('200');
});

test.describe('Somebody else’s payment', () => {
  test.use({ provoked: /status of 404/ });

  test('is told to nobody', async ({ page, browser, product }) => {
    const elsewhere = await browser.newContext();
    await register(elsewhere.request, product);
    const headers = { 'x-xiongmao': '1', 'idempotency-key': 'a-key-of-theirs' };
    const path = `${product.server}/java/orderpay/payByAlipay`;
    const begun = await elsewhere.request.post(path, { headers, data: { fen: 1_000 } });
    const { id } = ((await begun.json()) as { result: { payment: { id: number } } }).result.payment;
    await elsewhere.close();

    await register(page.request, product);
    await page.goto(`/userInfo/water?payment=${id}`);
    await expect(page.getByText('Recharge not found')).toBeVisible();
  });
});
