import { figuresOf, rowOf } from '../../support/matches/board.ts';
import { boards } from '../../support/matches/scoreboards.ts';
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
