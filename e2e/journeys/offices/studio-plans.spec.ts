import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { errors } from '@xiongmao/api/errors';
import { violationsAtBothWidths, violationsOf } from '../../support/accessibility.ts';
import { draftArticle } from '../../support/draft-article.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { oddsOf } from '../../support/matches/odds.ts';
import { sentTo } from '../../support/pages/sent-to.ts';
import { register } from '../../support/people/register.ts';
import { openConsole, openStudio } from '../../support/people/staff.ts';
import { buyPlan, chooseMatch, postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';
import { draftVideo } from '../../support/videos.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

test('An expert posts a plan; support approves it, and it is on sale', async ({
  page,
  browser,
  product,
  match,
}) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  await page.goto(`${product.studio}/creatorCenter/progComponent`);
  await chooseMatch(page, game);
  await page.getByRole('radio', { name: 'First half' }).check();
  await page.getByRole('radio', { name: 'Handicap' }).check();
  await page.getByRole('radio', { name: game.home, exact: true }).check();
  await page.getByLabel('Line').fill('-0.3');
  await page.getByLabel('Title').fill('Four');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('In steps of 0.25', { exact: true })).toBeVisible();
  await expect(page.getByText('At least 5 characters')).toBeVisible();

  await page.getByLabel('Line').fill('-0.5');
  await page.getByLabel('Odds').fill('1.9');
  await page.getByLabel('Title').fill('The home side leads early');
  await page.getByLabel('Analysis').fill('They scored first in eight of their last ten matches.');
  await page.getByLabel('Price in gold').fill('58');
  await page.getByLabel('Refund if it loses').check();
  const preview = page.getByRole('region', { name: 'What buyers see' });
  await expect(preview).toContainText('The home side leads early');
  await expect(preview).toContainText('Refund if it loses');
  await expect(preview).not.toContainText('−0.5');
  // However fast one clicks, it is one plan.
  const plans = sentTo(page, '/studio/plans');
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('Plan published, awaiting review')).toBeVisible();
  const row = page.getByRole('row', { name: /The home side leads early/ });
  await expect(row).toContainText('Under review');
  expect(plans).toHaveLength(1);

  const desk = await browser.newPage();
  await openConsole(desk, product, 'support', '/plans');
  await desk.getByRole('link', { name: 'The home side leads early' }).click();
  await expect(desk.getByText(`${game.home} −0.5`)).toBeVisible();
  await expect(desk.getByText('They scored first in eight')).toBeVisible();
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Plan published')).toBeVisible();
  const id = Number(desk.url().split('/').pop());
  await desk.close();

  const card = await page.request.get(
    `${product.site}/java/expert_plan/getExpertPlanInfo?id=${id}`,
  );
  expect(await card.json()).toMatchObject({ result: { onSale: true, price: 58 } });
  await page.reload();
  await expect(page.getByRole('row', { name: /The home side leads early/ })).toContainText(
    'Published',
  );
});

test('The lines that bookmakers have now are a press away', async ({ page, product, match }) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  await game.tell(
    oddsOf('Alder', { home: 1_930, away: 1_960 }, { line: -0.75 }),
    oddsOf('Birch', { over: 1_880, under: 2_000 }, { line: 2.25 }),
  );
  await page.goto(`${product.studio}/plans/create`);
  await chooseMatch(page, game);
  await page.getByRole('radio', { name: 'Full match' }).check();
  await page.getByRole('radio', { name: 'Handicap' }).check();
  await page.getByRole('radio', { name: game.away, exact: true }).check();
  const offered = page.getByRole('group', { name: 'Use the current line' });
  await offered.getByRole('button', { name: /Alder −0.75 @ 1.96/ }).click();
  await expect(page.getByRole('spinbutton', { name: 'Line' })).toHaveValue('-0.75');
  await expect(page.getByRole('spinbutton', { name: 'Odds' })).toHaveValue('1.96');
  await expect(offered.getByText('Birch')).toHaveCount(0);
  await page.getByRole('radio', { name: 'First half' }).check();
  await expect(offered).toHaveCount(0);
});

test('A fourth plan on a match is refused', async ({ page, product, match }) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  for (const title of ['The first of three', 'The second of three', 'The third of three']) {
    await postPlan(page, product, game.id, { title });
  }

  await page.goto(`${product.studio}/plans/create`);
  await chooseMatch(page, game);
  await expect(page.getByRole('alert').first()).toHaveText('Only 3 plans per match');
  await page.getByRole('radio', { name: 'Winner' }).check();
  await page.getByRole('radio', { name: game.home, exact: true }).check();
  await page.getByLabel('Odds').fill('3.2');
  await page.getByLabel('Title').fill('One plan too many');
  await page.getByLabel('Analysis').fill('Whoever posts a fourth one is told that it is too much.');
  await page.getByLabel('Price in gold').fill('0');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Only 3 plans can be posted per match')).toBeVisible();
  await expect(page).toHaveURL(/\/plans\/create/);
});

test('What is not published can be revised in all of it, and deleted', async ({
  page,
  product,
  match,
}) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const { id } = await postPlan(page, product, game.id, { title: 'To be revised' });
  await page.goto(`${product.studio}/plans/${id}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Goals over/under' }).check();
  await page.getByRole('radio', { name: 'Under', exact: true }).check();
  await page.getByLabel('Line').fill('2.5');
  await page.getByLabel('Title').fill('Few goals in this one');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Few goals in this one');
  await expect(page.getByText('Under 2.5')).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('This can’t be undone');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible();
});

test('What is on sale is revised in words and price; its buyer sees what changed, and keeps the price', async ({
  page,
  browser,
  product,
  match,
}) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const { id } = await postPlan(page, product, game.id, { title: 'Home side to win it all' });
  const desk = await browser.newPage();
  await publishPlan(desk.request, product, id);
  const fan = await browser.newPage();
  await register(fan.request, product);
  await buyPlan(fan.request, product, { id });

  await page.goto(`${product.studio}/plans/${id}/show`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Sealed on release')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Title').fill('Home side to win it late');
  await page.getByLabel('Analysis').fill('They have not lost at home since March.');
  await page.getByLabel('Price in gold').fill('12');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Your revision is under review')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home side to win it all');

  await fan.goto(`${product.site}/expert/plan/${id}`);
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Home side to win it all');
  await expect(fan.getByRole('heading', { name: 'Revisions' })).toHaveCount(0);

  await openConsole(desk, product, 'support', '/plans');
  await desk.getByRole('link', { name: 'Home side to win it all' }).click();
  const revision = desk.getByRole('region', { name: 'Revision' });
  await expect(revision.getByRole('deletion')).toHaveText(['all', '18', 'the season began']);
  await expect(revision.getByRole('insertion')).toHaveText(['late', '12', 'March']);
  await desk.getByRole('button', { name: 'Approve revision' }).click();
  await expect(desk.getByText('Revision on sale')).toBeVisible();

  await fan.reload();
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Home side to win it late');
  await expect(fan.getByText('You paid 18 gold')).toBeVisible();
  await expect(fan.getByRole('deletion')).toHaveText(['18 gold', 'all', 'the season began']);
  await expect(fan.getByText('Verified in your browser')).toBeVisible();
  expect(await violationsOf(fan)).toEqual([]);
  await fan.close();
  await desk.close();
});

test('An expert reads what the plans have earned', async ({ page, product }) => {
  await openStudio(page, product, 'expert');
  await expect(page).toHaveURL(/\/creatorCenter\/dataShow/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
  await expect(page.getByRole('region', { name: 'Your record' })).toContainText('Win rate');
  for (const name of ['Revenue details', 'Monthly revenue', 'Coin details']) {
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  await expect(page.getByText('Welcome bonus').first()).toBeVisible();
});

test('Who is no expert applies, is approved, and enters', async ({ page, browser, product }) => {
  const { uid } = await register(page.request, product);
  await page.goto(product.studio);
  await page.getByRole('main').getByRole('link', { name: 'Become an expert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become an expert');
  await page.getByLabel('About you').fill('Too short');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('At least 20 characters')).toBeVisible();
  await page.getByLabel('About you').fill('I have watched this league for twenty years.');
  await page.getByLabel('Sports').fill('Tennis');
  const choice = page.getByRole('option', { name: 'Tennis', exact: true });
  await expect(choice.locator('img')).toHaveJSProperty('naturalWidth', 48);
  await choice.click();
  const refused = {
    status: 'fail',
    errorCode: errors.system.code,
    errorMsg: 'Back after the maintenance',
  };
  await page.route('**/java/user/expertApply?**', (route) => route.fulfill({ json: refused }));
  await page.getByRole('button', { name: 'Apply' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Application failed' });
  await expect(failure).toContainText('Back after the maintenance');
  await page.unroute('**/java/user/expertApply?**');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Application submitted')).toBeVisible();
  await expect(page.getByText('Your application is under review')).toBeVisible();

  const desk = await browser.newPage();
  await openConsole(desk, product, 'admin', '/expert-applications');
  await desk.getByRole('link', { name: new RegExp(String(uid)) }).click();
  await expect(desk.getByText('twenty years')).toBeVisible();
  const logo = desk.locator('img[src$="/games/tennis.svg"]');
  await expect(logo.first()).toHaveJSProperty('naturalWidth', 48);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Approved. The account is now an expert')).toBeVisible();
  await desk.close();

  await page.goto(product.studio);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByText('It starts with your first settled plan.')).toBeVisible();
});

test('The studio keeps nobody out, on none of its screens', async ({ page, product, match }) => {
  await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const { id } = await postPlan(page, product, game.id);
  const article = await draftArticle(page.request, product, {}, 'studio');
  const video = await draftVideo(page.request, product, 'A draft to look at', 'studio');
  for (const path of [
    '/creatorCenter/dataShow',
    '/plans',
    `/plans/${id}`,
    `/plans/${id}/show`,
    '/plans/create',
    '/articles',
    `/articles/${article.id}`,
    `/articles/${article.id}/show`,
    '/articles/create',
    '/videos',
    `/videos/${video}`,
    `/videos/${video}/show`,
    '/videos/create',
    '/returns',
    '/creatorCenter/monthly',
    '/creatorCenter/gold',
    '/application',
  ]) {
    await page.goto(product.studio + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    expect(await violationsAtBothWidths(page), path).toEqual([]);
  }
});

/** The lines of what a screen exports, its heads first. */
async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}

test('An expert takes all that was earned along, of all pages', async ({ page, product }) => {
  const returns = Array.from({ length: 620 }, (_, index) => ({
    ...{ id: 620 - index, planId: 1, title: `Plan ${620 - index}`, kind: 'share', amount: 7 },
    at: '2026-03-14T12:00:00.000Z',
  }));
  await page.route('**/java/studio/returns**', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const page = returns.slice(Number(query.get('_start')), Number(query.get('_end')));
    return route.fulfill({ json: page, headers: { 'x-total-count': String(returns.length) } });
  });
  await openStudio(page, product, 'expert', '/returns');
  const [heads, ...lines] = await exported(page);
  expect(heads).toBe('Time,Plan,Type,Gold');
  expect(lines).toHaveLength(620);
  expect(lines[0]).toBe('2026-03-14T12:00:00.000Z,Plan 620,Share,7');
});

test('Coin details go as they are narrowed; months name the zone that they are counted in', async ({
  page,
  product,
}) => {
  await openStudio(page, product, 'expert', '/creatorCenter/gold?kind=welcome');
  const [heads, ...lines] = await exported(page);
  expect(heads).toBe('Time,Type,For,Number,Gold,Balance');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Welcome bonus');

  await page.goto(`${product.studio}/creatorCenter/monthly`);
  await expect(page.getByText(`Months are counted in ${product.zone}.`)).toBeVisible();
  expect((await exported(page))[0]).toBe('Month,Revenue,Sold,Plans');
});
