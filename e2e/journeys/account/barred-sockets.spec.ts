import { rowOf, scoreOf } from '../../support/matches/board.ts';
import { expect, test } from '../../support/test.ts';

test('Scores come through a network that lets no WebSocket pass, too', async ({ page, match }) => {
  const game = await match({}, { score: { home: 0, away: 0 } });
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const polling = page.waitForResponse(/socket\.io.*transport=polling/);
  await page.goto('/');
  await polling;
  await game.score(1, 0);
  await expect.poll(() => scoreOf(rowOf(page, game), game)).toBe('1–0');
});
