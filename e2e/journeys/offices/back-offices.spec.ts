import { violationsOf } from '../../support/accessibility.ts';
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
