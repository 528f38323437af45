import { randomUUID } from 'node:crypto';
import { violationsOf } from '../../support/accessibility.ts';
import { register, write } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|404|410|422)/,
});

test('A rights-holder has a post taken down, its author objects, and somebody else restores it', async ({
  page,
  browser,
  product,
}) => {
  const mark = randomUUID();
  const fan = await browser.newPage();
  await register(fan.request, product);
  const text = `A whole song, ${mark}`;
  const { id } = await write<{ id: number }>(fan.request, product, 'POST', '/post/create', {
    text,
  });
  const postPath = `/posts/${id}`;

  const holder = await browser.newPage();
  // From a page that names itself.
  await holder.goto(`${product.site}/takedown?page=${postPath}`);
  await expect(holder.getByLabel('Addresses on this site')).toHaveValue(product.site + postPath);
  await holder.goto(`${product.site}/protocol/complaint`);
  await holder.getByRole('link', { name: /Send a takedown request/ }).click();
  await expect(holder.getByRole('heading', { level: 1, name: 'Takedown request' })).toBeVisible();
  expect(await violationsOf(holder)).toEqual([]);
  const send = holder.getByRole('button', { name: 'Send the request' });
  await send.click();
  await expect(holder.getByRole('alert')).toHaveText('Fill in: Your name');
  await expect(holder.getByLabel('Your name')).toBeFocused();
  await holder.getByLabel('Your name').fill('Ann Holder');
  await holder.getByLabel('Organisation').fill(`Songs ${mark}`);
  await holder.getByLabel('Email').fill(`${mark}@example.org`);
  await holder.getByLabel('Your work').fill(`Our song ${mark}`);
  await holder.getByLabel('Addresses on this site').fill('https://elsewhere.example/song');
  await holder.getByLabel(/In good faith/).check();
  await holder.getByLabel('Signature').fill('Ann Holder');
  await send.click();
  await expect(holder.getByRole('alert')).toContainText('https://elsewhere.example/song');
  await holder.getByLabel('Addresses on this site').fill(`${product.site}${postPath}`);
  await send.click();
  await expect(holder.getByText(/Request \d+ sent/)).toBeVisible();

  await openConsole(page, product, 'support', '/takedowns');
  const uid = page.getByRole('searchbox', { name: 'UID' });
  await uid.fill('abc');
  await expect(page.getByText('Digits only')).toBeVisible();
  await uid.fill('');
  await expect(page.getByText('Digits only')).toHaveCount(0);
  await page.getByRole('link', { name: `Our song ${mark}` }).click();
  await expect(page.getByText(text).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Decision').selectOption({ label: 'Remove what it names' });
  await page.getByLabel('Why, for both sides').fill('The whole song, without permission.');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Request decided' })).toBeVisible();

  await fan.goto(`${product.site}/userInfo/chat`);
  const removed = fan.getByRole('listitem').filter({ hasText: `Our song ${mark}` });
  await expect(removed).toContainText('The whole song, without permission.');
  await removed.getByRole('button', { name: 'Send a counter-notice' }).click();
  const dialog = fan.getByRole('dialog', { name: 'Counter-notice' });
  expect(await violationsOf(fan)).toEqual([]);
  await dialog.getByLabel('Why does it infringe nobody’s rights?').fill('I wrote it myself');
  await dialog.getByLabel('Signature').fill('Fay Fan');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(removed).toContainText('Counter-notice in review');

  const admin = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openConsole(admin, product, 'admin', '/takedowns');
  await admin.getByRole('link', { name: `Our song ${mark}` }).click();
  await expect(admin.getByText('I wrote it myself')).toBeVisible();
  await admin
    .getByLabel('Decision')
    .selectOption({ label: 'Grant the counter-notice and restore' });
  await admin.getByLabel('Why, for both sides').fill('It is their own.');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'Request decided' })).toBeVisible();
  await fan.goto(`${product.site}${postPath}`);
  await expect(fan.getByText(text).first()).toBeVisible();
});
