import { fromNow, hours } from '../../support/matches/matches.ts';
import { enrolExpert } from '../../support/people/enrol-expert.ts';
import { expireProof, openConsole, openStudio, signIn } from '../../support/people/staff.ts';
import { postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

test('Support refuses a plan, and the expert reads why', async ({
  page,
  browser,
  product,
  match,
}) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const plan = await postPlan(page, product, game.id, { title: 'Bet the house on it' });

  const desk = await browser.newPage();
  await openConsole(desk, product, 'support');
  await desk.getByRole('link', { name: /Bet the house on it/ }).click();
  await expect(desk.getByRole('region', { name: 'Expert', exact: true })).toContainText('Win rate');
  await desk.getByRole('button', { name: 'Reject' }).click();
  const form = desk.getByRole('dialog', { name: 'Reject “Bet the house on it”' });
  await form.getByRole('button', { name: 'Reject' }).click();
  await expect(form.getByText('Please fill this in')).toBeVisible();
  await form.getByLabel('Reason').fill('It urges people to stake too much');
  await form.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await desk.close();

  await page.goto(`${product.studio}/plans/${plan.id}/show`);
  await expect(page.getByText('Reason: It urges people to stake too much')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('Who decides too late reads so, and keeps what they typed', async ({
  page,
  browser,
  product,
  match,
}) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const plan = await postPlan(page, product, game.id, { title: 'Two look at it at once' });

  const desk = await browser.newPage();
  await openConsole(desk, product, 'admin', `/plans/${plan.id}`);
  await desk.getByRole('button', { name: 'Reject' }).click();
  const form = desk.getByRole('dialog', { name: 'Reject “Two look at it at once”' });
  await form.getByLabel('Reason').fill('It promises a certain win');
  await publishPlan(page.request, product, plan.id);
  await form.getByRole('button', { name: 'Reject' }).click();
  // The row behind it has come anew.
  await expect(desk.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('changed');
  await expect(form.getByRole('status')).toContainText('can no longer be decided here');
  await expect(form.getByLabel('Reason')).toHaveValue('It promises a certain win');
  await expect(form.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await desk.close();
});

test('Support may not suspend an expert', async ({ page, playwright, product }) => {
  const stranger = await playwright.request.newContext();
  const { uid } = await signIn(stranger, product, 'expert');
  await openConsole(page, product, 'support', `/experts/${uid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('expert');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0);
  const answer = await page.request.patch(`${product.console}/java/console/experts/${uid}`, {
    headers: { 'x-xiongmao': '1' },
    data: { state: 'suspended', reason: 'Because', version: 'of nothing' },
  });
  expect(answer.status()).toBe(403);
  await stranger.dispose();
});

test('An administrator suspends an expert after proving who they are, and lifts it', async ({
  page,
  browser,
  product,
  match,
}) => {
  const studio = await browser.newPage();
  const { uid, username } = await enrolExpert(studio.request, page.request, product);
  const game = await match({ startsAt: fromNow(hours(2)) });
  const { id } = await postPlan(studio, product, game.id);
  await publishPlan(page.request, product, id);
  const path = `/java/expert_plan/getPlansPC?userId=${uid}&status=onSale`;
  const onSale = async () => (await page.request.get(product.console + path)).json();
  expect(await onSale()).toMatchObject({ result: { total: 1 } });

  await openConsole(page, product, 'admin', '/experts');
  await page.getByRole('searchbox').fill(username);
  await page.getByRole('link', { name: new RegExp(`^${username} ?${uid}`) }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  const form = page.getByRole('dialog', { name: `Suspend ${username}` });
  await form.getByLabel('Reason').fill('Sells what others wrote');
  await expireProof(page, product);
  await form.getByRole('button', { name: 'Suspend' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill('Demo1234');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Expert suspended')).toBeVisible();
  await expect(page.getByText('Sells what others wrote')).toBeVisible();

  expect(await onSale()).toMatchObject({ result: { total: 0 } });
  await studio.goto(product.studio);
  await expect(studio.getByText('Reason: Sells what others wrote')).toBeVisible();
  await studio.close();

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
});
