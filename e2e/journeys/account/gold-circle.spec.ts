import { verifyLedger } from '../../support/ledger.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { register } from '../../support/people/register.ts';
import { openConsole, openStudio } from '../../support/people/staff.ts';
import { postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo', viewport: { width: 1440, height: 900 } });

test('Gold goes all the way round: given, bought, spent, given back, earned, and proven', async ({
  page,
  browser,
  product,
  match,
}) => {
  const lost = await match({ startsAt: fromNow(hours(2)) });
  const won = await match({ startsAt: fromNow(hours(2)) });
  const expert = await browser.newPage();
  await openStudio(expert, product, 'expert');
  const refundable = await postPlan(expert, product, lost.id, { refund: true, price: 58 });
  const earning = await postPlan(expert, product, won.id, { price: 100 });
  const support = await browser.newContext();
  for (const { id } of [refundable, earning]) await publishPlan(support.request, product, id);

  // Given, and bought.
  const fan = await register(page.request, product);
  const gold = page.getByRole('definition').first();
  await expect(async () => {
    await page.goto(`${product.site}/userInfo/water`);
    await expect(gold).toHaveText('200', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('main').getByRole('button', { name: 'Recharge' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '100 gold' }).check({ force: true });
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: 'Pay, notify twice' }).click();
  await expect(page.getByText('100 gold added')).toBeVisible();

  // Spent.
  for (const { id, price } of [
    { ...refundable, price: 58 },
    { ...earning, price: 100 },
  ]) {
    await page.goto(`${product.site}/expert/plan/${id}`);
    await page.getByRole('button', { name: `Buy for ${price} gold` }).click();
    await page.getByRole('button', { name: `Pay ${price} gold` }).click();
    await expect(page.getByRole('heading', { name: 'Prediction', exact: true })).toBeVisible();
  }
  await page.goto(`${product.site}/userInfo/water`);
  await expect(gold).toHaveText('142');

  // One match is lost and one is won.
  for (const [game, home, away] of [
    [lost, 0, 1],
    [won, 2, 0],
  ] as const) {
    await game.state({ phase: 'h2', score: { home, away } });
    await game.state({ status: 'ended', phase: null, score: { home, away } });
  }
  await expect(async () => {
    await page.reload();
    await expect(gold).toHaveText('200', { timeout: 1_000 });
  }).toPass();
  await page.goto(`${product.site}/userInfo/myOrder/${refundable.id}`);
  await expect(page.getByText('The team that wins.').first()).toBeVisible();
  await expect(page.getByText('Your gold is back in your wallet.')).toBeVisible();
  const entries = page.getByRole('row');
  await expect(entries.filter({ hasText: '−58' })).toBeVisible();
  await expect(entries.filter({ hasText: '+58' })).toBeVisible();
  await page.goto(`${product.site}/userInfo/myOrder/${earning.id}`);
  await expect(page.getByText('Your gold went to the expert.')).toBeVisible();

  // Earned: 70 percent.
  await expert.goto(`${product.studio}/returns`);
  await expect(expert.getByRole('row', { name: new RegExp(earning.title) }).first()).toContainText(
    '70',
  );

  // Each step stands in the console.
  const desk = await browser.newPage();
  await openConsole(desk, product, 'admin');
  const plan = `plan:${refundable.id}`;
  for (const [path, sought, ...texts] of [
    ['/payments', fan.username, fan.username],
    ['/plan-purchases', fan.username, refundable.title],
    ['/settlements', String(refundable.id), refundable.title],
    ['/transfers', plan, 'Hold', 'Refund'],
    ['/holds', plan, fan.username],
    ['/gold-accounts', fan.username, '200'],
  ] as const) {
    await desk.goto(product.console + path);
    await desk.getByRole('searchbox').first().fill(sought);
    for (const hasText of texts) {
      await expect(desk.getByRole('row').filter({ hasText }).first()).toBeVisible();
    }
  }

  const proof = await verifyLedger(product);
  expect(proof).toMatch(/^\d+ transfers: all rules hold$/m);
});
