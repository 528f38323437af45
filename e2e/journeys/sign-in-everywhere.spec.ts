import type { APIRequestContext } from '@playwright/test';
import { type RunningProduct, startProduct } from '../product/product.ts';
import { enrol, type Member } from '../support/enrol.ts';
import { codeFor } from '../support/people.ts';
import { ask } from '../support/plans.ts';
import { write } from '../support/register.ts';
import { paths } from '../support/sign-in-paths.ts';
import { signIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import {
  apps,
  expectFan,
  expectGuest,
  hearSockets,
  openBackOffices,
  signOutIn,
} from '../support/three-apps.ts';

/** Where nothing moves beside the dialog. */
const quietPage = '/protocol/service';

test.use({
  // Wide enough for the back offices to name the account.
  viewport: { width: 800, height: 700 },
  // A page whose session is over asks, and is told so.
  provoked: /status of (401|403)/,
});

/** Who the site's cookies name, as the server knows them. */
async function whoIsIt(request: APIRequestContext, product: RunningProduct) {
  const { cookies } = await request.storageState();
  const uid = cookies.find(({ name }) => name === 'uid')?.value;
  const { own } = await ask<{ own: Pick<Member, 'uid' | 'username'> }>(
    request,
    product,
    `/user/info?userId=${uid}`,
  );
  return own;
}

/** What ends the sessions of somebody from elsewhere. */
const ends = {
  async 'A ban'(request: APIRequestContext, product: RunningProduct, { uid }: Member) {
    await signIn(request, product, 'admin');
    await write(request, product, 'POST', '/login/prove', { password: 'Demo1234' });
    const answer = await request.post(`${product.console}/java/console/bans`, {
      headers: { 'x-xiongmao': '1' },
      data: { userId: uid, reason: 'Advertising in the chat', until: null },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  },
  async 'A new password'(request: APIRequestContext, product: RunningProduct, member: Member) {
    const { areaCode, mobile } = member;
    const to = { mobileOrEmail: mobile, areaCode };
    const before = await codeFor(product, mobile);
    const post = (path: string, data: object) => write(request, product, 'POST', path, data);
    await post('/login/V2/sendMobilecheckCode', { ...to, purpose: 'reset' });
    const checkCode = await codeFor(product, mobile, before);
    const given = { ...to, checkCode, password: 'Bamboo2027x' };
    await post('/user/V2/mobileOrNameToChangePass', given);
  },
};

for (const layout of ['default', 'variant'] as const) {
  test.describe(`In the ${layout} layout`, () => {
    // One product, on a fresh database, serves them all.
    test.describe.configure({ mode: 'default' });
    let product: RunningProduct;

    test.beforeAll(async () => {
      product = await startProduct({ demo: true, env: { BRAND_LOGIN_LAYOUT: layout } });
    });
    test.afterAll(async ({ browser }) => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await product.stop();
    });

    for (const [index, { name, go, again }] of paths[layout].entries()) {
      const door = apps[index % apps.length]!;

      test(`${name}: signs in everywhere, and out everywhere from the ${door}`, async ({
        page,
        context,
        request,
      }) => {
        const means = { product, page, request };
        await page.goto(product.site + quietPage);
        const member = await go(means);
        const person = await whoIsIt(context.request, product);
        if (member) expect(person.uid).toBe(member.uid);
        const tabs = await openBackOffices(page, product);
        await expectFan(tabs, person.username);
        await signOutIn(door, tabs);
        await expectGuest(tabs);
        if (!again) return;

        await page.bringToFront();
        await page.goto(product.site + quietPage);
        await again(means);
        await Promise.all([tabs.studio.reload(), tabs.console.reload()]);
        await expectFan(tabs, person.username);
      });
    }

    for (const [name, end] of Object.entries(ends)) {
      test(`${name} ends it in all three apps, on their sockets too`, async ({
        page,
        context,
        request,
        playwright,
      }) => {
        const member = await enrol(request, product, 'email', 'mainland');
        await context.addCookies((await request.storageState()).cookies);
        const sockets = hearSockets(context, product);
        await page.goto(product.site + quietPage);
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
}
