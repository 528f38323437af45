import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import { fromNow, hours } from '../../support/matches/matches.ts';
import { enrol } from '../../support/people/enrol.ts';
import { enrolAnchor } from '../../support/people/enrol-anchor.ts';
import { register } from '../../support/people/register.ts';
import { openConsole } from '../../support/people/staff.ts';
import { picture } from '../../support/picture.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

/** Chooses a picture in the group that is called so. */
const choose = (page: Page, name: string) =>
  page
    .getByRole('group', { name })
    .locator('input[type=file]')
    .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: picture });

test('Who wants to stream applies, is approved, sets up the room and makes a key', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const { uid } = await enrol(page.request, product, 'phone', 'mainland');
  await page.goto(`${product.site}/anchorCenter`);
  await expect(page).toHaveURL(`${product.studio}/anchorCenter`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a streamer');
  await expect(page.getByText(/bound to your account: .*\*\*/)).toBeVisible();
  await expect(page.getByText('No logos of other platforms')).toBeVisible();
  await page.getByLabel('Date of birth').fill('2020-01-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Streamers must be 18 or over')).toBeVisible();
  await expect(page.getByText('Please agree to the rules')).toBeVisible();

  await page.getByLabel('Real name').fill('Li Hua');
  await page.getByLabel('Date of birth').fill('1990-05-01');
  await page.getByLabel('About you').fill('Twenty years of football.');
  await choose(page, 'Front');
  await expect(page.getByRole('img', { name: 'Preview: Front' })).toBeVisible();
  await page.getByLabel('I am 18 or over').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Certification under review')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const desk = await browser.newPage();
  await openConsole(desk, product, 'admin', '/anchor-applications');
  await desk.getByRole('link', { name: new RegExp(String(uid)) }).click();
  await expect(desk.getByText('Twenty years of football.')).toBeVisible();
  await desk.getByRole('button', { name: 'View side 1' }).click();
  await expect(desk.getByText('Li Hua')).toBeVisible();
  await expect(desk.getByRole('img', { name: 'Side 1' })).toHaveJSProperty('naturalWidth', 64);
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Approved. The account is now a streamer')).toBeVisible();
  await expect(desk.getByText('The documents were deleted')).toBeVisible();
  await desk.goto(`${product.console}/anchors/${uid}`);
  await desk.getByLabel('Custom topics').check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Rights saved')).toBeVisible();
  await desk.close();

  await page.goto(product.studio);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Streamer center');
  await page.getByRole('menuitem', { name: 'Live settings' }).click();
  await expect(page.getByText('Live title cannot be empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go live' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await page.getByLabel('Live title').fill('Transfers of the night');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('textbox', { name: 'Topic' }).fill('Transfer talk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await choose(page, 'Cover (16:9)');
  await expect(page.getByRole('img', { name: 'Cover (16:9)' })).toBeVisible();
  await page.getByRole('button', { name: 'Make stream key' }).click();
  const key = page.getByRole('textbox', { name: 'Stream key' });
  await expect(key).toHaveValue(/^\w+\?key=[\w-]+$/);
  const secret = (await key.inputValue()).split('=')[1]!;

  await page.getByRole('button', { name: 'Go live' }).click();
  await expect(page.getByText('Waiting for the picture')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You have a key/)).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  await page.getByRole('button', { name: 'End live' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re not live')).toBeVisible();
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

test('An anchor reserves a match and cancels it, and opens links from the authorised address alone', async ({
  page,
  browser,
  product,
  match,
}) => {
  const desk = await browser.newPage();
  await enrolAnchor(page.request, desk.request, product);
  const game = await match({ startsAt: fromNow(hours(5)) });
  const link = await desk.request.post(`${product.console}/java/console/live-links`, {
    headers: { 'x-xiongmao': '1' },
    data: {
      matchId: game.id,
      name: 'Stadium feed',
      url: 'https://feeds.example.org/one.m3u8',
      language: 'en',
      priority: 90,
    },
  });
  expect(link.status(), await link.text()).toBe(201);
  await desk.close();

  await page.goto(`${product.studio}/reservations`);
  await page.getByRole('button', { name: 'Reserve a match' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Match' }).fill(game.home);
  await page.getByRole('option', { name: new RegExp(game.home) }).click();
  await form.getByRole('button', { name: 'Reserve a match' }).click();
  const row = page.getByRole('listitem').filter({ hasText: game.home });
  await expect(row).toContainText('Reserved');
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Cancelled');

  await page.getByRole('menuitem', { name: 'Live links' }).click();
  await page.getByPlaceholder('Name or team').fill(game.home);
  await page.getByRole('button', { name: 'Show link Stadium feed' }).click();
  await expect(page.getByText('This IP address isn’t authorised')).toBeVisible();
  await page.getByRole('button', { name: 'Authorise this address' }).click();
  await expect(page.getByText(/^Authorised: /)).toBeVisible();
  await page.getByRole('button', { name: 'Show link Stadium feed' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(
    'https://feeds.example.org/one.m3u8',
  );
});

for (const { colorScheme, viewport } of [
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`In the ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport });

    test('the streamer centre keeps nobody out', async ({ page, browser, product }) => {
      test.setTimeout(120_000);
      const desk = await browser.newPage();
      await enrolAnchor(page.request, desk.request, product);
      await desk.close();
      for (const path of [
        '/anchorCenter',
        '/anchorCenter/live',
        '/anchorCenter/liveLinkDetails',
        '/anchorCenter/revenueDetails',
        '/reservations',
      ]) {
        // Its figures are asked for every few seconds: the network never rests.
        await page.goto(product.studio + path);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  });
}
