import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/accessibility.ts';
import {
  accountButton,
  codeFor,
  newEmail,
  newMobile,
  newName,
  openDialog,
  signOut,
} from '../../support/people/people.ts';
import { expect, test } from '../../support/test.ts';

// A brand whose login dialog has the other layout.
test.use({ shared: 'variant' });

const password = 'Panda2026x';
/** Where nothing moves beside the dialog. */
const quietPage = '/protocol/service';

async function openForms(page: Page) {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Use phone, email or username' }).click();
  return dialog;
}

test('The first panel offers an own address, third parties but X, and to stay a guest', async ({
  page,
}) => {
  await page.goto(quietPage);
  const dialog = await openDialog(page);
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with X' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeFocused();
});

test('A new fan comes by e-mail and chooses a name and a password, which then sign in', async ({
  page,
  product,
}) => {
  const email = newEmail();
  const name = newName();
  await page.goto(quietPage);
  let dialog = await openForms(page);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter your email or phone number');
  await dialog.getByLabel('Email').fill('fan@nowhere');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Format error');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, email));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(dialog.getByRole('heading', { name: 'Complete your account' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Username').fill('no blanks');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Use 3 to 24 letters and digits');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toBeHidden();

  await signOut(page);
  dialog = await openForms(page);
  await dialog.getByRole('button', { name: 'Sign in with password' }).click();
  await dialog.getByLabel('Email or username').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await accountButton(page).click();
  await expect(page.getByText(name)).toBeVisible();
});

test('Nothing in the dialog moves once it stands, however late the server tells what it offers', async ({
  page,
}) => {
  await page.route('**/java/login/methods*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(quietPage);
  const dialog = await openDialog(page);
  const first = dialog.getByRole('button', { name: 'Use phone, email or username' });
  const place = await first.boundingBox();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(dialog.getByText('Demo accounts:')).toBeVisible();
  expect(await first.boundingBox()).toEqual(place);
});

test('A new fan comes by phone from another country, and completes the account later', async ({
  page,
  product,
}) => {
  const number = `74${newMobile().slice(3)}`;
  await page.goto(quietPage);
  const dialog = await openForms(page);
  await dialog.getByRole('button', { name: 'Sign in with phone' }).click();
  await dialog.getByRole('button', { name: /^Country or region/ }).click();
  const search = dialog.getByRole('combobox', { name: 'Search by country or code' });
  await expect(search).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await search.press('Escape');
  await expect(search).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: /^Country or region/ }).press('Enter');
  await search.fill('united');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('data-highlighted');
  // Enter that ends a word of an input method chooses nothing.
  const composing = { key: 'Enter', keyCode: 229, isComposing: true };
  await search.dispatchEvent('keydown', composing);
  await search.press('ArrowDown');
  await expect(dialog.locator('[data-highlighted]')).toContainText('United Kingdom');
  await search.press('Enter');
  await expect(dialog.getByRole('button', { name: /United Kingdom.*\+44/ })).toBeFocused();

  await dialog.getByLabel('Phone number').fill(number);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, `+44 ${number}`));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
});

test('Who forgot the password sets a new one with a code sent by e-mail', async ({
  page,
  product,
}) => {
  await page.goto(quietPage);
  const dialog = await openForms(page);
  const email = newEmail();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const first = await codeFor(product, email);
  await dialog.getByLabel('Verification code').fill(first);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await signOut(page);

  await openForms(page);
  await dialog.getByRole('button', { name: 'Sign in with password' }).click();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await expect(dialog.getByRole('status')).toContainText(email);
  await dialog.getByLabel('Verification code').fill(await codeFor(product, email, first));
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByLabel('Email or username')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(accountButton(page)).toBeVisible();
});
