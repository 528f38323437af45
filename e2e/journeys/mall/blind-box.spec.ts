import { violationsOf } from '../../support/accessibility.ts';
import { verifyLedger } from '../../support/ledger.ts';
import { openOffice } from '../../support/mall.ts';
import { recharge } from '../../support/people/recharge.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

test('A blind box is drawn to its end, and everyone can check each draw in the browser', async ({
  page,
  browser,
  product,
}) => {
  const office = await openOffice(product);
  const at = Date.now();
  const jersey = await office.newGoods({ name: `Jersey ${at}`, price: 500, stock: 2 });
  const cards = Array.from({ length: 4 }, (_, index) => `BOX-${at}-${index}`);
  const card = await office.newGoods({ name: `Voucher ${at}`, price: 20, stock: cards });
  const name = `Derby box ${at}`;
  const id = await office.openBox({ name, price: 10, prizes: { [jersey]: 1, [card]: 3 } });
  await office.leave();

  await register(page.request, product);
  await recharge(page.request, product, 1_000);
  await page.goto('/mall/blindBox');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const commitment = await page.getByText(/^[0-9a-f]{64}$/).textContent();
  await expect(page.getByRole('row', { name: /Jersey/ }).first()).toContainText('1 / 1');
  await expect(page.getByRole('row', { name: /Voucher/ }).first()).toContainText('75%');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please confirm your age first')).toBeVisible();
  await page.getByLabel('I confirm that I am 18 or over').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const prize = page.getByRole('dialog', { name: 'You’ve drawn' });
  for (let draw = 1; draw <= 4; draw++) {
    await page.getByRole('button', { name: 'Draw for 10 gold' }).click();
    if (draw === 1) {
      // The first of a visit is asked about, and the question takes the place of the button.
      await expect(page.getByText('Draw for 10 gold?')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, draw' }).click();
    }
    await expect(prize).toContainText(`Draw ${draw},`);
    if (draw === 1) expect(await violationsOf(page)).toEqual([]);
    await prize.getByRole('button', { name: 'Back to the box' }).click();
  }
  await expect(page.getByText('All boxes have been drawn.')).toBeVisible();

  // A prize that is sent asks where to.
  const drawn = page.getByRole('listitem').filter({ hasText: `Jersey ${at}` });
  await drawn.getByRole('link').click();
  await expect(page.getByText('Where shall we send your prize?')).toBeVisible();
  await page.getByLabel('Recipient name').fill('Lin Xiaoyu');
  await page.getByLabel('Country or region').selectOption('CN');
  await page.getByLabel('Phone number').fill('13812345678');
  await page.getByRole('textbox', { name: 'City' }).fill('Chengdu');
  await page.getByLabel('Street and house number').fill('26 Panda Road');
  await page.getByRole('button', { name: 'Send it here' }).click();
  await expect(page.getByText('Where shall we send your prize?')).toBeHidden();

  // Anyone can follow the draws now: by the commitment that stood there before the first.
  const stranger = await browser.newPage();
  await stranger.goto(`${product.site}/mall/blindBox/${id}`);
  await expect(stranger.getByText(commitment!)).toBeVisible();
  await stranger.getByRole('button', { name: 'Check all draws' }).click();
  await expect(stranger.getByText('Everything is as it should be')).toBeVisible();
  await expect(stranger.getByText('4 draws followed, none skipped or repeated')).toBeVisible();
  await stranger.getByText('Show the code').click();
  await expect(stranger.getByText('export async function checkEdition')).toBeVisible();
  expect(await violationsOf(stranger)).toEqual([]);

  // One that was told otherwise is found out.
  await stranger.route('**/java/blindBox/draws**', async (route) => {
    const answer = (await (await route.fetch()).json()) as {
      result: { items: { position: number }[] };
    };
    answer.result.items[2]!.position += 1;
    await route.fulfill({ json: answer });
  });
  await stranger.getByRole('button', { name: 'Check again' }).click();
  await expect(stranger.getByText('Draw 3 doesn’t follow from the seeds')).toBeVisible();
  expect(await verifyLedger(product)).not.toContain('broken');
});
