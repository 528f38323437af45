import { noteScores, rowOf, scoreOf } from '../support/matches/board.ts';
import { createMatches } from '../support/matches/matches.ts';
import { expect, test } from '../support/test.ts';

test.use({ provoked: /socket\.io|ERR_INTERNET_DISCONNECTED|status of 503/ });

test('Pages that are open while the server crashes go on where they were, once it is back', async ({
  page,
  context,
  ownProduct,
}) => {
  const match = createMatches(ownProduct);
  const game = await match({}, { score: { home: 0, away: 0 } });
  let goals = 0;
  async function score(): Promise<void> {
    goals += 1;
    const score = { home: goals, away: 0 };
    await game.incidents({ key: `goal-${goals}`, minute: goals, score, player: `Scorer ${goals}` });
    await game.score(goals, 0);
  }
  await score();
  const detail = await context.newPage();
  await page.goto(ownProduct.site);
  await detail.goto(`${ownProduct.site}${game.path}?tab=liveText`);
  const row = rowOf(page, game);
  await expect.poll(() => scoreOf(row, game)).toBe('1–0');
  const seen = await noteScores(row, game);

  await score();
  await expect.poll(() => scoreOf(row, game)).toBe('2–0');
  await ownProduct.killServer();
  await expect(page.getByText('Reconnecting…')).toBeVisible();
  await expect.poll(() => scoreOf(row, game)).toBe('2–0');

  await ownProduct.startServer();
  await score();
  await expect.poll(() => scoreOf(row, game), { timeout: 60_000 }).toBe('3–0');
  await expect(page.getByText('Reconnecting…')).toBeHidden();
  await score();
  await expect.poll(() => scoreOf(row, game)).toBe('4–0');
  await expect(page.getByText('Back online')).toBeHidden();

  expect(await seen()).toEqual(['1–0', '2–0', '3–0', '4–0']);
  // Its own socket may have tried in vain for longer.
  await expect(detail.getByRole('tabpanel').getByRole('listitem')).toContainText(
    ['Scorer 4', 'Scorer 3', 'Scorer 2', 'Scorer 1'],
    { timeout: 20_000 },
  );
  await expect(detail.getByRole('status').filter({ hasText: 'scored' })).toContainText(
    `${game.home} 4`,
  );
});

test('A browser without a network says so, and says when it is back', async ({
  page,
  context,
  match,
}) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  await page.goto('/');
  const row = rowOf(page, game);
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await game.score(1, 0);
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect.poll(() => scoreOf(row, game)).toBe('1–0');
});
