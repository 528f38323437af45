import { violationsOf } from '../../support/accessibility.ts';
import { signIn } from '../../support/people/staff.ts';
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
        expect(await answer.json()).toMatchObject({ errorCode: 3000 });
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
