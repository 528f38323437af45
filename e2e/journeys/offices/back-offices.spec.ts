import type { Page } from '@playwright/test';
import { errors } from '@xiongmao/api/errors';
import type { Product } from '../../product/product.ts';
import { violationsOf } from '../../support/accessibility.ts';
import { type Staff, signIn } from '../../support/people/staff.ts';
import { expect, test } from '../../support/test.ts';

for (const office of ['studio', 'console'] as const) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test(`The ${office} asks a guest to sign in on the site`, async ({ page, product }) => {
        await page.goto(product[office]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
        await expect(page.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
          'href',
          new RegExp(`^${product.site}`),
        );
        await expect(page.getByText('Online', { exact: true })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
      });
    });
  }

  test(`The ${office} has a name before any of its script`, async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product[office]);
    await expect(page).toHaveTitle(/\S/);
    await context.close();
  });

  test.describe('in Chinese', () => {
    test.use({ locale: 'zh-CN' });

    test(`The ${office} speaks the reader's language`, async ({ page, product }) => {
      await page.goto(`${product[office]}/any/address`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]{2}/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page).toHaveTitle(/[\u4e00-\u9fff]{2}/);
    });
  });
}

/** A screen of an office with all that it asks for at first, so that nothing is on its way. */
async function openWhole(
  page: Page,
  product: Product,
  { office, name, path }: { office: 'studio' | 'console'; name: Staff; path: string },
): Promise<void> {
  await signIn(page.request, product, name);
  await page.goto(product[office] + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('Without a network', () => {
  test.use({ shared: 'demo', provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  for (const [office, name, path] of [
    ['studio', 'expert', '/plans'],
    ['console', 'support', '/holds'],
  ] as const) {
    test(`the ${office} says that nothing can be saved, until it is back`, async ({
      page,
      context,
      product,
    }) => {
      await openWhole(page, product, { office, name, path });
      const notice = page.getByText('You are offline');
      await expect(notice).toHaveCount(0);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
      await expect(page.getByText('Changes can’t be saved right now.')).toBeAttached();
      expect(await violationsOf(page)).toEqual([]);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
    });
  }
});

test.describe('A screen whose code does not come', () => {
  test.use({
    shared: 'demo',
    viewport: { width: 1440, height: 900 },
    provoked: /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)|preload|CodeOutOfReach/,
  });

  for (const [office, name, path, link, title] of [
    ['studio', 'expert', '/articles', 'Post an article', 'Post an article'],
    ['console', 'support', '/feedback', 'Disputed matches', 'Disputed matches'],
  ] as const) {
    test(`comes by itself in the ${office} once the network is back; nothing is said of what was saved`, async ({
      page,
      context,
      product,
    }) => {
      await openWhole(page, product, { office, name, path });
      await context.setOffline(true);
      await page.getByRole('link', { name: link }).first().click();
      const sorry = page.getByRole('alert').filter({ hasText: 'This screen couldn’t be loaded' });
      await expect(sorry).toBeVisible();
      await expect(page.getByText('Nothing was saved')).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(sorry).toBeVisible();
      await context.setOffline(false);
      await expect(sorry).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  }
});

test.describe('A screen whose texts do not come', () => {
  test.use({
    shared: 'demo',
    viewport: { width: 1440, height: 900 },
    provoked: /ERR_FAILED|Failed to (fetch|load)|preload|CodeOutOfReach/,
  });

  test('says so, and is there once they are asked for again', async ({ page, product }) => {
    await openWhole(page, product, { office: 'console', name: 'editor', path: '/' });
    const texts = /assets\/videos-/;
    await page.route(texts, (route) => route.abort());
    await page.getByRole('link', { name: 'Encoding queue' }).first().click();
    const sorry = page.getByRole('alert').filter({ hasText: 'This screen couldn’t be loaded' });
    await expect(sorry).toBeVisible();
    await page.unroute(texts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Encoding queue' })).toBeVisible();
  });
});

test.describe('A session that ended elsewhere', () => {
  test.use({ shared: 'demo', provoked: /status of 401/ });

  for (const [office, name, path] of [
    ['studio', 'expert', '/plans'],
    ['console', 'support', '/holds'],
  ] as const) {
    test(`leaves nothing in the ${office}, which asks to sign in and says no more`, async ({
      page,
      context,
      product,
      playwright,
    }) => {
      const tokens = async () =>
        (await context.cookies()).filter((cookie) => cookie.name === 'token');
      await signIn(page.request, product, name);
      const [token] = await tokens();
      const elsewhere = await playwright.request.newContext();
      const headers = { 'x-xiongmao': '1', token: token!.value, 'idempotency-key': 'elsewhere' };
      await elsewhere.post(`${product.site}/java/login/out`, { headers });
      await expect(async () => {
        const answer = await elsewhere.get(`${product.site}/java/user/userGold`, { headers });
        expect(await answer.json()).toMatchObject({ errorCode: errors.sessionOver.code });
      }).toPass();
      await elsewhere.dispose();

      await page.addInitScript(() => {
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('[role=alert]')) {
            if (textContent) console.error(`a toast says ${textContent}`);
          }
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.goto(product[office] + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
      await expect.poll(tokens).toEqual([]);
    });
  }
});
