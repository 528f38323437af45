import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { draftArticle } from '../../support/draft-article.ts';
import { findMatch } from '../../support/find-subject.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { openConsole, openStudio } from '../../support/people/staff.ts';
import { picture } from '../../support/picture.ts';
import { postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|409|422)/,
});

const words = (page: Page) => page.getByRole('textbox', { name: 'Article text' });

/** Does what is asked about first. */
async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toHaveCount(0);
}

test('An expert’s article is returned with a reason; mended, it stands beside its match and on the expert’s page', async ({
  page,
  browser,
  product,
  match,
}) => {
  const { uid } = await openStudio(page, product, 'expert');
  const game = await match({ startsAt: fromNow(hours(2)) });
  const plan = await postPlan(page, product, game.id, { title: `Plan on ${game.id}` });
  const desk = await browser.newPage();
  await publishPlan(desk.request, product, plan.id);

  await page.getByRole('menuitem', { name: 'Post an article' }).click();
  await expect(page).toHaveURL(/\/articles\/create/);
  const title = `${game.home} come to win`;
  await page.getByRole('textbox', { name: 'Title' }).fill('No');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('At least 4 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Summary' }).fill('What to expect of it.');
  await page.getByRole('combobox', { name: 'Sport' }).fill('Football');
  await page.getByRole('option', { name: 'Football', exact: true }).click();
  await words(page).click();
  await page.keyboard.type('Both sides know each other. ');
  await page.getByRole('button', { name: 'Match, team or player card' }).click();
  const cards = page.getByRole('dialog', { name: 'Match, team or player card' });
  await (await findMatch(cards, game.home)).click();
  await expect(words(page)).toContainText(`Match · ${game.home} – ${game.away}`);
  await page.getByRole('button', { name: 'Plan card' }).click();
  const plans = page.getByRole('dialog', { name: 'Plan card' });
  expect(await violationsOf(page)).toEqual([]);
  await plans.getByRole('button', { name: plan.title }).click();
  await expect(words(page)).toContainText(`Plan · ${plan.title}`);
  // What is chosen stays where the next is set, or written.
  await page.keyboard.type('See for yourself.');
  await expect(words(page)).toContainText(
    new RegExp(`Both sides.*Match · ${game.home}.*Plan · ${plan.title}.*See for yourself.`),
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Both sides know each other.');
  await expect(preview).toContainText(`Plan · ${plan.title}`);
  const [, id] = /articles\/(\d+)\/show/.exec(page.url())!;
  await confirm(page, 'Submit');
  await expect(page.getByText('This article is with the editors.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);

  await openConsole(desk, product, 'editor', `/news-articles/${id}`);
  await expect(desk.getByRole('region', { name: 'Preview' })).toContainText(plan.title);
  await desk.getByRole('button', { name: 'Return' }).click();
  const form = desk.getByRole('dialog', { name: `Return “${title}”` });
  await form.getByLabel('Reason').fill('Who says so?');
  await form.getByRole('button', { name: 'Return' }).click();
  await expect(desk.getByText('Article returned')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Reason: Who says so?')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(words(page)).toContainText('Both sides know each other.');
  await page.getByRole('textbox', { name: 'Summary' }).fill('The league says so.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(preview).toContainText('The league says so.');
  await confirm(page, 'Submit');
  await expect(page.getByText('This article is with the editors.')).toBeVisible();

  await desk.goto(`${product.console}/news-articles/${id}`);
  await expect(desk.getByRole('region', { name: 'Preview' })).toContainText('The league says so.');
  await desk.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Article published')).toBeVisible();
  await desk.close();

  await page.reload();
  await page.getByRole('link', { name: 'On the site' }).click();
  await expect(page).toHaveURL(new RegExp(`/news/soccer/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const shown = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(shown.getByRole('link', { name: plan.title })).toHaveAttribute(
    'href',
    `/expert/plan/${plan.id}`,
  );
  await page.goto(game.path);
  await page.getByRole('tab', { name: 'News', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: title })).toBeVisible();
  await page.goto(`/expert/${uid}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('An expert shows a picture, takes an article back, and deletes it', async ({
  page,
  product,
}) => {
  await openStudio(page, product, 'expert', '/articles/create');
  const title = `With a picture ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Summary' }).fill('What it looks like.');
  await page.getByRole('combobox', { name: 'Sport' }).fill('Football');
  await page.getByRole('option', { name: 'Football', exact: true }).click();
  await words(page).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'pitch.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByLabel('Description').fill('The pitch at night');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(words(page).getByRole('img', { name: 'The pitch at night' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'The pitch at night' })).toBeVisible();

  await confirm(page, 'Submit');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await confirm(page, 'Take back');
  await expect(page.getByText('Article taken back')).toBeVisible();
  await confirm(page, 'Delete');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My articles');
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);
});

test('What was changed meanwhile is reloaded on request; what had been typed is shown above it', async ({
  page,
  product,
}) => {
  await openStudio(page, product, 'expert');
  const article = await draftArticle(page.request, product, {}, 'studio');
  await page.goto(`${product.studio}/articles/${article.id}`);
  await expect(words(page)).toContainText('They won the last five.');
  await words(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' So they will again.');

  const address = `${product.studio}/java/studio/articles/${article.id}`;
  const { title, summary, gameId, coverId, links, version } = await (
    await page.request.get(address)
  ).json();
  const text = 'They lost the last five.';
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const changed = await page.request.put(address, {
    headers: { 'x-xiongmao': '1' },
    data: { title, summary, body, gameId, coverId, links, version },
  });
  expect(changed.status(), await changed.text()).toBe(200);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(words(page)).toHaveText(text);
  await expect(page.getByText('They won the last five. So they will again.')).toBeVisible();
  await words(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Even so.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(`${text} Even so.`);
});
