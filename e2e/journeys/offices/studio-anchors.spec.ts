import { violationsAtBothWidths } from '../../support/accessibility.ts';
import { comeBackFor } from '../../support/come-back.ts';
import { enrolAnchor } from '../../support/people/enrol-anchor.ts';
import { register, write } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)|net::ERR_FAILED/,
});

test('Without a phone one is led to bind one', async ({ page, product }) => {
  await register(page.request, product);
  await page.goto(`${product.studio}/anchorCenter`);
  await expect(page.getByText('No phone bound')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bind a phone' })).toHaveAttribute(
    'href',
    `${product.site}/userInfo/setting`,
  );
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

test('What is empty says so in its own words, and a server out of reach is told of', async ({
  page,
  browser,
  product,
}) => {
  const desk = await browser.newPage();
  await enrolAnchor(page.request, desk.request, product);
  await desk.close();
  await page.goto(`${product.studio}/reservations`);
  await expect(page.getByText('No reservations yet')).toBeVisible();
  const calls = /\/java\//;
  await page.route(calls, (route) => route.abort());
  for (const path of ['/anchorCenter', '/anchorCenter/live', '/']) {
    await page.goto(product.studio + path);
    await expect(page.getByText('Failed to load')).toBeVisible();
  }
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Streamer center' })).toBeVisible();
});

test('What is typed stays when the same is changed elsewhere, until it is saved', async ({
  page,
  browser,
  product,
}) => {
  const desk = await browser.newPage();
  await enrolAnchor(page.request, desk.request, product);
  await desk.close();
  const set = (path: string, data: object) => write(page.request, product, 'POST', path, data);
  const save = page.getByRole('button', { name: 'Save' });

  await page.goto(`${product.studio}/anchorCenter/live`);
  await page.getByLabel('Live title').fill('Derby night');
  await page.getByLabel('Detailed introduction').fill('All night long.');
  await set('/updateAnchor', { introduction: 'Thirty years of football', title: 'Elsewhere' });
  await comeBackFor(page, () => expect(page.getByText('Thirty years of football')).toBeVisible());
  await expect(page.getByLabel('Live title')).toHaveValue('Derby night');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await set('/updateAnchor', { title: 'Elsewhere again' });
  await comeBackFor(page, () =>
    expect(page.getByLabel('Live title')).toHaveValue('Elsewhere again'),
  );
  await expect(page.getByLabel('Detailed introduction')).toHaveValue('All night long.');

  await page.goto(`${product.studio}/anchorCenter/chat`);
  await page.getByLabel('Minimum level').fill('2');
  await set('/chatroom/rules', { minimumGold: 50 });
  await comeBackFor(page, () => expect(page.getByLabel('Minimum gold')).toHaveValue('50'));
  await expect(page.getByLabel('Minimum level')).toHaveValue('2');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await set('/chatroom/rules', { minimumLevel: 3 });
  await comeBackFor(page, () => expect(page.getByLabel('Minimum level')).toHaveValue('3'));
});

test('The streamer centre keeps nobody out', async ({ page, browser, product }) => {
  const desk = await browser.newPage();
  await enrolAnchor(page.request, desk.request, product);
  await desk.close();
  for (const path of [
    '/anchorCenter',
    '/anchorCenter/live',
    '/anchorCenter/liveLinkDetails',
    '/anchorCenter/revenueDetails',
    '/anchorCenter/cut',
    '/reservations',
  ]) {
    // Its figures are asked for every few seconds: the network never rests.
    await page.goto(product.studio + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violationsAtBothWidths(page), path).toEqual([]);
  }
});
