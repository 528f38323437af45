import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { enrol, type Member } from '../../support/people/enrol.ts';
import { accountButton, codeFor, signOut } from '../../support/people/people.ts';
import { register, write } from '../../support/people/register.ts';
import { paths } from '../../support/people/sign-in-paths.ts';
import { signIn } from '../../support/people/staff.ts';
import {
  apps,
  expectFan,
  expectGuest,
  hearSockets,
  openBackOffices,
  signOutIn,
} from '../../support/people/three-apps.ts';
import { ask } from '../../support/plans.ts';
import { expect, test } from '../../support/test.ts';

/** Where nothing moves beside the dialog. */
const quietPage = '/protocol/service';

test.use({
  // Wide enough for the back offices to name the account.
  viewport: { width: 800, height: 700 },
  // A page whose session is over asks, and is told so.
  provoked: /status of (401|403)/,
});

/** Who the site's cookies name, as the server knows them. */
async function whoIsIt(request: APIRequestContext, product: Product) {
  const { cookies } = await request.storageState();
  const uid = cookies.find(({ name }) => name === 'uid')?.value;
  const { own } = await ask<{ own: Pick<Member, 'uid' | 'username'> }>(
    request,
    product,
    `/user/info?userId=${uid}`,
  );
  return own;
}

/** Somebody new, signed in in this browser. */
async function newMember(context: BrowserContext, request: APIRequestContext, product: Product) {
  const member = await enrol(request, product, 'email', 'mainland');
  await context.addCookies((await request.storageState()).cookies);
  return member;
}

/** What ends the sessions of somebody from elsewhere. */
const ends = {
  async 'A ban'(request: APIRequestContext, product: Product, { uid }: Member) {
    await signIn(request, product, 'admin');
    await write(request, product, 'POST', '/login/prove', { password: 'Demo1234' });
    const answer = await request.post(`${product.console}/java/console/bans`, {
      headers: { 'x-xiongmao': '1' },
      data: { userId: uid, reason: 'Advertising in the chat', until: null },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  },
  async 'A new password'(request: APIRequestContext, product: Product, member: Member) {
    // By the address of the registration: one that was added later resets nothing for a day.
    const to = { mobileOrEmail: member.email };
    const before = await codeFor(product, member.email);
    const post = (path: string, data: object) => write(request, product, 'POST', path, data);
    await post('/login/V2/sendEmailcheckCode', { ...to, purpose: 'reset' });
    const checkCode = await codeFor(product, member.email, before);
    const given = { ...to, checkCode, password: 'Bamboo2027x' };
    await post('/user/V2/mobileOrNameToChangePass', given);
  },
};

for (const layout of ['default', 'variant'] as const) {
  test.describe(`In the ${layout} layout`, () => {
    test.use({ shared: layout === 'default' ? 'demo' : 'variant' });

    for (const { name, go, again } of paths[layout]) {
      test(`${name}: signs in`, async ({ page, context, request, product }) => {
        const means = { product, page, request };
        await page.goto(quietPage);
        const member = await go(means);
        const person = await whoIsIt(context.request, product);
        if (member) expect(person.uid).toBe(member.uid);
        await expectSession(context);
        if (!again) return;

        await signOut(page);
        await page.goto(quietPage);
        await again(means);
        expect(await whoIsIt(context.request, product)).toMatchObject({ uid: person.uid });
      });
    }
  });
}

/** What a sign-in leaves in the browser is the same by whatever path: the studio and the console read it, too. */
async function expectSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'token')).toMatchObject({
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
  });
}

test.describe('In all three apps', () => {
  test.use({ shared: 'demo' });

  for (const door of apps) {
    test(`who is signed in is so in all of them, and out again from the ${door}`, async ({
      page,
      context,
      product,
    }) => {
      const { username } = await register(context.request, product);
      await page.goto(quietPage);
      const tabs = await openBackOffices(page, product);
      await expectFan(tabs, username);
      await signOutIn(door, tabs);
      await expectGuest(tabs);
    });
  }

  test('Who is banned is told so at home, and by signing in why', async ({
    page,
    context,
    request,
    playwright,
    product,
  }) => {
    const member = await newMember(context, request, product);
    const connected = page.waitForEvent('websocket');
    await page.goto(quietPage);
    await expect(accountButton(page)).toBeVisible();
    await (await connected).waitForEvent('framereceived', ({ payload }) =>
      String(payload).startsWith('40'),
    );
    const elsewhere = await playwright.request.newContext();
    await ends['A ban'](elsewhere, product, member);
    await elsewhere.dispose();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByText('This account was suspended or deleted.')).toBeVisible({
      timeout: 15_000,
    });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${product.site}/`);
  });

  for (const [name, end] of Object.entries(ends)) {
    test(`${name} ends the session, on their sockets too`, async ({
      page,
      context,
      request,
      playwright,
      product,
    }) => {
      const member = await newMember(context, request, product);
      const sockets = hearSockets(context, product);
      await page.goto(quietPage);
      const tabs = await openBackOffices(page, product);
      await expectFan(tabs, member.username);
      await sockets.expectOpen();

      const elsewhere = await playwright.request.newContext();
      await end(elsewhere, product, member);
      await Promise.all([sockets.expectEnd(), expectGuest(tabs)]);
      expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
      await elsewhere.dispose();
    });
  }
});
