import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { draftArticle } from '../../support/draft-article.ts';
import { findMatch } from '../../support/find-subject.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { openConsole, signIn } from '../../support/people/staff.ts';
import { picture } from '../../support/picture.ts';
import { postPlan, publishPlan } from '../../support/posted-plans.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|404|410|409|422)/,
});

const words = (page: Page) => page.getByRole('textbox', { name: 'Article text' });

test('An editor writes of a match in two languages, schedules it and publishes it', async ({
  page,
  product,
  match,
}) => {
  const { home, away, id: matchId } = await match({ startsAt: fromNow(hours(2)) });
  await openConsole(page, product, 'editor', '/news-articles/create');
  const main = page.getByRole('main');
  await main.getByLabel('Language', { exact: true }).selectOption('English');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByLabel('Sport')).toHaveAccessibleDescription('Please fill this in');
  await main.getByLabel('Sport').selectOption('Football');
  await main.getByLabel('Title').fill(`${home} come to win`);
  await main.getByLabel('Summary').fill('What to expect of it.');
  await words(page).click();
  await page.keyboard.type('Both sides know ');
  const bold = page.getByRole('button', { name: 'Bold' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('each other');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Match, team or player card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Match, team or player card' });
  await (await findMatch(dialog, home)).click();
  await expect(words(page)).toContainText(`Match · ${home} – ${away}`);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${home} come to win`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong')).toHaveText('each other');
  await expect(preview).toContainText(`Match · ${home} – ${away}`);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page.getByRole('link', { name: 'Add a language' }).click();
  await main.getByLabel('Language', { exact: true }).selectOption('العربية');
  await expect(words(page)).toHaveCSS('direction', 'rtl');
  await main.getByLabel('Language', { exact: true }).selectOption('简体中文');
  await main.getByLabel('Title').fill(`${home} 志在必得`);
  await main.getByLabel('Summary').fill('赛前看点。');
  await words(page).fill('两队对彼此都很了解。');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(preview).toContainText('两队对彼此都很了解。');
  await expect(preview.getByRole('link', { name: '简体中文' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText('Please fill this in')).toBeVisible();
  const day = fromNow(hours(48)).slice(0, 10);
  await schedule.getByLabel('Date and time').fill(`${day}T09:30`);
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(page.getByText(/Will be published on .* 09:30/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog', { name: `Publish “${home} come to win”` });
  await publish.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Article published')).toBeVisible();
  for (const [language, title] of [
    ['en-US', `${home} come to win`],
    ['zh-CN', `${home} 志在必得`],
  ] as const) {
    const read = await page.request.get(`${product.console}/java/soccer/news${id}`, {
      headers: { language },
    });
    expect(await read.json()).toMatchObject({
      result: { title, links: [{ kind: 'match', id: matchId }] },
    });
  }

  await page.goto(`${product.console}/news-articles`);
  await page.getByRole('searchbox').fill(home);
  await expect(page.getByRole('row', { name: new RegExp(home) })).toContainText('Published');
});

test('What an editor writes while another changes the article is kept, and nothing is saved over', async ({
  page,
  browser,
  product,
}) => {
  await openConsole(page, product, 'editor');
  const { id } = await draftArticle(page.request, product, { title: 'Written by two' });
  await page.goto(`${product.console}/news-texts/${id}-en_US`);
  await words(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And the sixth, too.');

  const other = await browser.newPage();
  await openConsole(other, product, 'admin', `/news-texts/${id}-en_US`);
  await other.getByLabel('Summary').fill('One side that never gave a goal away.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('region', { name: 'Preview' })).toContainText('One side');
  await other.close();

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  const had = page.getByRole('region', { name: 'Your previous entry' });
  await expect(had).toContainText('They won the last five. And the sixth, too.');
  await expect(page.getByLabel('Summary')).toHaveValue('One side that never gave a goal away.');
  await expect(words(page)).toHaveText('They won the last five.');
  await words(page).fill('They won the last six.');
  await page.getByRole('button', { name: 'Save' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('They won the last six.');

  const revisions = page.getByRole('table', { name: 'Revisions' });
  await expect(revisions.getByRole('row')).toHaveCount(4);
  await revisions.getByRole('row').last().getByRole('button').click();
  await expect(revisions.locator('del').first()).toHaveText('Two sides');
  await revisions.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(preview).toContainText('Two sides that never gave a goal away.');
  await expect(preview).toContainText('They won the last five.');
});

test('An administrator returns an expert’s article with a reason, and publishes it once it is mended', async ({
  page,
  playwright,
  product,
}) => {
  const expert = await playwright.request.newContext();
  await signIn(expert, product, 'expert');
  const title = 'Why the home side wins';
  const own = await draftArticle(expert, product, { title }, 'studio');
  const address = `${product.studio}/java/studio/articles/${own.id}`;
  async function submit(more: object = {}) {
    const { version } = (await (await expert.get(address)).json()) as { version: string };
    const data = { version, event: 'submit', ...more };
    const answer = await expert.patch(address, { headers: { 'x-xiongmao': '1' }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await submit();

  await openConsole(page, product, 'admin');
  const waiting = page.getByRole('region', { name: 'Articles to review' });
  await waiting.getByRole('link', { name: /View all/ }).click();
  await expect(page.getByLabel('Status')).toHaveValue('review');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'Edit text' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Return' }).click();
  const form = page.getByRole('dialog', { name: `Return “${title}”` });
  await form.getByLabel('Reason').fill('Who says so?');
  const shown = page.url();
  await form.getByRole('button', { name: 'Return' }).click();
  await expect(page.getByText('Article returned')).toBeVisible();
  // The next that waits is opened, or the list.
  await page.waitForURL((url) => url.href !== shown);
  await page.goto(shown);
  await expect(page.getByText('Returned', { exact: true })).toBeVisible();
  await expect(page.getByText('Reason: Who says so?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await submit({ summary: 'The league says so.' });
  await expert.dispose();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('The league says so.');
  const since = page.getByRole('region', { name: 'Changed since the last review' });
  await expect(since).toContainText('The league says so.');
  const before = page.getByRole('region', { name: 'Sent back before' });
  await expect(before).toContainText('Who says so?');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Article published')).toBeVisible();
});

test('An editor adds a picture, tells what it shows, and can’t delete it while an article shows it', async ({
  page,
  product,
}) => {
  await openConsole(page, product, 'editor');
  const { id } = await draftArticle(page.request, product, { title: 'With a picture' });
  await page.goto(`${product.console}/news-texts/${id}-en_US`);
  await words(page).click();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'pitch.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  const alt = `Pitch ${id} at night`;
  await dialog.getByLabel('Description').fill(alt);
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(words(page).getByRole('img', { name: alt })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: alt }),
  ).toBeVisible();

  await page.goto(`${product.console}/news-pictures`);
  await page.getByRole('searchbox').fill(alt);
  await page.getByRole('link', { name: alt }).click();
  await expect(page.getByRole('table', { name: 'Shown in' })).toContainText('With a picture');
  await expect(page.getByRole('button', { name: 'Delete picture' })).toHaveCount(0);
  const [, pictureId] = /news-pictures\/(\d+)/.exec(page.url())!;
  const refused = await page.request.delete(
    `${product.console}/java/console/news-pictures/${pictureId}`,
    { headers: { 'x-xiongmao': '1' } },
  );
  expect(refused.status()).toBe(409);
});

test('An editor shows a plan, found by its match', async ({ page, browser, product, match }) => {
  const game = await match({ startsAt: fromNow(hours(2)) });
  const expert = await browser.newPage();
  await signIn(expert.request, product, 'expert');
  const plan = await postPlan(expert, product, game.id, { title: `Plan for ${game.id}` });
  await publishPlan(expert.request, product, plan.id);
  await expert.close();

  await openConsole(page, product, 'editor');
  const { id } = await draftArticle(page.request, product, { title: 'With a plan' });
  await page.goto(`${product.console}/news-texts/${id}-en_US`);
  await words(page).click();
  await page.getByRole('button', { name: 'Plan card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan card' });
  await (await findMatch(dialog, game.home)).click();
  await dialog.getByRole('button', { name: new RegExp(`^Plan · ${plan.title}`) }).click();
  await expect(words(page)).toContainText(`Plan · ${plan.title}`);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(plan.title);
});
