import { figuresOf, rowOf } from '../../support/matches/board.ts';
import { boards } from '../../support/matches/scoreboards.ts';
import { brokenWords } from '../../support/pages/broken-words.ts';
import { clampedTexts, tooWide } from '../../support/pages/fit.ts';
import { expect, test } from '../../support/test.ts';

for (const [
  name,
  { gameId, bestOf, regularPeriods, state, row, says = [], table, page: told = [] },
] of Object.entries(boards)) {
  test(`The scoreboard of ${name}`, async ({ page, match }) => {
    const game = await match({ gameId, bestOf, regularPeriods }, state);
    await page.goto(`/?games=${gameId}`);
    const line = rowOf(page, game);
    await expect(line).toBeVisible();
    await expect.poll(() => figuresOf(line, game)).toEqual({ home: row[0], away: row[1] });
    for (const text of says) await expect(line).toContainText(text);

    await line.getByRole('link').click();
    await expect(page).toHaveURL(game.path);
    const main = page.getByRole('main');
    for (const text of told) await expect(main).toContainText(text);
    if (!table) return;
    const sides = main.getByRole('table').first().locator('tbody').getByRole('row');
    for (const [place, cells] of table.entries()) {
      await expect(sides.nth(place).getByRole('cell')).toHaveText(cells);
    }
  });
}

const long = {
  cricket: { home: 'Royal Challengers Bengaluru', away: 'Sunrisers Hyderabad' },
  tennis: { home: 'Alejandro Davidovich Fokina', away: 'Novak Đoković' },
  baseball: { home: 'Los Angeles Dodgers', away: 'Arizona Diamondbacks' },
  'football in extra time': { home: 'Borussia Mönchengladbach', away: 'Wolverhampton Wanderers' },
};

test('Beside a long score names are whole, and none breaks within a word', async ({
  page,
  match,
}) => {
  for (const [name, sides] of Object.entries(long)) {
    const { gameId, bestOf, state } = boards[name]!;
    const game = await match({ gameId, bestOf, ...sides }, state);
    for (const width of [320, 390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(game.path);
      const header = page.locator('main header').first();
      for (const side of Object.values(sides)) {
        const shown = header.locator('p').filter({ hasText: new RegExp(`^${side}$`) });
        await expect(shown).toBeVisible();
        expect.soft(await brokenWords(shown), `${width} px`).toEqual([]);
      }
      expect.soft(await clampedTexts(header), `${width} px`).toEqual([]);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
  }
});
