import { violationsOf } from '../../support/accessibility.ts';
import {
  accountButton,
  codeFor,
  expireProof,
  newEmail,
  newMobile,
} from '../../support/people/people.ts';
import { leaveFor } from '../../support/people/third-parties.ts';
import { expect, test } from '../../support/test.ts';

// The demo plays the third parties by a page of the server's.
test.use({ shared: 'demo' });

/** Where nothing moves beside the dialog. */
const quietPage = '/protocol/service';

const ofReturn = /[?&](code|state|auth|oauth_token|oauth_verifier|scope|authuser|denied|error)=/;

test('Who closes the dialog after a third party has signed them in stays signed in', async ({
  page,
}) => {
  await page.goto(quietPage);
  await leaveFor(page, 'Google', { email: newEmail() });
  await expect(page.getByRole('heading', { name: 'Complete your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/protocol\/service$/);
  await expect(accountButton(page)).toBeVisible();
});

test('A sign-in with LINE that no account knows asks to bind an e-mail', async ({
  page,
  product,
}) => {
  const email = newEmail();
  await page.goto(quietPage);
  await leaveFor(page, 'LINE', {});
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Add your email' })).toBeVisible();
  await expect(dialog.getByText(/^Please sign in/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add and sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter your email or phone number');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add and sign in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please input code');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, email));
  await dialog.getByRole('button', { name: 'Add and sign in' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(ofReturn);
  await expect(accountButton(page)).toBeVisible();
});

test('A sign-in with WeChat that no account knows asks to bind a phone', async ({
  page,
  product,
}) => {
  const mobile = newMobile();
  await page.goto(quietPage);
  await leaveFor(page, 'WeChat', {});
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Add your phone number' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
  await dialog.getByRole('button', { name: 'Add and sign in' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/protocol\/service$/);
  await expect(accountButton(page)).toBeVisible();
});

// What each of them sends back then is read beside the code that reads it.
test('Who refuses at a third party is told so, and may try another way', async ({ page }) => {
  await page.goto(quietPage);
  await leaveFor(page, 'X', 'refuse');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sign-in cancelled')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(ofReturn);
});

test('A return is taken once, however often the page is loaded', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/getLoginInfo')) sent.push(request.url());
  });
  await page.goto(quietPage);
  await leaveFor(page, 'X', {});
  await expect(page.getByRole('heading', { name: 'Add your email' })).toBeVisible();
  await page.reload();
  await expect(page).not.toHaveURL(ofReturn);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent).toHaveLength(1);
});

test('A return that was not begun in this browser signs nobody in', async ({ page }) => {
  await page.goto(`${quietPage}?code=stolen&state=stolen`);
  const dialog = page.getByRole('dialog');
  // The page comes alive, fetches the dialog, and asks the server: on a busy machine that takes its time.
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(ofReturn);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('Who signs in with Google is back where they were, and parts with it again, proven by a code', async ({
  page,
  product,
}) => {
  const email = newEmail();
  await page.goto(`${quietPage}?from=here`);
  await leaveFor(page, 'Google', { email });
  const register = page.getByRole('dialog');
  await expect(register.getByRole('heading', { name: 'Complete your account' })).toBeVisible();
  await register.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/protocol\/service\?from=here$/);
  await expect(accountButton(page)).toBeVisible();

  await page.goto('/userInfo/setting');
  const row = page.getByRole('main').locator('dl > div', { hasText: 'Google' });
  await expect(row).toContainText('Mei');
  await row.getByRole('button', { name: 'Unlink' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlink Google' });
  expect(await violationsOf(page)).toEqual([]);
  await expireProof(page, '/user/links/end');
  await dialog.getByRole('button', { name: 'Unlink' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByRole('button', { name: 'Get code' }).click();
  await proof.getByLabel('Verification code').fill(await codeFor(product, email));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('No linked accounts yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No linked accounts yet.')).toBeVisible();
});
