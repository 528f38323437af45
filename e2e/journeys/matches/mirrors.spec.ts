import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Where the middle of an element is, from the left. */
async function centres(page: Page, selector: string): Promise<number[]> {
  const shown = page.locator(selector).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  return shown.evaluateAll((all) =>
    all.map((one) => {
      const { left, width } = one.getBoundingClientRect();
      return left + width / 2;
    }),
  );
}

/** Games of one sport each whose score has figures below it, and what stands below. */
const matches = [
  {
    what: 'the games and points of a set',
    gameId: 203,
    state: {
      phase: 'set2',
      score: { home: 1, away: 0 },
      periods: [
        { key: 'set1', home: 6, away: 4 },
        { key: 'set2', home: 2, away: 5 },
      ],
      columns: [{ key: 'point', home: '40', away: '15' }],
    },
    below: ['2', '5', '40', '15'],
  },
  {
    what: 'the kills of a game',
    gameId: 1,
    state: {
      phase: 'game2',
      score: { home: 0, away: 1 },
      periods: [
        { key: 'game1', home: 11, away: 20, winner: 'away' as const },
        { key: 'game2', home: 17, away: 9 },
      ],
    },
    below: ['17', '9'],
  },
  {
    what: 'the overs of an innings',
    gameId: 210,
    state: {
      phase: 'innings1',
      score: { home: 120, away: 0 },
      periods: [{ key: 'innings1', home: 120, away: 0 }],
      columns: [
        { key: 'wickets', home: '3', away: '0' },
        { key: 'overs', home: '21.4', away: '' },
        { key: 'batting', home: '1', away: '' },
      ],
    },
    below: ['21.4'],
  },
];

for (const locale of ['en_US', 'ar']) {
  for (const { what, gameId, state, below } of matches) {
    test(`In ${locale} ${what} stand under their sides`, async ({ page, match }) => {
      const game = await match({ gameId, bestOf: 3 }, state);
      await page.goto(`/${locale}${game.path}`);
      const nameAt = async (name: string) => {
        const box = await page.locator('header p', { hasText: name }).first().boundingBox();
        return box!.x + box!.width / 2;
      };
      const homeIsLeft = (await nameAt(game.home)) < (await nameAt(game.away));
      expect(homeIsLeft).toBe(locale !== 'ar');

      const home = await centres(page, '[data-side="home"]');
      const away = await centres(page, '[data-side="away"]');
      expect(home.length).toBe(away.length);
      expect(home.length).toBeGreaterThan(1);
      expect(home.map((at, index) => at < away[index]!)).toEqual(home.map(() => homeIsLeft));
      for (const text of below) {
        await expect(page.locator('[data-side]', { hasText: text }).first()).toBeVisible();
      }
    });
  }
}
