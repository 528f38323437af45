import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { enrol, type Member, newBritishMobile } from './enrol.ts';
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

const password = 'Panda2026x';
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

/** Signs in with a code in the default layout. */
async function byMobile({ page, product }: Means, mobile: string, before?: string) {
  const dialog = await openDialog(page);
  await dialog.getByLabel('Mobile number').fill(mobile);
  await enterCode(dialog, product, mobile, before);
  await agreeAndLogIn(dialog);
  await expect(dialog).toBeHidden();
}

/** Signs in with a password in the default layout. */
const byPassword = (name: string, identifier: 'mobile' | 'email' | 'username'): Path => ({
  name,
  async go({ page, product, request }) {
    const member = await enrol(request, product, 'email', 'mainland');
    const dialog = await openDialog(page);
    await dialog.getByRole('tab', { name: 'Password sign-in' }).click();
    await dialog.getByLabel('Mobile number or username').fill(member[identifier]);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await agreeAndLogIn(dialog);
    await expect(dialog).toBeHidden();
    return member;
  },
});

/**
 * Signs in with a third party: the first time as somebody whom no account knows, who is asked for an
 * address unless the third party vouches for one.
 */
function byProvider(provider: Provider, asksFor: 'email' | 'phone' | null): Path {
  const subject = newName();
  const email = newEmail();
  const who = asksFor === null ? { subject, email } : { subject };
  const named = provider === 'Google' && asksFor ? 'Google that tells no address' : provider;
  return {
    name:
      asksFor === null
        ? `${named}, which vouches for the e-mail`
        : `${named}, and a bound ${asksFor}`,
    async go({ page, product }) {
      await leaveFor(page, provider, who);
      const dialog = page.getByRole('dialog');
      if (asksFor === 'email') {
        await expect(dialog.getByRole('heading', { name: 'Add your email' })).toBeVisible();
        await dialog.getByLabel('Email').fill(email);
        await enterCode(dialog, product, email);
      } else if (asksFor === 'phone') {
        const mobile = newMobile();
        await expect(dialog.getByRole('heading', { name: 'Add your phone number' })).toBeVisible();
        await dialog.getByLabel('Mobile number').fill(mobile);
        await enterCode(dialog, product, mobile);
      }
      if (asksFor) await dialog.getByRole('button', { name: 'Add and sign in' }).click();
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await expect(dialog).toBeHidden();
      return null;
    },
    async again({ page }) {
      await leaveFor(page, provider, who);
      await expect(accountButton(page)).toBeVisible();
    },
  };
}

const thirdParties: Path[] = [
  byProvider('Google', null),
  byProvider('X', 'email'),
  byProvider('QQ', 'phone'),
  byProvider('LINE', 'email'),
  byProvider('WeChat', 'phone'),
  byProvider('Google', 'email'),
];
/** Whom an account knows meets nothing of the layout: one comes back from a third party in the default. */
const once = ({ name, go }: Path): Path => ({ name, go });

const defaultPaths: Path[] = [
  {
    name: 'a code to a phone that is new',
    async go(means) {
      await byMobile(means, newMobile());
      return null;
    },
  },
  {
    name: 'a code to a phone that is known',
    async go(means) {
      const { product, request } = means;
      const member = await enrol(request, product, 'email', 'mainland');
      await byMobile(means, member.mobile, await codeFor(product, member.mobile));
      return member;
    },
  },
  byPassword('a password, by phone', 'mobile'),
  byPassword('a password, by e-mail', 'email'),
  byPassword('a password, by username', 'username'),
  ...thirdParties,
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

/** Signs in with a password in the variant. */
const byVariantPassword = (name: string, identifier: 'mobile' | 'email' | 'username'): Path => ({
  name,
  async go({ page, product, request }) {
    const member = await enrol(request, product, 'email', 'britain');
    const dialog = await openForms(page);
    await dialog.getByRole('button', { name: 'Sign in with password' }).click();
    if (identifier === 'mobile') await fillBritish(dialog, member.mobile);
    else await dialog.getByLabel('Email or username').fill(member[identifier]);
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await agreeAndLogIn(dialog);
    await expect(dialog).toBeHidden();
    return member;
  },
});

const variantPaths: Path[] = [
  {
    name: 'a code to an e-mail address that is new, with a name and a password',
    async go({ page, product }) {
      const email = newEmail();
      const dialog = await openForms(page);
      await dialog.getByLabel('Email').fill(email);
      await enterCode(dialog, product, email);
      await agreeAndLogIn(dialog);
      await dialog.getByLabel('Username').fill(newName());
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Register' }).click();
      await expect(dialog).toBeHidden();
      return null;
    },
  },
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
    name: 'a code to a phone that is new',
    async go({ page, product }) {
      const mobile = newBritishMobile();
      const dialog = await openForms(page);
      await fillBritish(dialog, mobile);
      await enterCode(dialog, product, `+44 ${mobile}`);
      await agreeAndLogIn(dialog);
      await dialog.getByRole('button', { name: 'Skip' }).click();
      await expect(dialog).toBeHidden();
      return null;
    },
  },
  byVariantPassword('a password, by e-mail', 'email'),
  byVariantPassword('a password, by phone', 'mobile'),
  byVariantPassword('a password, by username', 'username'),
  // The brand of the variant does without X.
  ...thirdParties.filter(({ name }) => !name.startsWith('X')).map(once),
];

/** Every path that a layout of the dialog offers. */
export const paths = { default: defaultPaths, variant: variantPaths };
