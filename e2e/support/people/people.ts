import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { errors } from '@xiongmao/api/errors';
import type { Product } from '../../product/product.ts';

/** A number of China's mainland that nobody had before. */
export const newMobile = (): string => `139${String(randomInt(1e8)).padStart(8, '0')}`;
export const newEmail = (): string => `fan${randomInt(1e12)}@example.com`;
/** An address in a network that nobody else comes from. */
export const newNetwork = (): string =>
  `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
export const newName = (): string => `Fan${randomInt(1e12)}`;

/** The code that was last sent to an address, as the outbox has it, once it is no more the one `before`. */
export async function codeFor({ server }: Product, to: string, before = ''): Promise<string> {
  let code = '';
  await expect(async () => {
    const sent = await fetch(`${server}/dev/outbox?to=${encodeURIComponent(to)}`);
    const messages = (await sent.json()) as { code: string | null }[];
    const newest = messages.find((message) => message.code !== null);
    expect(newest, `a code to ${to}`).toBeDefined();
    code = newest!.code!;
    expect(code).not.toBe(before);
  }).toPass();
  return code;
}

/** The link to a page that needs nobody signed in, in a letter to an address. */
export async function letterLink(
  { server }: Product,
  to: string,
  page: 'undo' | 'unsubscribe',
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const sent = await fetch(`${server}/dev/outbox?to=${encodeURIComponent(to)}`);
    const messages = (await sent.json()) as { text: string }[];
    const links = new RegExp(`\\S+/${page}#\\S+`);
    link = messages.map(({ text }) => links.exec(text)?.[0]).find(Boolean);
    expect(link, `a letter to ${to}`).toBeDefined();
  }).toPass();
  return link!;
}

/** Opens the login dialog from the page's head. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return dialog;
}

/** The button of who is signed in. */
export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'My account' });

/** Registers or signs in with a code sent to a phone, in the default layout. */
export async function signInByCode(page: Page, product: Product, mobile: string): Promise<void> {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, mobile));
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(accountButton(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  // It leads home, by a page that is loaded anew.
  const home = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await home;
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}

/** The server finds the proof too old for the next call of a path, once; the call itself is not sent. */
export async function expireProof(page: Page, path: string): Promise<void> {
  const json = {
    status: 'fail',
    errorCode: errors.proofRequired.code,
    errorMsg: 'Prove who you are',
  };
  await page.route(`**/java${path}?*`, (route) => route.fulfill({ json }), { times: 1 });
}
