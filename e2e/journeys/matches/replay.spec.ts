import { rm } from 'node:fs/promises';
import { noteScores, rowOf, scoreOf } from '../../support/matches/board.ts';
import {
  type Ended,
  nbaResult,
  placeOf,
  sharedData,
  wyscoutFolder,
  wyscoutResults,
} from '../../support/matches/shared-data.ts';
import { expect, test } from '../../support/test.ts';

const speed = 60;
const soccer = [2499943, 2500097, 2499897];
const basketball = '0022000001';
/** The longest of them takes some 8,100 s, at this speed 135. */
const longestReplay = 200_000;

test.describe('Recorded matches', { tag: '@slow' }, () => {
  test.skip(!sharedData, 'shared/data is absent: no recorded matches to replay');
  test.use({ provoked: /socket\.io|status of 503/ });

  test('can be followed to their end, though the server crashes in the middle', async ({
    page,
    context,
    ownProduct,
  }) => {
    test.setTimeout(longestReplay + 100_000);
    const ended = [...wyscoutResults(soccer), nbaResult(basketball)];
    const folder = await wyscoutFolder(soccer);
    const pace = ['--speed', String(speed)];
    const replays = [
      ownProduct.feed('replay', 'wyscout', folder, ...pace),
      ownProduct.feed(
        ...['replay', 'nba', placeOf('basketball_nba'), '--match', basketball],
        ...pace,
      ),
    ];
    try {
      await page.goto(ownProduct.site);
      const rows = ended.map((match) => rowOf(page, match));
      const scores = () => Promise.all(ended.map((match, index) => scoreOf(rows[index]!, match)));
      for (const row of rows) await expect(row).toBeVisible({ timeout: 120_000 });
      const seen = await Promise.all(ended.map((match, index) => noteScores(rows[index]!, match)));
      const detail = await context.newPage();
      const path = await rows[0]!.getByRole('link').getAttribute('href');
      await detail.goto(`${ownProduct.site}${path}?tab=liveText`);

      await expect.poll(async () => (await scores()).some(isOpen), { timeout: 60_000 }).toBe(true);
      await page.waitForTimeout(20_000);
      await ownProduct.killServer();
      await expect(page.getByText('Reconnecting…')).toBeVisible();
      await ownProduct.startServer();
      await expect(page.getByText('Reconnecting…')).toBeHidden({ timeout: 30_000 });

      const ends = Promise.all(replays.map(({ ended: end }) => end));
      expect(await ends, 'the replays end by themselves').toEqual(replays.map(() => 0));
      await expect.poll(scores).toEqual(ended.map(({ score }) => score));
      for (const row of rows) await expect(row).toContainText(/FT|Final/);
      for (const scores of seen) expectGrowth(await scores());
      await expect(detail.getByRole('main')).toContainText(scoreText(ended[0]!));
      await expect(detail.getByRole('tabpanel')).toContainText('90');
    } finally {
      await Promise.all(replays.map((replay) => replay.kill()));
      await rm(folder, { recursive: true });
    }
  });
});

const isOpen = (score: string) => score !== '0–0' && score !== '–';
const scoreText = ({ score }: Ended) => new RegExp(score.replace('–', '\\s*–\\s*'));

/** No score was ever taken back, or shown before its time. */
function expectGrowth(scores: readonly string[]): void {
  const totals = scores.map((score) => score.split('–').reduce((sum, one) => sum + Number(one), 0));
  expect(totals.length).toBeGreaterThan(2);
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
}
