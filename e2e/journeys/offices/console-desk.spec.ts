import { violationsOf } from '../../support/accessibility.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

test('A score that an operator fixes is what fans see, whatever the feed says, until it is released', async ({
  page,
  browser,
  product,
  match,
}) => {
  const { path, home, away, score } = await match();
  await score(1, 0);
  const fan = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await fan.goto(product.site + path);
  const shown = fan.getByRole('main');
  const title = async () => (await fan.title()).replace(/[\u2066-\u2069]/g, '');
  await expect(shown.getByText('Corrected by us: score')).toHaveCount(0);

  await openConsole(page, product, 'admin', '/desk-matches');
  await page.getByLabel('Number, page address, team or league').fill(`${product.site}${path}`);
  await page.getByRole('link', { name: new RegExp(home) }).click();
  await page.getByLabel(`Score, ${away}`).fill('1');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await page.getByLabel('Reason').fill('Counted by the referee');
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(page.getByText('Corrected, and shown to fans')).toBeVisible();
  const held = page.getByRole('region', { name: 'Corrected by hand' });
  await expect(held).toContainText('1–1');
  await expect(held).toContainText('Counted by the referee');

  await expect(shown.getByText('Corrected by us: score')).toBeVisible();
  await expect.poll(title).toContain('1–1');
  expect(await violationsOf(fan)).toEqual([]);

  await score(2, 0);
  await expect(held).toContainText('Feed says 2–0');
  await expect(shown.getByText('Corrected by us: score')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await held.getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release “Score”?' });
  await dialog.getByLabel('Reason').fill('The feed has it now');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('The feed decides again')).toBeVisible();
  await expect(held).toHaveCount(0);
  await expect(shown.getByText('Corrected by us: score')).toHaveCount(0);
  await expect.poll(title).toContain('2–0');
});

test('What is being corrected stays while another corrects the match, and is not saved over it', async ({
  page,
  product,
  match,
}) => {
  const { id, away, score } = await match();
  await score(1, 0);
  await openConsole(page, product, 'admin', `/desk-matches/${id}`);
  const entered = page.getByLabel(`Score, ${away}`);
  await page.getByLabel('Reason').fill('Seen at the ground');
  const correct = page.getByRole('button', { name: 'Correct', exact: true });
  await correct.click();
  await expect(page.getByRole('alert')).toHaveText(/nothing to correct/);
  await entered.fill('');
  await correct.click();
  await expect(page.getByRole('alert')).toHaveText('Enter both sides');
  await expect(entered).toBeFocused();
  await entered.fill('3');

  const row = `${product.console}/java/console/desk-matches/${id}`;
  const { version } = (await (await page.request.get(row)).json()) as { version: string };
  const other = await page.request.patch(row, {
    headers: { 'x-xiongmao': '1' },
    data: { version, fix: { status: 'interrupted' }, reason: 'Rain' },
  });
  expect(other.status(), await other.text()).toBe(200);
  await expect(page.getByRole('region', { name: 'Corrected by hand' })).toContainText('Rain');
  await expect(entered).toHaveValue('3');
  await correct.click();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  const had = page.getByRole('region', { name: 'Your previous entry' });
  await expect(had).toContainText(`Score, ${away}`);
  await expect(had).toContainText('Seen at the ground');
  await expect(entered).toHaveValue('0');
  await entered.fill('1');
  await page.getByLabel('Reason').fill('Seen at the ground');
  await correct.click();
  await expect(page.getByText('Corrected, and shown to fans')).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('');
});

test('Who goes on to a row just as what was typed is looked for is not called back to the list', async ({
  page,
  product,
  match,
}) => {
  const { home, score } = await match();
  await score(1, 0);
  await openConsole(page, product, 'admin', '/desk-matches');
  const search = page.getByLabel('Number, page address, team or league');
  await search.fill(home);
  const row = page.getByRole('link', { name: new RegExp(home) });
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/filters/);
  await row.evaluate(
    (link, typed) => {
      const input = document.querySelector<HTMLInputElement>('input[type=search]')!;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      // Both are due by the time that the page is free again: the search first, then the click.
      const busyUntil = performance.now() + 400;
      setTimeout(() => (link as HTMLElement).click(), 300);
      while (performance.now() < busyUntil);
    },
    home.slice(0, -1),
  );
  await expect(page.getByRole('heading', { name: new RegExp(home) })).toBeVisible();
  await expect(page).toHaveURL(/desk-matches\/\d+$/);
});
