import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { register, write } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo', provoked: /status of (401|403|404|410|422)/ });
// Each step waits for a server that works for others, too.

const by = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const said = (page: Page, text: string) =>
  page.locator('article[id^=comment-]').filter({ hasText: text });
const send = async (page: Page, label: RegExp, text: string, button: string) => {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(text);
  await field
    .locator('xpath=ancestor::form')
    .getByRole('button', { name: button, exact: true })
    .click();
};

test('Fans post, comment, answer, like and mention each other, and hear of it', async ({
  page,
  browser,
  product,
}) => {
  const mark = randomUUID().slice(0, 8);
  const author = await register(page.request, product);
  const friend = await (await browser.newContext({ baseURL: product.site })).newPage();
  const other = await register(friend.request, product);

  await page.goto('/userInfo/userPost');
  await page.getByRole('link', { name: 'Write a post' }).first().click();
  const text = page.getByRole('textbox', { name: /on your mind/ });
  await text.fill(`Derby tonight ${mark}`);
  // What is begun is there again.
  await page.reload();
  await expect(text).toHaveValue(`Derby tonight ${mark}`);
  await page.getByLabel('Game').selectOption({ label: 'Football' });
  await page.getByLabel('Add picture').setInputFiles({
    name: 'derby.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/posts\/\d+$/);
  await expect(by(page, mark).getByRole('img', { name: 'Picture 1' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await friend.goto('/posts?game=soccer&sort=new');
  await by(friend, mark).getByRole('link', { name: '0 comments' }).click();
  await expect(friend).toHaveURL(new RegExp(`${address}$`));
  const likes = by(friend, mark).getByRole('button', { name: /^Like/ }).first();
  await likes.click();
  await expect(likes).toHaveAttribute('aria-pressed', 'true');
  await expect(likes).toContainText('1');
  await send(friend, /Join the discussion/, `Two nil ${mark}, @${author.username}`, 'Post');
  await expect(said(friend, `Two nil ${mark}`)).toBeVisible();
  await expect(
    by(friend, `Derby tonight ${mark}`).getByRole('link', { name: '1 comment' }),
  ).toBeVisible();
  // Who speaks to the page says the number that is seen, also where a language has a word for one thing.
  const inArabic = await friend.request.get(`/ar${address}`);
  expect(await inArabic.text()).toContain('aria-label="1 تعليق"');
  await expect(
    said(friend, `Two nil ${mark}`).getByRole('link', { name: `@${author.username}` }),
  ).toBeVisible();
  expect(await violationsOf(friend)).toEqual([]);

  // The author is told, goes there and answers.
  await page.goto('/userInfo/userNews');
  await page.getByText(`${other.username} mentioned you in a comment.`).click();
  await expect(page).toHaveURL(new RegExp(`${address}\\?comment=\\d+`));
  await said(page, `Two nil ${mark}`).getByRole('button', { name: 'Reply' }).click();
  await send(page, new RegExp(`Reply to ${other.username}`), `Dream on ${mark}`, 'Reply');
  await expect(said(page, `Dream on ${mark}`)).toBeVisible();
  await said(page, `Dream on ${mark}`).getByRole('button', { name: 'Edit' }).click();
  await send(page, /^Edit$/, `Keep dreaming ${mark}`, 'Save');
  await expect(said(page, `Keep dreaming ${mark}`)).toContainText('edited');

  await friend.goto('/userInfo/userNews');
  await friend.getByText(`${author.username} replied to your comment.`).click();
  await expect(said(friend, `Keep dreaming ${mark}`)).toBeVisible();

  // Deleted, its place stays with the answer below it.
  await friend.getByRole('radio', { name: 'New' }).check({ force: true });
  await said(friend, `Two nil ${mark}`).getByRole('button', { name: 'Delete' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(friend.getByText('Deleted by its author')).toBeVisible();
  await expect(said(friend, `Keep dreaming ${mark}`)).toBeVisible();

  // What they wrote and like stands on their pages.
  await friend.goto(`/userInfo/${author.uid}`);
  await expect(by(friend, `Derby tonight ${mark}`)).toBeVisible();
  await friend.getByRole('tab', { name: 'Comments' }).click();
  await expect(by(friend, `Keep dreaming ${mark}`)).toBeVisible();
  await friend.goto(`/userInfo/${other.uid}?wrote=likes`);
  await expect(by(friend, `Derby tonight ${mark}`)).toBeVisible();

  await page.goto(address);
  await by(page, `Derby tonight ${mark}`).getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/posts$/);
  const gone = await friend.goto(address);
  expect(gone!.status()).toBe(410);
  await expect(friend.getByText('This page is no longer available')).toBeVisible();
});

test('A match is talked about below it, also by who reads without scripts', async ({
  page,
  browser,
  product,
  match,
}) => {
  const mark = randomUUID().slice(0, 8);
  await register(page.request, product);
  const game = await match();
  await page.goto(game.path);
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  await send(page, /Join the discussion/, `What a match ${mark}`, 'Post');
  await expect(said(page, mark)).toBeVisible();

  // A post is about it, too, once it is found: the index follows within some seconds.
  await page.goto('/userInfo/send');
  await page.getByRole('button', { name: 'Choose a match' }).click();
  const field = page.getByRole('combobox', { name: 'Search for a match' });
  const option = page.getByRole('option').filter({ hasText: game.home });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(game.home);
    await expect(option).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await violationsOf(page)).toEqual([]);
  await field.press('Enter');
  await expect(page.getByText(`${game.home} – ${game.away}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not about this match' })).toBeFocused();
  await send(page, /on your mind/, `Not to be missed ${mark}`, 'Post');
  await expect(page).toHaveURL(/\/posts\/\d+$/);
  await by(page, mark).getByRole('link', { name: game.home }).click();
  await expect(page).toHaveURL(game.path);

  const context = await browser.newContext({ baseURL: product.site, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`${game.path}?tab=comments`);
  await expect(said(reader, mark)).toBeVisible();
});

test('A report is decided by support, both sides read why, and an appeal brings it back', async ({
  page,
  browser,
  product,
  match,
}) => {
  const mark = randomUUID().slice(0, 8);
  const author = await register(page.request, product);
  const game = await match();
  const address = `${game.path}?tab=comments`;
  await page.goto(address);
  await send(page, /Join the discussion/, `A questionable joke ${mark}`, 'Post');
  await expect(said(page, mark)).toBeVisible();

  const reporter = await (await browser.newContext({ baseURL: product.site })).newPage();
  await register(reporter.request, product);
  await reporter.goto(address);
  const form = reporter.getByRole('dialog', { name: 'Report' });
  // Once the page has come alive.
  await expect(async () => {
    if (await form.isVisible()) return;
    await said(reporter, mark).getByRole('button', { name: 'Report', exact: true }).click();
    await expect(form).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await form.getByText('Insults').click();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form).toHaveCount(0);

  const office = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const support = await office.newPage();
  await openConsole(support, product, 'support', '/writing-reports');
  const menu = support.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Post reports \d+ waiting$/ })).toBeVisible();
  await support.getByRole('link', { name: new RegExp(mark) }).click();
  await expect(support.getByText(`A questionable joke ${mark}`).first()).toBeVisible();
  expect(await violationsOf(support)).toEqual([]);
  await support.getByLabel('Rule').selectOption({ label: 'Insults' });
  await support.getByLabel('Why, for both sides').fill(`It insults fans ${mark}.`);
  await support.getByRole('button', { name: 'Decide' }).click();
  await expect(support.getByRole('status').filter({ hasText: 'Report decided' })).toBeVisible();
  await office.close();

  await reporter.goto('/userInfo/userNews');
  await expect(reporter.getByText(`It insults fans ${mark}.`)).toBeVisible();
  await reporter.goto(address);
  await expect(reporter.getByText('No comments yet')).toBeVisible();

  await page.goto('/userInfo/userNews');
  await page.getByText(`It insults fans ${mark}.`).click();
  await expect(page).toHaveURL(/\/userInfo\/chat$/);
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await page.getByLabel('Why should it be shown again?').fill(`It was a joke ${mark}`);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Appeal under review')).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const admin = await desk.newPage();
  await openConsole(admin, product, 'admin', '/writing-appeals');
  await admin.getByRole('link', { name: new RegExp(`It was a joke ${mark}`) }).click();
  await admin.getByLabel('Decision').selectOption({ label: 'Granted' });
  await admin.getByLabel('Answer').fill('A joke indeed');
  await admin.getByRole('button', { name: 'Decide' }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'Appeal decided' })).toBeVisible();
  await desk.close();

  await reporter.goto(address);
  await expect(said(reporter, mark)).toContainText(author.username);
});

test('Who is new is told beside the field that links have to wait, until the text is another', async ({
  page,
  product,
}) => {
  const mark = randomUUID().slice(0, 8);
  await register(page.request, product);
  await page.goto('/userInfo/send');
  const text = page.getByRole('textbox', { name: /on your mind/ });
  await text.fill(`Look at https://example.org ${mark}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const why = 'New accounts can’t post links yet. Take the link out and try again';
  await expect(text).toHaveAccessibleDescription(why);
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await text.fill(`Look at this ${mark}`);
  await expect(page.getByText(why)).toBeHidden();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/posts\/\d+$/);
});

test('Behind an @ stand those who wrote there, to be taken by the keyboard alone', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext();
  const author = await register(elsewhere.request, product);
  const { id } = await write<{ id: number }>(elsewhere.request, product, 'POST', '/post/create', {
    ...{ text: `Who is there? ${randomUUID()}`, gameId: null, matchId: null, pictures: [] },
  });
  await elsewhere.close();
  await register(page.request, product);
  await page.goto(`/posts/${id}`);
  const field = page.getByRole('textbox', { name: /Join the discussion/ });
  const option = page.getByRole('option', { name: author.username });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(`Hello @${author.username.slice(0, 3)}`);
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Hello @${author.username} `);
  await field.pressSequentially('@');
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
});
