import { sharedProduct } from '../../product/global-setup.ts';
import { cutTexts, tooWide } from '../../support/pages/fit.ts';
import { mainPages, pages, placesIn, type SitePage } from '../../support/pages/pages.ts';
import { localeOfPseudo, type Pseudo } from '../../support/pages/pseudo.ts';
import { type PseudoSite, startPseudoSite } from '../../support/pages/pseudo-site.ts';
import { untranslated } from '../../support/pages/untranslated.ts';
import { expect, test } from '../../support/test.ts';

// Pages of one site, which is started once.
test.describe.configure({ mode: 'default' });
test.use({ shared: 'demo', provoked: /status of 40[34]/ });

/** What only texts of a pseudo-locale have. */
const accented = /[ÁáÇçÉéÍíÑñÓóŔŕŠšŢţÚú]/;

const chosen: Record<Pseudo, readonly SitePage[]> = {
  long: pages.filter(({ like }) => !like),
  mirrored: mainPages,
};

for (const kind of ['long', 'mirrored'] as const) {
  test.describe(`In ${kind} texts`, () => {
    let site: PseudoSite;
    test.beforeAll(async () => {
      site = await startPseudoSite(sharedProduct('demo'), kind);
    });
    test.afterAll(() => site.stop());

    // 1280 px at 400 %.
    test.use({ viewport: { width: 320, height: 640 } });

    test('every word comes from the texts, and fits on a page of 320 px', async ({
      page,
      context,
      product,
    }) => {
      const { addressOf, member } = await placesIn(product);
      await site.serve(context);
      const words = untranslated(page);
      for (const one of chosen[kind]) {
        const cookies = one.pattern.startsWith('/userInfo') ? member : [];
        await context.clearCookies();
        await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
        await page.goto(`${site.url}/${localeOfPseudo[kind]}${addressOf(one)}`);
        await page.waitForLoadState('networkidle');
        expect.soft(await words(), `${one.pattern}: not translated`).toEqual([]);
        expect.soft(await tooWide(page), `${one.pattern}: too wide`).toEqual([]);
        expect.soft(await cutTexts(page, accented), `${one.pattern}: cut`).toEqual([]);
      }
    });
  });
}
