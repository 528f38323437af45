import { errors } from '@xiongmao/api/errors';
import type { ChainLink, PlanCard, Purchase } from '@xiongmao/api/experts/shapes';
import { violationsInBothSchemes } from '../support/accessibility.ts';
import { codeFor, newMobile } from '../support/people/people.ts';
import { register } from '../support/people/register.ts';
import { ask, paidPlan, readPlan, signInAsExpert } from '../support/plans.ts';
import { expect, test } from '../support/test.ts';

test.use({ shared: 'demo' });

test('A fan finds an expert, checks the record, buys a plan, and reads it', async ({
  page,
  product,
}) => {
  const plan = await paidPlan(page.request, product);
  await page.goto(`${product.site}/expert`);
  await page.getByRole('heading', { name: 'expert', exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(`${product.site}/expert/${plan.expert.id}`);
  await page.getByRole('button', { name: 'Verify all seals' }).click();
  await expect(page.getByText('Record intact')).toBeVisible();

  await page.goto(`${product.site}/expert/plan/${plan.id}`);
  await expect(page.getByRole('heading', { name: 'The prediction is sealed' })).toBeVisible();
  await page.getByRole('button', { name: `Buy for ${plan.price} gold` }).click();
  const dialog = page.getByRole('dialog');
  const mobile = newMobile();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  // Signing in leads back to what was wanted.
  await expect(page.getByRole('heading', { name: 'Buy this plan?' })).toBeFocused();
  await expect(page.getByText(String(200 - plan.price), { exact: true })).toBeVisible();
  const sales = page.getByText(/^\d+ sold$/);
  const before =
    (await sales.count()) === 0 ? 0 : Number.parseInt((await sales.textContent())!, 10);
  await page.getByRole('button', { name: `Pay ${plan.price} gold` }).dblclick();
  await expect(page.getByRole('heading', { name: 'Prediction', exact: true })).toBeVisible();
  await expect(sales).toHaveText(`${before + 1} sold`);
  const { prediction, content } = await readPlan(page.request, product, plan.id);
  await expect(page.getByText(prediction!.odds.toFixed(2))).toBeVisible();
  await expect(page.getByText(content!.split('\n')[0]!)).toBeVisible();
  const orders = await ask<{ items: Purchase[] }>(
    page.request,
    product,
    '/expert_plan/userExpertPlanOrderPC',
  );
  expect(orders.items.map(({ plan: bought, price }) => [bought.id, price])).toEqual([
    [plan.id, plan.price],
  ]);

  await page.goto(`${product.site}/userInfo/myOrder`);
  const order = page.getByRole('listitem').filter({ hasText: plan.title });
  await expect(order).toContainText('Pending');
  await order.getByRole('link', { name: /^Receipt/ }).click();
  await expect(page.getByText('Not settled yet')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `−${plan.price}` })).toBeVisible();
});

test('A guest never receives a prediction that is sealed', async ({
  page,
  playwright,
  product,
}) => {
  const plan = await paidPlan(page.request, product);
  const owner = await playwright.request.newContext();
  await signInAsExpert(owner, product);
  const own = await readPlan(owner, product, plan.id);
  await owner.dispose();
  expect(own.prediction).not.toBeNull();

  const received: Promise<string>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/html|json/.test(type)) received.push(response.text().catch(() => ''));
  });
  await page.goto(`${product.site}/expert/plan/${plan.id}`, { waitUntil: 'networkidle' });
  await page.goto(`${product.site}/expert/${plan.expert.id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Verify all seals' }).click();
  await expect(page.getByText('Record intact')).toBeVisible();
  const bytes = (await Promise.all(received)).join('\n');
  expect(bytes).toContain(own.title);
  expect(bytes).toContain(own.seal);
  // What the expert wrote and the odds would travel only with the prediction.
  expect(bytes.includes(JSON.stringify(own.content).slice(1, -1))).toBe(false);

  const seen = await readPlan(page.request, product, plan.id);
  expect(seen).toMatchObject({ prediction: null, content: null, verdict: null });
  const chain = `/expert_plan/chain?userId=${plan.expert.id}`;
  const { items } = await ask<{ items: ChainLink[] }>(page.request, product, chain);
  expect(items.find(({ planId }) => planId === plan.id)).toMatchObject({ revealed: null });
});

test('Who has too little gold is led to where it is bought', async ({ page, product }) => {
  const plan = await paidPlan(page.request, product);
  await register(page.request, product);
  await page.route('**/java/expert_plan/checkGold?*', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        result: { price: plan.price, gold: 1, enough: false, onSale: true, bought: false },
      },
    }),
  );
  await page.goto(`${product.site}/expert/plan/${plan.id}`);
  await page.getByRole('button', { name: `Buy for ${plan.price} gold` }).click();
  await expect(page.getByText(`You need ${plan.price - 1} more gold.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden();
  await page.getByRole('button', { name: 'Get gold' }).click();
  await expect(page.getByRole('dialog', { name: 'Recharge gold' })).toBeVisible();
});

test('A price that changed is told before anything is paid', async ({ page, product }) => {
  const plan = await paidPlan(page.request, product);
  await register(page.request, product);
  await page.route('**/java/orderpay/goldExpertPlan?*', (route) =>
    route.fulfill({
      json: { status: 'fail', errorCode: errors.priceChanged.code, errorMsg: 'changed' },
    }),
  );
  await page.goto(`${product.site}/expert/plan/${plan.id}`);
  await page.getByRole('button', { name: `Buy for ${plan.price} gold` }).click();
  await page.getByRole('button', { name: `Pay ${plan.price} gold` }).click();
  await expect(page.getByRole('alert')).toContainText('The price has just changed');
});

test('The pages about experts keep nobody out', async ({ page, product }) => {
  const plan = await paidPlan(page.request, product);
  await register(page.request, product);
  const history = '/expert_plan/getPlansPC?status=history';
  const { items } = await ask<{ items: PlanCard[] }>(page.request, product, history);
  const addresses = [
    '/expert',
    '/expert/allExperts',
    '/expert/specialist',
    `/expert/${plan.expert.id}`,
    `/expert/plan/${plan.id}`,
    ...items.slice(0, 1).map(({ id }) => `/expert/plan/${id}`),
    '/userInfo/myOrder',
  ];
  for (const address of addresses) {
    await page.goto(product.site + address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await violationsInBothSchemes(page), address).toEqual([]);
  }
});
