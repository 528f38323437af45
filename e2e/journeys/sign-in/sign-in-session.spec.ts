import {
  accountButton,
  codeFor,
  newMobile,
  openDialog,
  signInByCode,
  signOut,
} from '../../support/people/people.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

const password = 'Panda2026x';

test('Who forgot the password sets a new one with a code, and every session ends', async ({
  page,
  product,
  browser,
}) => {
  const mobile = newMobile();
  await page.goto('/match');
  await signInByCode(page, product, mobile);
  const first = await codeFor(product, mobile);

  const elsewhere = await browser.newContext({ locale: 'en-US', baseURL: product.site });
  const other = await elsewhere.newPage();
  await other.goto('/');
  const dialog = await openDialog(other);
  await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile, first));
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();

  // Where one was signed in, the page learns of it and goes home.
  await expect(page).toHaveURL(`${product.site}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);

  await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
  await dialog.getByLabel('Mobile number or username').fill(mobile);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('Wrong2026x');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(accountButton(other)).toBeVisible();
  await elsewhere.close();
});

test('A sign-in and a sign-out in one tab are such in all of them', async ({
  page,
  product,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/match');
  await page.goto('/');
  await signInByCode(page, product, newMobile());
  await expect(accountButton(other)).toBeVisible();

  await signOut(page);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL(/\/match$/);
});

test('The three apps share one sign-in', async ({ page, product }) => {
  await page.goto(product.studio);
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  const dialog = page.getByRole('dialog');
  const mobile = newMobile();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  // Back where one came from: the studio knows who it is, and what a fan may do there.
  await expect(page).toHaveURL(new RegExp(`^${product.studio}`));
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await page.goto(product.console);
  await expect(page.getByText('You do not have permission to access this page')).toBeVisible();
});

test('A page is taken over without complaint, also where a part comes when the account is known', async ({
  page,
  product,
}) => {
  await register(page.request, product);
  const known = page.waitForResponse(/\/java\/user\/info/);
  await page.route(/account-button-.*\.js/, async (route) => {
    await known;
    await route.continue();
  });
  await page.goto('/match');
  await expect(accountButton(page).locator('[data-initials]')).toBeVisible();
});
