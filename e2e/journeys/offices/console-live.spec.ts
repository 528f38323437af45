import { randomUUID } from 'node:crypto';
import { enrolAnchor, goLive } from '../../support/people/enrol-anchor.ts';
import { register, write } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

test('Support reads a report, cuts the room, and closes the report', async ({
  page,
  browser,
  product,
}) => {
  const [studio, fan] = [await browser.newPage(), await browser.newPage()];
  await enrolAnchor(studio.request, page.request, product);
  const { id } = await goLive(studio.request, product, 'A room to be cut');
  await register(fan.request, product);
  await fan.request.post(`${product.server}/java/live/report`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { broadcastId: id, kind: 'fraud', text: 'Sells a betting app' },
  });

  await openConsole(page, product, 'support', '/room-reports');
  await page.getByRole('link', { name: /Sells a betting app/ }).click();
  await page.getByRole('button', { name: 'Cut', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Cut “A room to be cut”' });
  await form.getByLabel('Reason').fill('Advertising');
  await form.getByRole('button', { name: 'Cut', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cut', exact: true })).toHaveCount(0);
  const whether = await write<{ broadcast: unknown }>(
    studio.request,
    product,
    'GET',
    '/anchor/isBroadcast',
  );
  expect(whether.broadcast).toBeNull();

  await page.getByLabel('What was done').fill('Cut, and warned');
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Report closed' })).toBeVisible();

  await page.goto(`${product.console}/broadcasts/${id}`);
  await page.getByRole('link', { name: /Sells a betting app/ }).click();
  await expect(page.getByText('Cut, and warned')).toBeVisible();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close report' })).toHaveCount(0);
});
