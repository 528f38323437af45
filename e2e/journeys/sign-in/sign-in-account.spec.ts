import type { Page } from '@playwright/test';
import { rowOf } from '../../support/matches/board.ts';
import { fromNow } from '../../support/matches/matches.ts';
import { codeFor, newMobile, signInByCode, signOut } from '../../support/people/people.ts';
import { expect, test } from '../../support/test.ts';

const star = (page: Page, game: { home: string }) => rowOf(page, game).getByRole('button');

test('What a guest has starred is the account’s after the sign-in, and on every device', async ({
  page,
  match,
  product,
  browser,
}) => {
  const [mine, later] = [
    await match({ gameId: 27, startsAt: fromNow(0) }),
    await match({ gameId: 27, startsAt: fromNow(0) }),
  ];
  const mobile = newMobile();
  await page.goto('/?games=27');
  await star(page, mine).click();
  await expect(star(page, mine)).toHaveAttribute('aria-pressed', 'true');
  await signInByCode(page, product, mobile);
  await expect(star(page, mine)).toHaveAttribute('aria-pressed', 'true');
  await star(page, later).click();
  await expect(star(page, later)).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    const answer = await page.request.get('/java/match/favourites');
    const { result } = (await answer.json()) as { result: { matchIds: number[] } };
    expect(result.matchIds).toEqual([later.id, mine.id]);
  }).toPass();

  // Another device has the cookies of the same account, and nothing else.
  const { cookies } = await page.context().storageState();
  const elsewhere = await browser.newContext({
    locale: 'en-US',
    timezoneId: product.zone,
    baseURL: product.site,
    storageState: { cookies: cookies.filter(({ name }) => name !== 'favourites'), origins: [] },
  });
  const other = await elsewhere.newPage();
  await other.goto('/?tab=favourites');
  await expect(star(other, mine)).toHaveAttribute('aria-pressed', 'true');
  await star(other, mine).click();
  await expect(rowOf(other, mine)).toBeHidden();
  await expect(rowOf(other, later)).toBeVisible();
  await elsewhere.close();

  await signOut(page);
  await page.goto('/?games=27');
  await expect(star(page, later)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toMatch(/^\[\]$/);
});

test.describe('The channel area', () => {
  test.use({ provoked: /status of 403/ });

  test('opens no second tab for who may not enter it', async ({ page, product }) => {
    const mobile = newMobile();
    await page.goto('/channel/gold');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Mobile number').fill(mobile);
    await dialog.getByRole('button', { name: 'Get code' }).click();
    await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Error 403')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('channelIntent'))).toBeNull();
  });
});

test('Who came by an invitation or a channel says so when they register', async ({
  page,
  product,
}) => {
  await page.goto('/match?invite=PANDA7&promotionChannelId=41');
  await page.goto('/match/soccer');
  const registered = page.waitForRequest(/getLoginByEmailCheckCode/);
  await signInByCode(page, product, newMobile());
  expect((await registered).postDataJSON()).toMatchObject({
    inviteCode: 'PANDA7',
    promotionChannelId: '41',
    agreed: true,
  });
});
