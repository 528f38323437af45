import { readFile } from 'node:fs/promises';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { register } from '../../support/people/register.ts';
import { expireProof, openConsole, openStudio } from '../../support/people/staff.ts';
import { buyPlan, postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

test('Support reads the ledger, and finds nothing to move gold with', async ({ page, product }) => {
  await openConsole(page, product, 'support', '/gold-accounts');
  await page.getByRole('combobox', { name: 'Account', exact: true }).selectOption('Escrow');
  await page
    .getByRole('row', { name: /Escrow/ })
    .getByRole('link')
    .click();
  await expect(
    page.getByRole('table', { name: 'Transfers' }).getByRole('row').nth(1),
  ).toContainText(/Hold|Share|Refund/);
  for (const [path, name] of [
    ['/payments', 'Recharges'],
    ['/holds', 'Holds'],
    ['/transfers', 'Transfers'],
    ['/settlements', 'Settlements'],
    ['/plan-purchases', 'Plan purchases'],
  ] as const) {
    await page.goto(product.console + path);
    await expect(page.getByRole('table', { name }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Override' })).toHaveCount(0);
  }
});

test('A manager sees the gold of channels, and of nothing else', async ({ page, product }) => {
  await openConsole(page, product, 'manager', '/channel/gold');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold by day');
  await page.getByRole('link', { name: 'Coin details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coin details');
  await expect(page.getByRole('link', { name: 'Review plans' })).toHaveCount(0);
  await page.goto(`${product.console}/gold-accounts`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to access this page',
  );
});

test('An administrator overrides a settlement after proving who they are', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'admin', '/settlements');
  const settled = page.getByRole('row').filter({ hasText: 'Lost' }).first();
  const score = await settled.getByText(/^\d+–\d+$/).textContent();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(`,${score},`);
  await settled.getByRole('link').first().click();
  await page.getByRole('link', { name: 'Override' }).click();
  await page.getByLabel('Result').selectOption('Void');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await page.getByLabel('Reason').fill('The match was played on another pitch');
  await expireProof(page, product);
  await page.getByRole('button', { name: 'Save' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill('Demo1234');
  await proof.getByRole('button', { name: 'Confirm' }).click();

  const log = page.getByRole('table', { name: 'Settlements' });
  const override = log.getByRole('row', { name: /Decided by support/ });
  await expect(override).toContainText('Void');
  await override.getByRole('button', { name: 'Details' }).click();
  await expect(log.getByText('The match was played on another pitch')).toBeVisible();
  await expect(log.getByRole('row', { name: /By result/ })).toContainText('Lost');
});

test('An administrator gives a buyer the gold back', async ({ page, browser, product, match }) => {
  const game = await match({ startsAt: fromNow(hours(2)) });
  const expert = await browser.newPage();
  await openStudio(expert, product, 'expert');
  const plan = await postPlan(expert, product, game.id, { title: `To be given back ${game.id}` });
  // In a browser of its own: what is open as the expert renews its session.
  const support = await browser.newContext();
  await publishPlan(support.request, product, plan.id);
  const buyer = await browser.newContext();
  const fan = await register(buyer.request, product);
  await buyPlan(buyer.request, product, plan);

  await openConsole(page, product, 'admin', '/plan-purchases');
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByRole('searchbox', { name: 'Buyer or plan' }).fill(fan.username);
  await page
    .getByRole('row', { name: new RegExp(fan.username) })
    .getByRole('link', { name: plan.title })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.title);
  await page.getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').fill('Bought twice by mistake');
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('row', { name: /Bought twice by mistake/ })).toContainText(
    'Refunded',
  );
});
