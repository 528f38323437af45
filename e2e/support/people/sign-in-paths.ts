import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { enrol, type Member } from './enrol.ts';
import { accountButton, codeFor, newEmail, newMobile, newName, openDialog } from './people.ts';
import { leaveFor, type Provider } from './third-parties.ts';

/** What a sign-in takes. */
interface Means {
  product: Product;
  /** The site's tab, of a guest. */
  page: Page;
  /** Prepares accounts, with cookies of its own. */
  request: APIRequestContext;
}

/** A way to sign in, as a fan goes it in the dialog. */
export interface Path {
  name: string;
  /** Resolves to who one must be then, if the account was there before. */
  go: (means: Means) => Promise<Member | null>;
  /** Goes it once more, as somebody whom the first time has made known. */
  again?: (means: Means) => Promise<void>;
}

const logIn = (dialog: Locator) =>
  dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

/** Has a code sent to the address that is filled in, and enters it. */
async function enterCode(dialog: Locator, product: Product, to: string, before?: string) {
  await dialog.getByRole('button', { name: 'Get code' }).click();
  await dialog.getByLabel('Verification code').fill(await codeFor(product, to, before));
}

async function agreeAndLogIn(dialog: Locator): Promise<void> {
  await dialog.getByRole('checkbox').check();
  await logIn(dialog);
}

const byPasswordOfEmail: Path = {
  name: 'a password, by e-mail',
  async go({ page, product, request }) {
    const member = await enrol(request, product, 'email', 'mainland');
    const dialog = await openDialog(page);
    await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
    await dialog.getByLabel('Mobile number or username').fill(member.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await agreeAndLogIn(dialog);
    await expect(dialog).toBeHidden();
    return member;
  },
};

/**
 * Signs in with a third party: the first time as somebody whom no account knows, who is asked for an
 * address.
 */
function byProvider(provider: Provider, asksFor: 'email' | 'phone'): Path {
  const subject = newName();
  return {
    name: `${provider}, and a bound ${asksFor}`,
    async go({ page, product }) {
      await leaveFor(page, provider, { subject });
      const dialog = page.getByRole('dialog');
      if (asksFor === 'email') {
        const email = newEmail();
        await expect(dialog.getByRole('heading', { name: 'Add your email' })).toBeVisible();
        await dialog.getByLabel('Email').fill(email);
        await enterCode(dialog, product, email);
      } else {
        const mobile = newMobile();
        await expect(dialog.getByRole('heading', { name: 'Add your phone number' })).toBeVisible();
        await dialog.getByLabel('Mobile number').fill(mobile);
        await enterCode(dialog, product, mobile);
      }
      await dialog.getByRole('button', { name: 'Add and sign in' }).click();
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await expect(dialog).toBeHidden();
      return null;
    },
    async again({ page }) {
      await leaveFor(page, provider, { subject });
      await expect(accountButton(page)).toBeVisible();
    },
  };
}

/** Whom an account knows meets nothing of the layout: one comes back from a third party in the default. */
const once = ({ name, go }: Path): Path => ({ name, go });

const defaultPaths: Path[] = [
  byPasswordOfEmail,
  byProvider('X', 'email'),
  byProvider('QQ', 'phone'),
  once(byProvider('Google', 'email')),
];

/** Opens the second panel of the variant. */
async function openForms(page: Page): Promise<Locator> {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Use phone, email or username' }).click();
  return dialog;
}

/** A British number in the variant's phone field. */
async function fillBritish(dialog: Locator, mobile: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Sign in with phone' }).click();
  await dialog.getByRole('button', { name: /^Country or region/ }).click();
  const search = dialog.getByRole('combobox', { name: 'Search by country or code' });
  await search.fill('united kingdom');
  await search.press('Enter');
  await dialog.getByLabel('Phone number').fill(mobile);
}

const variantPaths: Path[] = [
  {
    name: 'a code to an e-mail address that is known',
    async go({ page, product, request }) {
      const member = await enrol(request, product, 'phone', 'britain');
      const dialog = await openForms(page);
      await dialog.getByLabel('Email').fill(member.email);
      await enterCode(dialog, product, member.email, await codeFor(product, member.email));
      await agreeAndLogIn(dialog);
      await expect(dialog).toBeHidden();
      return member;
    },
  },
  {
    name: 'a password, by phone',
    async go({ page, product, request }) {
      const member = await enrol(request, product, 'email', 'britain');
      const dialog = await openForms(page);
      await dialog.getByRole('button', { name: 'Sign in with password' }).click();
      await fillBritish(dialog, member.mobile);
      await dialog.getByLabel('Password', { exact: true }).fill(member.password);
      await agreeAndLogIn(dialog);
      await expect(dialog).toBeHidden();
      return member;
    },
  },
  once(byProvider('LINE', 'email')),
  once(byProvider('WeChat', 'phone')),
];

/** Paths that no journey of their own goes, by the layout of the dialog. */
export const paths = { default: defaultPaths, variant: variantPaths };
