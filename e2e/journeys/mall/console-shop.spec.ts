import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { openOffice } from '../../support/mall.ts';
import { sentTo } from '../../support/pages/sent-to.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register, write } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';
import { picture } from '../../support/picture.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

const fillNames = async (page: Page, name: string) => {
  await page.getByLabel('Name in Chinese (simplified)').fill(name);
  await page.getByLabel('Name in English').fill(name);
  await page.getByLabel('Details in Chinese (simplified)').fill('双面提花');
  await page.getByLabel('Details in English').fill('Knitted on both sides');
};

test('Goods are made with their pictures and stock, and fans find them in the shop', async ({
  page,
  browser,
  product,
}) => {
  const name = `Striped scarf ${Date.now()}`;
  await openConsole(page, product, 'admin', '/goods');
  await page.getByRole('link', { name: 'New goods' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in').first()).toBeVisible();
  await fillNames(page, name);
  const upload = page.getByRole('group', { name: 'Pictures' }).locator('input[type=file]');
  await upload.setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
  await page.getByLabel('Price').fill('120');
  await page.getByLabel('Limit per person').fill('2');
  await page.getByLabel('In days').fill('30');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Only 0 free: the alarm is set at 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Change stock' }).click();
  const change = page.getByRole('dialog', { name: 'Change stock' });
  await change.getByLabel('Quantity').fill('40');
  await change.getByLabel('Reason').fill('Delivered by the mill');
  expect(await violationsOf(page)).toEqual([]);
  // However fast one clicks, it is booked once.
  const bookings = sentTo(page, '/stock-changes');
  await change.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('row', { name: /\+40 Delivered by the mill admin/ })).toBeVisible();
  expect(bookings).toHaveLength(1);
  await expect(page.getByText('Only 0 free')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);

  const fan = await browser.newPage();
  await fan.goto(`${product.site}/mall/details/${page.url().split('/').at(-1)}`);
  await expect(fan.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(fan.getByText('2 per person every 30 days')).toBeVisible();
  await fan.close();
});

test('Support sees goods and boxes, and changes neither', async ({ page, product }) => {
  await openConsole(page, product, 'support', '/goods');
  await expect(page.getByRole('table', { name: 'Goods' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'New goods' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voucher of 10' }).click();
  await expect(page.getByRole('region', { name: 'Card pool' })).toBeVisible();
  await expect(page.getByLabel('Card numbers to add')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto(`${product.console}/blind-boxes`);
  await page.getByRole('row', { name: /Open/ }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Draws' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close early' })).toHaveCount(0);
});

test('Card numbers are checked for doubles before they are kept, and never shown again', async ({
  page,
  product,
}) => {
  const office = await openOffice(product);
  const at = Date.now();
  const kept = `KEPT-${at}`;
  const id = await office.newGoods({ name: `Game card ${at}`, price: 60, stock: [kept] });
  await office.leave();
  await openConsole(page, product, 'admin', `/goods/${id}`);
  const pool = page.getByRole('region', { name: 'Card pool' });
  const lines = ['number,code', `NEW-${at},7788`, kept, `NEW-${at}`].join('\n');
  await pool
    .locator('input[type=file]')
    .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
  await expect(pool.getByLabel('Card numbers to add')).toHaveValue(lines);
  await pool.getByRole('button', { name: 'Check for doubles' }).click();
  await expect(pool.getByText('2 lines can’t be added:')).toBeVisible();
  await expect(pool.getByText('Line 3 is in the pool already')).toBeVisible();
  await expect(pool.getByText('Line 4 stands above already')).toBeVisible();
  await expect(pool.getByRole('button', { name: /^Add / })).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  await pool.getByRole('button', { name: 'Take them out and check again' }).click();
  await pool.getByRole('button', { name: 'Add 1 card' }).click();
  await expect(page.getByText('1 card added')).toBeVisible();
  await expect(pool.getByRole('definition').first()).toHaveText('2');
  await page.reload();
  await expect(pool.getByRole('definition').first()).toHaveText('2');
  expect(await page.content()).not.toMatch(/KEPT-|NEW-/);
});

test('A draft of a blind box is deleted once that was asked about', async ({ page, product }) => {
  const office = await openOffice(product);
  const name = `Draft ${Date.now()}`;
  const goods = await office.newGoods({ name, price: 20, stock: 5 });
  const id = await office.draftBox({ name, price: 10, prizes: { [goods]: 2 } });
  await office.leave();
  await openConsole(page, product, 'admin', `/blind-boxes/${id}`);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await expect(dialog).toContainText('Nobody has seen this draft.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/blind-boxes$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('A blind box is made, opened for good, and closed early for a reason that everyone reads', async ({
  page,
  browser,
  product,
}) => {
  const office = await openOffice(product);
  const at = Date.now();
  const cards = Array.from({ length: 3 }, (_, index) => `BOX-${at}-${index}`);
  await office.newGoods({ name: `Ticket ${at}`, price: 20, stock: cards });
  await office.leave();
  const name = `Winter box ${at}`;

  await openConsole(page, product, 'admin', '/blind-boxes/create');
  await fillNames(page, name);
  await page.getByLabel('Gold per draw').fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  const find = page.getByRole('searchbox', { name: /Add a prize/ });
  await expect(find).toBeFocused();
  await find.fill(`Ticket ${at}`);
  await page.getByRole('button', { name: `Ticket ${at}` }).press('Enter');
  const howMany = page.getByRole('spinbutton', { name: `How many of Ticket ${at}` });
  await howMany.fill('4');
  await expect(page.getByText('Not enough in stock')).toBeVisible();
  await howMany.fill('3');
  await expect(page.getByText('3 boxes. Prizes are worth 60 gold.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open…' }).click();
  const opening = page.getByRole('dialog', { name: 'Open this blind box?' });
  await expect(opening).toContainText('All its prizes are reserved out of stock.');
  expect(await violationsOf(page)).toEqual([]);
  await opening.getByRole('button', { name: 'Open now' }).click();
  const commitment = page.getByText(/^[0-9a-f]{64}$/);
  await expect(commitment).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  const fan = await browser.newPage();
  await register(fan.request, product);
  await recharge(fan.request, product, 1_000);
  const draw = (path: string, body: object) => write(fan.request, product, 'POST', path, body);
  await draw('/blindBox/age', { age: 18 });
  await draw('/blindBox/draw', { id, price: 10, clientSeed: 'a'.repeat(16) });
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`^1 Ticket ${at}`) })).toBeVisible();
  await expect(page.getByText('1 of 3 drawn, for 10 gold.')).toBeVisible();

  await page.getByRole('button', { name: 'Close early' }).click();
  const closing = page.getByRole('dialog', { name: 'Close this blind box early?' });
  await expect(closing).toContainText('1 draw stands, and its prize is sent.');
  await expect(closing).toContainText('What nobody drew (2) is free in the shop again.');
  await closing.getByRole('button', { name: 'Close early' }).click();
  await expect(closing.getByText('Please fill this in')).toBeVisible();
  await closing.getByLabel('Reason').fill('A misprint on the tickets');
  expect(await violationsOf(page)).toEqual([]);
  await closing.getByRole('button', { name: 'Close early' }).click();
  await expect(page.getByText('Seed and deck are public now.')).toBeVisible();
  const hash = await commitment.textContent();
  expect(await violationsOf(page)).toEqual([]);

  await fan.goto(`${product.site}/mall/blindBox/${id}`);
  await expect(fan.getByText('A misprint on the tickets')).toBeVisible();
  await expect(fan.getByText(hash!)).toBeVisible();
  await fan.getByRole('button', { name: 'Check all draws' }).click();
  await expect(fan.getByText('Everything is as it should be')).toBeVisible();
  await fan.close();
});
