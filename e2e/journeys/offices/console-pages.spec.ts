import { randomUUID } from 'node:crypto';
import { violationsOf } from '../../support/accessibility.ts';
import { accountButton } from '../../support/people/people.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of 422/,
});

test('What an editor announces stands above the site until it is dismissed, without script, too', async ({
  page,
  browser,
  product,
}) => {
  await openConsole(page, product, 'editor', '/proclamations/create');
  await page.getByLabel('English').fill('Scores may be late tonight');
  await page.getByLabel('Chinese (simplified)').fill('今晚比分可能延迟');
  await page.getByLabel('Severity').selectOption('Warning');
  // Journeys beside this one are guests' and others'.
  await page.getByLabel('Audience').selectOption('Role: Editor');
  await page.getByLabel('Link').fill('/protocol/service');
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'Scores may be late tonight',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Scores may be late tonight/ })).toContainText('Live');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.site}/protocol/privacy`);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toContainText('Scores may be late tonight');
  await expect(bar.getByRole('link', { name: 'Read more' })).toHaveAttribute(
    'href',
    '/protocol/service',
  );

  const storageState = await page.context().storageState({ indexedDB: false });
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(`${product.site}/zh_CN/protocol/privacy`);
  const standing = still.getByRole('complementary', { name: '公告' });
  await expect(standing).toContainText('今晚比分可能延迟');
  await expect(standing.getByRole('button')).toBeHidden();
  await plain.close();

  await bar.getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar).toBeHidden();
  // The page has it still; a script beside it hides it before it is painted.
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const html = await (await page.request.get(`${product.site}/en_US/protocol/privacy`)).text();
  expect(html).toContain('Scores may be late tonight');
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
  ).toBeLessThan(0.005);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/protocol\/service$/);
  await expect(bar).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.console}/proclamations`);
  await page.getByRole('link', { name: 'Scores may be late tonight' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Publish again' })).toBeVisible();
});

test('An editor writes a version of a page, sees what it changes, and fans read it from when it holds', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'editor', '/page-versions/create');
  await page.getByLabel('Page').selectOption('Licences');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences, version 2');
  await page.getByText('English', { exact: true }).click();
  const changes = page.getByRole('region', { name: 'Changes against the version before' });
  await expect(changes).toContainText('Nothing has changed in this language.');
  const body = page.getByRole('textbox', { name: 'Text', exact: true });
  await body.fill(`${await body.inputValue()}\n- Licence 2026-77 of the city`);
  await expect(changes.locator('ins')).toHaveText('- Licence 2026-77 of the city');
  await page.getByLabel('In force from').selectOption('Right away');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Licences/ })).toContainText('In force');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.site}/certificate`);
  await expect(page.getByRole('article').getByRole('listitem').first()).toHaveText(
    'Licence 2026-77 of the city',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'First version' }).click();
  await expect(page).toHaveURL(/\/certificate\?version=1$/);
  await expect(page.getByRole('note')).toContainText('This version no longer holds.');
  await expect(page.getByText('Licence 2026-77 of the city')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the current version' }).click();
  await expect(page.getByText('Licence 2026-77 of the city')).toBeVisible();
});

test('An editor keeps a friendly link, and the site’s footer shows it within seconds', async ({
  page,
  browser,
  product,
}) => {
  const mark = randomUUID();
  await openConsole(page, product, 'editor', '/site-details/site');
  await page.getByLabel('Keep the links here').check();
  const links = page.getByLabel('Friendly links');
  await links.fill(`Pandas ${mark} pandas.example`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await links.fill(`Pandas ${mark} https://pandas.example/`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/site-details$/);

  const fan = await browser.newPage();
  const link = fan.getByRole('contentinfo').getByRole('link', { name: `Pandas ${mark}` });
  await expect(async () => {
    await fan.goto(product.site);
    await expect(link).toHaveAttribute('href', 'https://pandas.example/', { timeout: 1_000 });
  }).toPass();

  await page.goto(`${product.console}/site-details/site`);
  await page.getByLabel('Keep the links here').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/site-details$/);
});
