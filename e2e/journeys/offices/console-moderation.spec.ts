import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@xiongmao/api/chat/shapes';
import { violationsOf } from '../../support/accessibility.ts';
import { register, write } from '../../support/people/register.ts';
import { openConsole, signIn } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

test('Support reads what was said around a reported message, hides it, mutes its author, and goes on', async ({
  page,
  browser,
  product,
  match,
}) => {
  const fan = await browser.newPage();
  const author = await register(fan.request, product);
  const game = await match({}, { status: 'live' });
  const room = `match-${game.id}`;
  // No random text: now and then one has what no message may have.
  const marks = [`first in ${game.id}`, `second in ${game.id}`] as const;
  await fan.goto(`${product.site}${game.path}`);
  await fan.getByRole('tab', { name: 'Chat' }).click();
  const field = fan.getByRole('textbox', { name: 'Message', exact: true });
  for (const mark of marks) {
    await field.fill(`Said ${mark}`);
    await field.press('Enter');
    await expect(fan.getByRole('log').getByText(`Said ${mark}`)).toBeVisible();
  }
  const history = `/live/getChatroomSpeech?room=${room}`;
  const said = async () =>
    (await write<{ messages: ChatMessage[] }>(fan.request, product, 'GET', history)).messages;
  await expect.poll(said).toHaveLength(2);
  const reporter = await browser.newPage();
  await register(reporter.request, product);
  await reporter.request.post(`${product.server}/java/chatroom/report`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { about: 'message', room, id: (await said())[1]!.id, reason: 'abuse', text: '' },
  });

  await openConsole(page, product, 'support', '/chat-reports');
  await page.getByRole('link', { name: new RegExp(marks[1]) }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = (await heading.textContent())!;
  await expect(heading).toBeFocused();
  const around = page.getByRole('table', { name: 'Around the message' });
  await expect(around.getByRole('row').filter({ hasText: marks[0] })).toContainText('Shown');
  const done = page.getByRole('region', { name: 'Done about this person' });
  await expect(done.getByText('Nothing yet')).toBeVisible();
  const reported = around.getByRole('row').filter({ hasText: marks[1] });
  await expect(reported).toContainText('Reported');
  expect(await violationsOf(page)).toEqual([]);
  await reported.getByRole('button', { name: 'Remove' }).click();
  await expect(reported).toContainText('Removed');
  await expect(fan.getByRole('log').getByText(`Said ${marks[1]}`)).toHaveCount(0);

  await page.keyboard.press('m');
  const form = page.getByRole('dialog', { name: `Mute ${author.username}` });
  await expect(form.getByLabel('Rule')).toHaveValue('abuse');
  await form.getByLabel('For how long').selectOption({ label: '1\u00a0hr' });
  await form.getByLabel('In your words').fill('Called others names');
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(done.getByRole('row').filter({ hasText: 'Called others names' })).toContainText(
    'Mute',
  );
  await expect(fan.getByText('You have been muted').first()).toBeVisible();

  await page.getByLabel('What was done').fill('Removed, and muted');
  await page.getByRole('button', { name: 'Close report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Report closed' })).toBeVisible();
  // On to another report, or back to the queue where none is left.
  await expect(heading).not.toHaveText(title);
});

test('A report of what breaks no rule is dismissed by a key, and who reported it is told', async ({
  page,
  browser,
  product,
  match,
}) => {
  const reporter = await browser.newPage();
  await register(reporter.request, product);
  const game = await match({}, { status: 'live' });
  const text = `Nobody is nice here ${randomUUID().slice(0, 8)}`;
  await reporter.request.post(`${product.server}/java/chatroom/report`, {
    headers: { 'x-xiongmao': '1', 'idempotency-key': randomUUID() },
    data: { about: 'room', room: `match-${game.id}`, reason: 'other', text },
  });
  await openConsole(page, product, 'support', '/chat-reports');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Chat reports \d+ waiting$/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(text) }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = (await heading.textContent())!;
  await expect(page.getByText('No messages are kept from then')).toBeVisible();
  await page.keyboard.press('d');
  await expect(
    page.getByRole('status').filter({ hasText: 'Closed: no rule broken' }),
  ).toBeVisible();
  await expect(heading).not.toHaveText(title);
  const { items } = await write<{ items: { name: string }[] }>(
    reporter.request,
    product,
    'GET',
    '/user/notices',
  );
  expect(items[0]!.name).toBe('chatReportDismissed');
});

test('An appeal is decided with what was said in sight; who made it reads the answer', async ({
  page,
  browser,
  product,
  match,
}) => {
  const fan = await browser.newPage();
  const author = await register(fan.request, product);
  const game = await match({}, { status: 'live' });
  const room = `match-${game.id}`;
  await fan.goto(`${product.site}${game.path}`);
  await fan.getByRole('tab', { name: 'Chat' }).click();
  const field = fan.getByRole('textbox', { name: 'Message', exact: true });
  const mark = randomUUID().slice(0, 8);
  await field.fill(`Blind fool :angry: ${mark}`);
  await field.press('Enter');
  await expect(fan.getByRole('log').getByText(mark)).toBeVisible();
  const history = `/live/getChatroomSpeech?room=${room}`;
  // What a room shows is read once a second.
  const first = async () => {
    const { messages } = await write<{ messages: ChatMessage[] }>(
      fan.request,
      product,
      'GET',
      history,
    );
    return messages[0];
  };
  await expect.poll(first).toBeDefined();
  const muter = await browser.newPage();
  await signIn(muter.request, product, 'support');
  await write(muter.request, product, 'POST', '/chatroom/operate', {
    ...{ operation: 'mute', room, userId: author.uid, messageId: (await first())!.id },
    ...{ rule: 'abuse', minutes: 60, hide: true },
  });
  const { items } = await write<{ items: { id: number }[] }>(
    fan.request,
    product,
    'GET',
    '/chatroom/sanctions',
  );
  const text = `He is blind ${mark}`;
  await write(fan.request, product, 'POST', '/chatroom/appeal', {
    sanctionId: items[0]!.id,
    text,
  });

  await openConsole(page, product, 'admin', '/chat-appeals');
  await page.getByRole('link', { name: text }).click();
  const around = page.getByRole('table', { name: 'Around the message' });
  const said = around.getByRole('row').filter({ hasText: mark });
  await expect(said).toContainText('Mute');
  await expect(said.getByRole('img', { name: 'Angry' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('In force')).toBeVisible();
  await expect(main.getByText('1 hr')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Done about this person' })).toContainText(
    'Insults',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel('Decision').selectOption({ label: 'Granted' });
  await page.getByLabel('Answer').fill('It was about the referee');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Appeal decided' })).toBeVisible();

  await page.goto(`${product.console}/users/${author.uid}?tab=chat`);
  await expect(page.getByRole('table', { name: 'Appeals' })).toContainText(text);
  expect(await violationsOf(page)).toEqual([]);

  await fan.goto(`${product.site}/userInfo/chat`);
  await expect(fan.getByText('It was about the referee')).toBeVisible();
  await expect(fan.getByText('Lifted', { exact: true })).toBeVisible();
  await expect(fan.getByRole('blockquote')).toContainText(mark);
  expect(await violationsOf(fan)).toEqual([]);
});

test('A report that somebody else decides meanwhile says so, and keeps what was typed', async ({
  page,
  browser,
  product,
}) => {
  const text = `Said ${randomUUID().slice(0, 8)}`;
  const [author, reporter] = [await browser.newPage(), await browser.newPage()];
  await register(author.request, product);
  await register(reporter.request, product);
  const { id } = await write<{ id: number }>(author.request, product, 'POST', '/post/create', {
    ...{ text, gameId: null, matchId: null, pictures: [] },
  });
  const told = { kind: 'post', id, reason: 'abuse', text: '' };
  await write(reporter.request, product, 'POST', '/post/report', told);

  await openConsole(page, product, 'support', '/writing-reports?pageSize=20');
  await page.getByRole('link', { name: new RegExp(text) }).click();
  const form = page.getByRole('region', { name: 'Decide' });
  await form.getByLabel('Rule').selectOption({ index: 1 });
  await form.getByLabel('Why, for both sides').fill('It insults a team');
  const address = `${product.console}/java/console/writing-reports/${page.url().split('/').at(-1)}`;
  await signIn(author.request, product, 'admin');
  const { version } = (await (await author.request.get(address)).json()) as { version: string };
  const other = await author.request.patch(address, {
    headers: { 'x-xiongmao': '1' },
    data: { decision: 'dismiss', answer: null, version },
  });
  expect(other.status()).toBe(200);
  await form.getByRole('button').click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('changed');
  await expect(form.getByLabel('Why, for both sides')).toHaveValue('It insults a team');
  await expect(form.getByRole('button')).toBeDisabled();
});
