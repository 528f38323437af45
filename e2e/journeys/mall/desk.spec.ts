import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { comeBackFor } from '../../support/come-back.ts';
import { verifyLedger } from '../../support/ledger.ts';
import { type Office, openOffice, redeem } from '../../support/mall.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { openConsole, type Staff } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

// In turn: whoever takes the next order, as the same support, would take one that another journey works on.
test.describe.configure({ mode: 'default' });
test.use({ shared: 'demo', viewport: { width: 1440, height: 900 }, provoked: /status of 409/ });

const price = 120;
let office: Office;
let goodsId: number;
test.beforeEach(async ({ product }) => {
  office = await openOffice(product);
  goodsId = await office.newGoods({ name: `Scarf ${Date.now()}`, price, stock: 9 });
});
test.afterEach(() => office.leave());

/** A fan at the site with so many orders paid, and gold left. */
async function orders(page: Page, product: Product, count: number) {
  await register(page.request, product);
  await recharge(page.request, product, 10_000);
  const made: { id: number; number: string }[] = [];
  for (let each = 0; each < count; each++) {
    made.push(await redeem(page.request, product, { goodsId, price }));
  }
  return made as [(typeof made)[0], (typeof made)[0], ...typeof made];
}

/** Goes to something by the tabulator. */
async function tabTo(page: Page, name: string | RegExp, role: 'searchbox' | 'link' | 'button') {
  const wanted = page.getByRole('main').getByRole(role, { name }).first();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Finds an order in the queue by its number and opens it, by keys alone. */
async function openByKeys(page: Page, number: string): Promise<void> {
  await tabTo(page, /Number, customer/, 'searchbox');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(number);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, new RegExp(number), 'link');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`Order ${number}`);
  await expect(heading(page)).toBeFocused();
}

test('Support ships one order and refunds another by keyboard alone; the fan sees both', async ({
  page,
  browser,
  product,
}) => {
  const [first, second] = await orders(page, product, 2);
  await page.goto('/mall');
  const gold = page.getByRole('main').getByText('Your gold').locator('+ *').first();
  const before = Number((await gold.textContent())!.replace(/\D/g, ''));

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await openConsole(desk, product, 'support', '/goods-orders');
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);

  await openByKeys(desk, first.number);
  // Nothing is done with what nobody has claimed.
  await desk.keyboard.press('r');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('c');
  await expect(desk.getByText(/^Yours until/)).toBeVisible();
  await expect(desk.getByText('26 Panda Road')).toHaveCount(0);
  await desk.keyboard.press('a');
  await expect(desk.getByText('26 Panda Road')).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.keyboard.press('s');
  await expect(desk.getByLabel('Tracking number')).toBeFocused();
  // What is typed presses nothing.
  await desk.keyboard.type('scar');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.keyboard.press('ControlOrMeta+A');
  const wrong = `SF${Date.now()}`;
  await desk.keyboard.type(wrong);
  await desk.keyboard.press('Enter');
  await expect(
    desk.getByRole('status').filter({ hasText: `${first.number} shipped` }),
  ).toBeVisible();

  // The next one of the queue is open, and read out.
  await expect(heading(desk)).not.toHaveText(`Order ${first.number}`);
  await expect(heading(desk)).toBeFocused();
  await expect(desk.getByText(/^Yours until/)).toBeVisible();
  await desk.keyboard.press('x');
  await expect(desk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await desk.keyboard.press('q');
  await expect(heading(desk)).toHaveText('Order desk');
  expect(new URL(desk.url()).search).toContain(first.number);

  await desk.goto(`${product.console}/goods-orders/${Number(first.number.slice(1))}`);
  await desk.getByRole('button', { name: 'Correct tracking' }).click();
  const correction = desk.getByRole('dialog', { name: 'Correct tracking' });
  await correction.getByLabel('Tracking number').fill('SF1');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(correction.getByText('At least 6 characters')).toBeVisible();
  await correction.getByLabel('Tracking number').fill(`${wrong}9`);
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'corrected' })).toBeVisible();
  await expect(desk.getByRole('link', { name: `SF Express ${wrong}9` })).toBeVisible();
  await desk.keyboard.press('q');
  await expect(heading(desk)).toHaveText('Order desk');

  await openByKeys(desk, second.number);
  await desk.keyboard.press('c');
  await expect(desk.getByText(/^Yours until/)).toBeVisible();
  await desk.keyboard.press('o');
  await expect(desk.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await desk.keyboard.type('Called the warehouse');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(
    desk.getByRole('listitem').filter({ hasText: 'Called the warehouse' }),
  ).toBeVisible();
  await desk.keyboard.press('r');
  const dialog = desk.getByRole('dialog', { name: `Refund order ${second.number}` });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.keyboard.type('None left in stock');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'refunded' })).toBeVisible();
  await expect(heading(desk)).not.toHaveText(`Order ${second.number}`);
  await expect(heading(desk)).toBeFocused();
  // Its key goes with the button.
  await expect(desk.getByRole('button', { name: 'Release' })).toBeVisible();
  await desk.keyboard.press('x');
  await expect(desk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await context.close();

  await page.goto(`/userInfo/exchange/${first.id}`);
  await expect(page.getByText(`${wrong}9`)).toBeVisible();
  await page.goto(`/userInfo/exchange/${second.id}`);
  await expect(page.getByText('None left in stock')).toBeVisible();
  await expect(page.getByText('Called the warehouse')).toHaveCount(0);
  await page.goto('/mall');
  await expect(gold).toHaveText(new Intl.NumberFormat('en-US').format(before + price));
  expect(await verifyLedger(product)).not.toContain('broken');
});

test('Two staff never work on one order: the second is told who has it', async ({
  page,
  browser,
  product,
}) => {
  const [order] = await orders(page, product, 1);
  const open = async (name: Staff) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const desk = await context.newPage();
    await openConsole(desk, product, name, `/goods-orders/${order.id}`);
    await expect(heading(desk)).toBeFocused();
    return desk;
  };
  const [support, admin] = await Promise.all([open('support'), open('admin')]);
  await support.keyboard.press('c');
  await expect(support.getByText(/^Yours until/)).toBeVisible();
  await admin.keyboard.press('c');
  await expect(admin.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect(admin.getByText(/^support is working on this order until/)).toBeVisible();
  await expect(admin.getByRole('button', { name: /Ship|Refund|Claim/ })).toHaveCount(0);

  await support.keyboard.press('v');
  await support.getByLabel('Reason').fill('The parcel came back');
  await support.getByRole('dialog').getByRole('button', { name: 'Put under review' }).click();
  await expect(heading(support)).not.toHaveText(`Order ${order.number}`);
  await support.keyboard.press('x');
  await expect(support.getByRole('button', { name: 'Claim' })).toBeVisible();

  // Who wrote to the desk is answered there.
  await page.goto(`/userInfo/exchange/${order.id}`);
  await expect(page.getByText('The parcel came back')).toBeVisible();
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Where is it?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await admin.reload();
  await expect(admin.getByText('Where is it?')).toBeVisible();
  await admin.keyboard.press('m');
  await admin.keyboard.type('On its way back to us.');
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Still there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await comeBackFor(admin, () => expect(admin.getByText('Still there?')).toBeVisible());
  await admin.getByRole('button', { name: 'Send' }).click();
  await expect(
    admin.getByRole('listitem').filter({ hasText: 'On its way back to us.' }),
  ).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('On its way back to us.')).toBeVisible();
  await Promise.all([support.context().close(), admin.context().close()]);
});

test('What the carrier lost is marked so, and sent again under another number', async ({
  page,
  browser,
  product,
}) => {
  const [order] = await orders(page, product, 1);
  await office.ship(order.id, `SF${Date.now()}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await openConsole(desk, product, 'support', `/goods-orders/${order.id}`);
  await expect(heading(desk)).toHaveText(`Order ${order.number}`);
  await desk.keyboard.press('l');
  const dialog = desk.getByRole('dialog', { name: `Mark order ${order.number} as lost` });
  await dialog.getByLabel('Reason').fill('The carrier can’t find it');
  expect(await violationsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(desk.getByRole('status').filter({ hasText: 'marked as lost' })).toBeVisible();
  await expect(heading(desk)).toBeFocused();
  await expect(desk.getByRole('button', { name: 'Claim' })).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByText(/^Yours until/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Not lost' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Refund' })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.keyboard.press('s');
  const tracking = desk.getByLabel('Tracking number');
  await expect(tracking).toBeFocused();
  await expect(tracking).toHaveValue('');
  const number = `DHL${Date.now()}`;
  await desk.keyboard.type(number);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('status').filter({ hasText: 'shipped again' })).toBeVisible();
  await desk.goto(`${product.console}/goods-orders/${order.id}`);
  await expect(desk.getByText(number)).toBeVisible();
  await expect(desk.getByText('Marked as lost')).toBeVisible();
  await expect(desk.getByText('Shipped again')).toBeVisible();
  await context.close();
});

test('A CSV is looked at before it is sent, and what was refused can be kept', async ({
  page,
  browser,
  product,
}) => {
  const [first, second] = await orders(page, product, 2);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await openConsole(desk, product, 'support', '/goods-orders');
  await desk.getByRole('button', { name: 'Ship from CSV' }).click();
  const csv = `order,carrier,number\n${first.number},sf,SF100000${first.id}\n${second.number},pigeon,P1\nR9999999,ems,E1\n`;
  await desk
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const lines = desk.getByRole('table', { name: 'Ship from a CSV file' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('Will be shipped');
  await expect(lines.nth(2)).toContainText('Won’t be shipped');
  await expect(lines.nth(3)).toContainText('Won’t be shipped');
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Ship 1 order' }).click();
  await expect(lines.nth(1)).toContainText('Shipped');
  await expect(lines.nth(2)).toContainText('Not shipped');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download refused lines' }).click(),
  ]);
  const kept = await readFile(await file.path(), 'utf8');
  expect(kept).toContain(`${second.number},pigeon,P1`);
  expect(kept).toContain('R9999999,ems,E1');
  expect(kept).not.toContain(first.number);
  await context.close();
  await page.goto(`/userInfo/exchange/${first.id}`);
  await expect(page.getByText(`SF100000${first.id}`, { exact: false }).first()).toBeVisible();
});
