import { locales } from '@xiongmao/i18n/locales';
import { gapsOf } from '../support/gaps.ts';
import { fromNow, hours, type Matches } from '../support/matches/matches.ts';
import { matchWithHistory, tellAll } from '../support/matches/rich-match.ts';
import { expect, test } from '../support/test.ts';

const tags = { zh_CN: 'zh-CN', en_US: 'en-US', ar: 'ar' } as const;
const tabs = [
  '',
  'preview',
  'highlights',
  'liveText',
  'statistics',
  'lineups',
  'absences',
  'odds',
  'headToHead',
  'trends',
  'animation',
  'standings',
];
const statuses = [
  'interrupted',
  'postponed',
  'cancelled',
  'abandoned',
  'awarded',
  'unknown',
] as const;

async function everything(match: Matches): Promise<string[]> {
  const game = await matchWithHistory(match);
  await tellAll(game);
  for (const status of statuses) {
    await match({ startsAt: fromNow(hours(1)) }, { status, phase: null, score: null });
  }
  const moved = await match({ startsAt: fromNow(hours(1)) });
  await moved.move({ startsAt: fromNow(hours(25)) });
  const detail = tabs.map((tab) => `${game.path}${tab && `?tab=${tab}`}`);
  return [
    '/',
    '/?tab=live',
    '/?tab=favourites',
    '/?day=2001-01-01',
    '/match',
    '/match/soccer?view=results',
    '/match?view=favourites',
    ...detail,
    moved.path,
    '/nowhere',
    '/forbidden',
  ];
}

for (const [locale, tag] of Object.entries(tags)) {
  test.describe(locale, () => {
    test.use({ provoked: /status of 40[34]/ });

    test('every page is whole: no key stands for its words, no value is missing', async ({
      page,
      match,
    }) => {
      for (const address of await everything(match)) {
        await page.goto(`/${locale}${address}`);
        await page.locator('main').waitFor();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
        expect(await gapsOf(page), address).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  });
}

test.describe('The language of a page', () => {
  test.use({ locale: 'fr-CA' });

  test('is that of its address, else of the cookie, else of the browser', async ({
    page,
    context,
    product,
  }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', /^fr/);
    await context.addCookies([{ name: 'locale', value: 'ar', url: product.site }]);
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'ar');
    await page.goto('/en_US/match');
    await expect(html).toHaveAttribute('lang', 'en-US');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/en_US');
  });
});

test('Another language shows the same page, and stays', async ({ page, match }) => {
  const game = await matchWithHistory(match);
  await page.goto(`${game.path}?tab=standings`);
  await page.getByRole('button', { name: 'Change language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh_CN${game.path}?tab=standings`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('积分榜');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('What is well known is called as its reader calls it, on lists, pages, tabs and in titles', async ({
  page,
  match,
}) => {
  const { path } = await match({
    home: 'Spain',
    away: 'Halden',
    league: 'English Premier League',
    countries: { home: 'ES', away: 'NO', league: 'GB-ENG' },
    startsAt: fromNow(hours(1)),
  });
  const main = page.getByRole('main');
  await page.goto('/zh_CN');
  const row = main.locator(`a[href="/zh_CN${path}"]`);
  await expect(row).toContainText('西班牙');
  await expect(row).toContainText('Halden');
  await expect(main.getByRole('button', { name: /英超/ })).toBeVisible();
  await expect(main).not.toContainText('Spain');
  await row.click();
  await expect(page).toHaveTitle(/西班牙 – Halden，英超/);
  await expect(main.getByRole('link', { name: '英超' })).toBeVisible();

  // Fetched by the browser alone.
  await page.goto('/zh_CN/leagueLibrary/leagueList');
  await expect(main).toContainText('英超');

  await page.goto('/en_US');
  await expect(main.locator(`a[href="/en_US${path}"]`)).toContainText('Spain');
  await expect(main.getByRole('button', { name: /English Premier League/ })).toBeVisible();
  await expect(main).not.toContainText('西班牙');
});

test('In every language the areas stand in one line, on a tablet and at the foot of a phone', async ({
  page,
}) => {
  const widths = { phone: [360, 390], tablet: [768, 820, 900, 1024] };
  for (const locale of locales) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${locale}/about`);
    const areas = page.locator('body > div > nav, header nav').filter({ visible: true });
    for (const width of widths.phone) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await areas
        .locator('span')
        .evaluateAll((labels) =>
          labels
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((label) => label.innerHTML),
        );
      expect(cut, `${locale} ${width}`).toEqual([]);
    }
    // Its account's part comes later than the rest, and takes room.
    await expect(page.getByRole('banner').getByRole('button').last()).toBeVisible();
    for (const width of widths.tablet) {
      await page.setViewportSize({ width, height: 844 });
      const places = await areas.evaluate((element) => {
        const shown = [...element.children].filter((child) => child.getClientRects().length > 0);
        const room = element.getBoundingClientRect();
        const boxes = shown.map((child) => child.getBoundingClientRect());
        return {
          lines: new Set(boxes.map((box) => Math.round(box.top + box.height / 2))).size,
          beyond: boxes.filter((box) => box.left < room.left - 1 || box.right > room.right + 1)
            .length,
          height: Math.round(element.closest('header')!.getBoundingClientRect().height),
        };
      });
      expect(places, `${locale} ${width}`).toEqual({ lines: 1, beyond: 0, height: 56 });
    }
  }
});
