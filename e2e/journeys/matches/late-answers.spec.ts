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
  const late = await startLateSite(product, { path: /headToHead|ofMatch/, ms: 500 });
  /** Opens a tab whose code comes once the answer has, unless nothing asks for that before. */
  async function open(tab: string, answer: RegExp, chunk: RegExp): Promise<void> {
    const answered = page.waitForResponse(answer, { timeout: 0 }).catch(() => undefined);
    const code = Promise.withResolvers<void>();
    await page.route(chunk, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(late.url + game.path + tab, { waitUntil: 'commit' });
    // What stands beside the panel is there at once, or waits for it.
    await Promise.race([answered, page.waitForTimeout(2_000)]);
    code.resolve();
  }
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('', /headToHead/, /assets\/overview-/);
    await expect(page.getByRole('heading', { name: 'Recent form' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Win$/ }).first()).toBeVisible();

    await open('?tab=highlights', /ofMatch/, /assets\/videos-of-match-/);
    await expect(page.getByRole('tabpanel').getByText('No videos yet')).toBeVisible();
  } finally {
    // It would go on fetching what it looks ahead of.
    await page.close();
    await late.stop();
  }
});
