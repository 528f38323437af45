import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { errors } from '@xiongmao/api/errors';
import { violationsOf } from '../../support/accessibility.ts';
import { register, write } from '../../support/people/register.ts';
import { expireProof, openConsole, signIn, trySignIn } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

// A refused request is told to the page, which says it in its own words.
test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

test('A manager makes a channel, and copies its link, which leads to the site', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, product, 'manager', '/channels');
  await page.getByRole('link', { name: 'New channel' }).click();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Name').fill('Derby posters');
  await page.getByLabel('Source').selectOption('Offline');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Derby posters');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(link);
  const visit = await page.request.get(link, { maxRedirects: 0 });
  expect(visit.status()).toBe(302);
  expect(new URL(visit.headers().location!, link).href).toContain(product.site);

  await page.getByRole('link', { name: 'Channels' }).last().click();
  await expect(page.getByRole('row', { name: /Derby posters/ })).toContainText('Active');
});

test.describe('In Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('what the server refuses is said beside its field', async ({ page, product }) => {
    await openConsole(page, product, 'manager', '/channels/create');
    const name = page.locator('input[name="name"]');
    // As from a page that knows the rules less well than the server.
    await name.evaluate((field) => field.removeAttribute('maxlength'));
    await name.fill('长'.repeat(61));
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('alert')).toHaveText('内容过长，最多60个字符');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
  });
});

test('A manager pauses a channel, and is asked before leaving it unsaved', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'manager', '/channels');
  await page.getByRole('link', { name: /Demo · Match videos/ }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Status').selectOption('Paused');

  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain('unsaved changes');
  await dialog.dismiss();
  await leaving;

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
});

test('A manager moves a channel to another time zone once the consequence is agreed to', async ({
  page,
  product,
}) => {
  const manager = await signIn(page.request, product, 'manager');
  expect(manager.uid).toBeGreaterThan(0);
  const made = await page.request.post(`${product.console}/java/console/channels`, {
    headers: { 'x-xiongmao': '1' },
    data: { name: 'Night market', source: 'offline', type: 'cpa', brand: 'Market', zone: 'UTC' },
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`${product.console}/channels/${id}/edit`);
  const consequence = page.getByText(/Closed days keep the figures they were counted with/);
  await expect(consequence).toHaveCount(0);
  await page.getByLabel('Time zone', { exact: true }).fill('Asia/Tokyo');
  await expect(consequence).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill this in');
  await page.getByLabel('Change the time zone from UTC to Asia/Tokyo').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Asia/Tokyo', { exact: true })).toBeVisible();
  // Wherever its days are chosen it is said whose they are.
  await page.goto(`${product.console}/channel/statistical?channel=${id}`);
  await expect(page.getByText('Days in Asia/Tokyo')).toBeVisible();
});

test('Support sees which matches contradict themselves, and why', async ({
  page,
  product,
  match,
}) => {
  const game = await match(
    {},
    {
      status: 'ended',
      phase: null,
      score: { home: 2, away: 0 },
      periods: [
        { key: 'h1', home: 0, away: 0 },
        { key: 'h2', home: 0, away: 1 },
      ],
    },
  );
  await openConsole(page, product, 'support', '/');
  await page.getByRole('link', { name: 'Disputed matches' }).click();
  const row = page.getByRole('row', { name: new RegExp(game.home) });
  await expect(row).toContainText('The periods don’t add up to the score');
  await expect(row).toContainText('Score 2–0 · Periods 0–1');
  await page.getByLabel('In dispute').selectOption('Winner');
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('In dispute')).toHaveValue('winner');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(row.getByRole('link')).toHaveAttribute('href', product.site + game.path);
});

test('A manager reads what the channels have brought, and takes it along', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'manager', '/channel');
  await expect(page).toHaveURL(/\/channel\/statistical/);
  await page.getByLabel('Channel', { exact: true }).selectOption('Demo · Stadium posters');
  await page.getByText('7 days').click();
  await page.getByRole('group', { name: 'Metric to chart' }).getByText('Downloads').click();
  await expect(page.getByRole('heading', { name: 'Downloads by day' })).toBeVisible();

  const days = page.getByRole('table', { name: 'Daily breakdown' }).getByRole('row');
  await expect(days).toHaveCount(8);
  await expect(page.getByText(/shown are intact/)).toBeVisible();

  const saved = page.waitForEvent('download');
  // Statements below have one of their own.
  const head = page.locator('header').filter({ hasText: 'Statistics' });
  await head.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[1]).toContain('Demo · Stadium posters');

  await page.goto(`${product.console}/channel/user`);
  await expect(page.getByRole('table').getByRole('row', { name: /fan2/ })).toContainText('Demo');
});

test('An administrator bans a fan after proving who they are, and lifts the ban', async ({
  page,
  playwright,
  product,
}) => {
  const stranger = await playwright.request.newContext();
  const fan = await register(stranger, product);
  const signInAgain = () => trySignIn(stranger, product, fan.username, fan.password);
  await openConsole(page, product, 'admin', `/users/${fan.uid}?tab=bans`);
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Ban ${fan.username}` });
  await form.getByLabel('Reason').fill('Advertising in the chat');
  await form.getByLabel('Duration').selectOption('Permanent');

  await expireProof(page, product);
  await form.getByRole('button', { name: 'Ban', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Your password').fill('wrong-Password1');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).toBeVisible();
  await proof.getByLabel('Your password').fill('Demo1234');
  await proof.getByRole('button', { name: 'Confirm' }).click();

  const ban = page.getByRole('row', { name: /Advertising in the chat/ });
  await expect(ban).toContainText('Active');
  await expect(page.getByText('Banned', { exact: true })).toBeVisible();
  expect(await signInAgain()).toMatchObject({ errorCode: errors.accountBanned.code });

  await ban.getByRole('button', { name: 'Lift ban' }).click();
  await expect(ban).toContainText('Lifted');
  expect(await signInAgain()).toMatchObject({ status: 'success' });

  await page.goto(`${product.console}/users/${fan.uid}?tab=audit`);
  const entry = page.getByRole('row', { name: /Account banned/ });
  await entry.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('Advertising in the chat')).toBeVisible();
  await stranger.dispose();
});

test('Who would rather not prove it changes nothing', async ({ page, playwright, product }) => {
  const stranger = await playwright.request.newContext();
  const fan = await register(stranger, product);
  await openConsole(page, product, 'admin', `/users/${fan.uid}?tab=roles`);
  const give = page.getByRole('button', { name: 'Grant the “Channel manager” role' });
  await expect(give).toBeVisible();
  await expireProof(page, product);
  await give.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Prove who you are')).toBeVisible();
  await page.reload();
  await expect(give).toBeVisible();
  await stranger.dispose();
});

test('An administrator gives a role and takes it away, one at a time', async ({
  page,
  playwright,
  product,
}) => {
  const stranger = await playwright.request.newContext();
  const fan = await register(stranger, product);
  await openConsole(page, product, 'admin', `/users/${fan.uid}?tab=roles`);
  await expect(page.getByText('Granted when an application is approved')).toHaveCount(2);
  await page.getByRole('button', { name: 'Grant the “Support” role' }).click();
  await expect(page.getByText('Role granted')).toBeVisible();
  await page.getByRole('button', { name: 'Grant the “Channel manager” role' }).click();
  await page.getByRole('button', { name: /^Remove the “Support” role/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Grant the “Support” role' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Remove the “Channel manager” role/ }),
  ).toBeVisible();
  const details = page.getByRole('navigation', { name: 'Account details' });
  await details.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /Role removed/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Role granted/ })).toHaveCount(2);
  await stranger.dispose();
});

test('Of two who edit one channel the later is told, and sees what they had typed', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'manager', '/channels');
  const made = await page.request.post(`${product.console}/java/console/channels`, {
    headers: { 'x-xiongmao': '1' },
    data: { name: 'Fan shop', source: 'offline', type: 'cpa', brand: 'Shop', zone: 'UTC' },
  });
  const { id, version } = (await made.json()) as { id: number; version: string };
  await page.goto(`${product.console}/channels/${id}/edit`);
  await page.getByLabel('Brand').fill('Fan shop of the north');
  const other = await page.request.patch(`${product.console}/java/console/channels/${id}`, {
    headers: { 'x-xiongmao': '1' },
    data: { name: 'Fan shop, moved', version },
  });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('changed this after you opened it');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Fan shop, moved');
  await expect(page.getByLabel('Brand')).toHaveValue('Shop');
  const had = page.getByRole('region', { name: 'Your previous entry' });
  await expect(had).toContainText('Fan shop of the north');
  await page.getByLabel('Brand').fill('Fan shop of the north');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fan shop, moved');
});

test('Support looks at accounts and finds no button that it may not press', async ({
  page,
  playwright,
  product,
}) => {
  const stranger = await playwright.request.newContext();
  const fan = await signIn(stranger, product, 'fan');
  await openConsole(page, product, 'support', '/users');
  // The demo's own fans stand before those that its experts have.
  await page.getByRole('searchbox').first().fill('fan2');
  await expect(page.getByRole('row', { name: /fan2/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  const main = page.getByRole('main');
  for (const tab of ['roles', 'bans', 'sessions']) {
    await page.goto(`${product.console}/users/${fan.uid}?tab=${tab}`);
    await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(main.getByRole('button', { name: /^(Save|Ban|Lift|End)/ })).toHaveCount(0);
  }
  await page.goto(`${product.console}/channels`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to access this page',
  );
  await stranger.dispose();
});

test('What a guest says to the operator is answered by support', async ({ page, product }) => {
  const text = `The table lacks three points ${randomUUID()}`;
  await page.request.post(`${product.console}/java/user/feedback`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { kind: 'data', text },
  });
  await openConsole(page, product, 'support');
  await page.getByRole('link', { name: text }).click();
  await page.getByLabel('Note').fill('Passed on');
  // Who is quicker than the next look at the row is not told that somebody else has changed it.
  await page.route(/\/java\/console\/feedback\/\d+/, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(2000);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Feedback', exact: true }).click();
  await expect(page.getByRole('row', { name: text })).toContainText('Done');
});

test('Who writes to the operator is told of the answer, and finds it beside what they wrote', async ({
  page,
  product,
  browser,
}) => {
  const fans = await browser.newContext({ baseURL: product.site });
  const fan = await fans.newPage();
  await signIn(fan.request, product, 'fan');
  const text = `Where are my boots? ${randomUUID()}`;
  await fan.goto('/userInfo/feedback');
  await fan.getByLabel('Your message').fill(text);
  await fan.getByRole('button', { name: 'Send', exact: true }).click();
  const own = fan.getByRole('listitem').filter({ hasText: text });
  await expect(own).toContainText('An answer will appear here');
  expect(await violationsOf(fan)).toEqual([]);

  await openConsole(page, product, 'support', '/feedback');
  await page.getByLabel('Search messages').fill(text);
  await page.getByRole('link', { name: text }).click();
  await page.getByLabel('Answer').fill('They left the warehouse today.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await fan.goto('/userInfo/userNews');
  await fan.getByRole('link', { name: 'We’ve answered your message.' }).first().click();
  await expect(own).toContainText('They left the warehouse today.');
  await fans.close();
});

test('Support finds on a person’s page what they asked for and bought, and comes back to a list as it was', async ({
  page,
  product,
  playwright,
}) => {
  const fan = await playwright.request.newContext();
  const { uid, username } = await register(fan, product);
  const mark = randomUUID();
  const said = { kind: 'problem', text: `No sound ${mark}`, contact: '' };
  await write(fan, product, 'POST', '/user/feedback', said);
  await fan.dispose();

  await openConsole(page, product, 'support', `/users/${uid}`);
  const tabs = page.getByRole('navigation', { name: 'Account details' });
  await tabs.getByRole('link', { name: 'Purchases', exact: true }).click();
  for (const title of ['Mall orders', 'Plan purchases', 'Unlocks of paid rooms']) {
    await expect(page.getByRole('region', { name: title })).toContainText('by this person');
  }
  await tabs.getByRole('link', { name: 'Posts and articles' }).click();
  await expect(page.getByRole('region', { name: 'Plans', exact: true })).toBeVisible();
  // Support does not edit articles.
  await expect(page.getByRole('region', { name: 'Articles' })).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Requests', exact: true }).click();
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback).toContainText(mark);
  expect(await violationsOf(page)).toEqual([]);
  await feedback.getByRole('link', { name: 'Open in the full list' }).click();
  const rows = page.getByRole('table', { name: 'Feedback' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: new RegExp(mark) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Feedback');
  await page.getByRole('main').getByRole('link', { name: 'Feedback', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByLabel('UID')).toHaveValue(String(uid));

  // Another list, left with a search.
  await page.goto(`${product.console}/users`);
  await page.getByRole('searchbox').fill(username);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(username);
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(username);
});

test('Support takes along what a list shows, as it is narrowed, and the audit log tells so', async ({
  page,
  product,
  playwright,
}) => {
  const fan = await playwright.request.newContext();
  const { uid, username, email } = await register(fan, product);
  await fan.dispose();
  await openConsole(page, product, 'support', '/users');
  await page.getByRole('searchbox').fill(username);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^users_\d{4}-\d\d-\d\d\.csv$/);
  const [heads, line, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rest).toEqual([]);
  expect(heads).toMatch(/^\uFEFF?id,User,/);
  expect(line).toMatch(new RegExp(`^${uid},${username} ${uid},`));
  // What is shortened on the screen is so in the file.
  expect(line).not.toContain(email);

  await openConsole(page, product, 'admin', '/audit');
  const entry = page.getByRole('row').filter({ hasText: 'List exported' }).first();
  await expect(entry).toContainText('users');
});

test('A fan may not enter', async ({ page, product }) => {
  await openConsole(page, product, 'fan', '/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You do not have permission to access this page',
  );
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('Who signs out, here or elsewhere, sees nothing any more', async ({
  page,
  context,
  product,
}) => {
  await openConsole(page, product, 'admin', '/users');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Account admin' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');

  await openConsole(page, product, 'admin', '/users');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('searchbox').focus();
  await context.clearCookies({ name: 'token' });
  // What the screen asks by itself may tell before all is typed.
  await page.keyboard.type('fan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
});

test.describe('A screen that does not show', () => {
  test.use({
    provoked: /Failed to (load resource|fetch dynamically)|preload|TypeError|CodeOutOfReach/,
  });

  const disputes = { name: 'Disputed matches' };

  test('says so where its code did not come, and asks for that again', async ({
    page,
    product,
  }) => {
    await openConsole(page, product, 'support', '/feedback');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', disputes).click();
    await expect(page.getByRole('alert')).toContainText('This screen couldn’t be loaded');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, ...disputes })).toBeVisible();
  });

  test('does not where it broke', async ({ page, product }) => {
    await page.route('**/java/console/disputed-matches**', (route) =>
      route.fulfill({ json: [{ id: 1 }], headers: { 'x-total-count': '1' } }),
    );
    await openConsole(page, product, 'support', '/disputed-matches');
    await expect(page.getByRole('main')).toContainText('System error, please try again later');
    await expect(page.getByRole('main')).not.toContainText('couldn’t be loaded');
  });
});

test('Of two changes of what is looked at, one right after the other, both count', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'manager', '/channel/statistical');
  await page.getByLabel('Channel', { exact: true }).selectOption('Demo · Stadium posters');
  await expect(page).toHaveURL(/channel=\d+/);
  const channel = new URL(page.url()).searchParams.get('channel');
  await page.goto(`${product.console}/channel/statistical`);
  const choice = page.getByLabel('Channel', { exact: true });
  await expect(choice.getByRole('option', { name: 'Demo · Stadium posters' })).toBeAttached();
  await choice.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!;
    set!.call(element, value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector<HTMLInputElement>('input[type=radio][value="7"]')!.click();
  }, channel!);
  await expect(page).toHaveURL(new RegExp(`channel=${channel}&days=7`));
});
