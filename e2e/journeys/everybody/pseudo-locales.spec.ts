import type { Page } from '@playwright/test';
import { sharedProduct } from '../../product/global-setup.ts';
import { cutTexts, sizeLetters, tooWide, wayIn } from '../../support/pages/fit.ts';
import { mainPages, pages, placesIn, type SitePage } from '../../support/pages/pages.ts';
import { localeOfPseudo, type Pseudo } from '../../support/pages/pseudo.ts';
import { type PseudoSite, startPseudoSite } from '../../support/pages/pseudo-site.ts';
import { untranslated } from '../../support/pages/untranslated.ts';
import { expect, test } from '../../support/test.ts';

// Pages of one site, which is started once.
test.describe.configure({ mode: 'default' });
test.use({ shared: 'demo', provoked: /status of 40[34]/ });

const atOnce = 12;
/** 1280 px at 400 %. */
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const letterSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

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

    test.use({ viewport: narrow });

    for (let first = 0; first < chosen[kind].length; first += atOnce) {
      const some = chosen[kind].slice(first, first + atOnce);
      const names = some.map(({ pattern }) => pattern).join(' ');
      test(`every word comes from the texts, and fits on a phone: ${names}`, async ({
        page,
        context,
        product,
      }) => {
        const { addressOf, member } = await placesIn(product);
        await site.serve(context);
        const words = untranslated(page);
        for (const one of some) {
          const cookies = one.pattern.startsWith('/userInfo') ? member : [];
          await context.clearCookies();
          await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
          await page.goto(`${site.url}/${localeOfPseudo[kind]}${addressOf(one)}`);
          await page.waitForLoadState('networkidle');
          expect.soft(await words(), `${one.pattern}: not translated`).toEqual([]);
          expect.soft(await tooWide(page), `${one.pattern}: too wide`).toEqual([]);
          expect.soft(await cutTexts(page, accented), `${one.pattern}: cut`).toEqual([]);

          await page.setViewportSize(phone);
          await sizeLetters(page, 2);
          await expect.poll(() => letterSize(page)).toBe('32px');
          const large = `${one.pattern}, with letters of twice the size`;
          expect.soft(await tooWide(page), `${large}: too wide`).toEqual([]);
          expect.soft(await wayIn(page), `${large}: way in`).toBe('in sight');
          await sizeLetters(page, 1);
          await page.setViewportSize(narrow);
        }
      });
    }
  });
}
