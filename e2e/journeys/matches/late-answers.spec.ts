import { startLateSite } from '../../support/late-site.ts';
import { matchWithHistory } from '../../support/matches/rich-match.ts';
import { expect, test } from '../../support/test.ts';

// What stands between does not pass sockets on.
test.use({ provoked: /socket\.io/ });

test('What came too late for the page, and comes before its code, is shown in its place', async ({
  page,
  product,
  match,
}) => {
  const game = await matchWithHistory(match);
  const late = await startLateSite(product, { path: /headToHead/, ms: 500 });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    const answered = page.waitForResponse(/headToHead/);
    const code = Promise.withResolvers<void>();
    await page.route(/assets\/overview-/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(late.url + game.path, { waitUntil: 'commit' });
    // What stands beside the panel is there at once, or waits for it.
    await Promise.race([answered, page.waitForTimeout(2_000)]);
    code.resolve();
    await expect(page.getByRole('heading', { name: 'Recent form' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Win$/ }).first()).toBeVisible();
  } finally {
    // It would go on fetching what it looks ahead of.
    await page.close();
    await late.stop();
  }
});
