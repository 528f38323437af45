import {
  clampedTexts,
  cutTexts,
  enlargeLetters,
  movements,
  tooWide,
  wayIn,
  withoutRing,
} from '../../support/pages/fit.ts';
import { mainPages, pages, placesIn } from '../../support/pages/pages.ts';
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
    expect.soft(await tooWide(tab), 'too wide').toEqual([]);
    expect.soft(await cutTexts(tab), 'cut').toEqual([]);
    await tab.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });

    // As Windows does it with few colours of the reader's own.
    await tab.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutRing(tab), 'has the focus unseen').toEqual([]);
  });
}

const phone = { width: 390, height: 844 };
const read = ['/', '/:game/:id', '/expert/plan/:planId', '/leagueLibrary/:id'];
const thoseRead = pages.filter(({ pattern }) => read.includes(pattern));

test.describe('On a phone with letters of twice the size', () => {
  test.use({ viewport: phone, provoked: /status of 40[34]/ });

  // `pseudo-locales.spec.ts` has every page so, in longer words than any language's.
  for (const locale of ['en_US', 'ar']) {
    test(`nothing scrolls sideways, and who plays is whole, as is the way in: ${locale}`, async ({
      page: tab,
      product,
    }) => {
      const { addressOf } = await placesIn(product);
      await enlargeLetters(tab);
      for (const page of thoseRead) {
        await tab.goto(`/${locale}${addressOf(page)}`);
        // What is loaded last takes room, too.
        await tab.waitForLoadState('networkidle');
        expect.soft(await tooWide(tab), `${page.pattern}: too wide`).toEqual([]);
        expect.soft(await wayIn(tab), `${page.pattern}: way in`).toBe('in sight');
        if (page.pattern !== '/:game/:id') continue;
        expect.soft(await clampedTexts(tab.locator('main header').first())).toEqual([]);
      }
    });
  }
});

/** What the bar at the foot says below its signs. */
const words = 'svg + span';
/** Where figures and names stand close to each other. */
const tight = ['/', '/expert', '/userInfo/water'];

for (const locale of ['el', 'vi']) {
  for (const [name, width, large] of [
    ['a phone with letters of twice the size', 390, true],
    ['a narrow phone', 320, false],
  ] as const) {
    test(`${name} has every word of the bar at its foot, and what stands close together: ${locale}`, async ({
      page: tab,
      context,
      product,
    }) => {
      const { addressOf, member } = await placesIn(product);
      await tab.setViewportSize({ width, height: 844 });
      if (large) await enlargeLetters(tab);
      for (const page of pages.filter(({ pattern }) => tight.includes(pattern))) {
        if (page.pattern.startsWith('/userInfo')) {
          await context.addCookies(member.map((cookie) => ({ ...cookie, url: product.site })));
        }
        await tab.goto(`/${locale}${addressOf(page)}`);
        await tab.waitForLoadState('networkidle');
        expect.soft(await tooWide(tab), `${page.pattern}: too wide`).toEqual([]);
        const samples = tab
          .locator('main .tabular')
          .filter({ hasText: /\d (?:προγνωστικ|nhận định)/ });
        const cut = await samples.evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
        expect.soft(cut, `${page.pattern}: sample cut`).toEqual([]);
        const foot = tab
          .locator('nav')
          .filter({ has: tab.locator(words) })
          .last();
        expect.soft(await clampedTexts(foot), `${page.pattern}: cut`).toEqual([]);
        const cells = await foot.locator(words).evaluateAll((all) =>
          all.map((word) => {
            const { left, right, bottom } = word.getBoundingClientRect();
            return { left, right, bottom };
          }),
        );
        expect.soft(cells.length, page.pattern).toBeGreaterThan(4);
        for (const [place, { left, bottom }] of cells.entries()) {
          expect.soft(bottom, page.pattern).toBeLessThanOrEqual(844);
          if (place > 0) expect.soft(left).toBeGreaterThanOrEqual(cells[place - 1]!.right);
        }
      }
    });
  }
}
