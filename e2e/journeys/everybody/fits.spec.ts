import { cutTexts, movements, overWidth, withoutRing } from '../../support/pages/fit.ts';
import { mainPages, placesIn } from '../../support/pages/pages.ts';
import { expect, test } from '../../support/test.ts';

test.use({ shared: 'demo' });

const desktop = { width: 1280, height: 800 };

for (const page of mainPages) {
  test(`${page.pattern} is whole with letters of twice the size, in forced colours and at rest`, async ({
    page: tab,
    context,
    product,
  }) => {
    const { addressOf, member } = await placesIn(product);
    if (page.pattern.startsWith('/userInfo')) {
      await context.addCookies(member.map((cookie) => ({ ...cookie, url: product.site })));
    }
    await tab.setViewportSize(desktop);
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(`/en_US${addressOf(page)}`);
    await tab.waitForLoadState('networkidle');
    expect.soft(await movements(tab), 'moves').toEqual([]);

    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await overWidth(tab), 'px too wide').toBeLessThanOrEqual(0);
    expect.soft(await cutTexts(tab), 'cut').toEqual([]);
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });

    // As Windows does it with few colours of the reader's own.
    await tab.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutRing(tab), 'has the focus unseen').toEqual([]);
  });
}
