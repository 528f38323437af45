import { violationsOf } from '../../support/accessibility.ts';
import { enrolAnchor } from '../../support/people/enrol-anchor.ts';
import { register } from '../../support/people/register.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  shared: 'demo',
  viewport: { width: 1440, height: 900 },
  provoked: /status of (401|403|422)/,
});

test('Without a phone one is led to bind one', async ({ page, product }) => {
  await register(page.request, product);
  await page.goto(`${product.studio}/anchorCenter`);
  await expect(page.getByText('No phone bound')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bind a phone' })).toHaveAttribute(
    'href',
    `${product.site}/userInfo/setting`,
  );
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0);
});

for (const { colorScheme, viewport } of [
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`In the ${colorScheme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme, viewport });

    test('the streamer centre keeps nobody out', async ({ page, browser, product }) => {
      test.setTimeout(120_000);
      const desk = await browser.newPage();
      await enrolAnchor(page.request, desk.request, product);
      await desk.close();
      for (const path of [
        '/anchorCenter',
        '/anchorCenter/live',
        '/anchorCenter/liveLinkDetails',
        '/anchorCenter/revenueDetails',
        '/reservations',
      ]) {
        // Its figures are asked for every few seconds: the network never rests.
        await page.goto(product.studio + path);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  });
}
