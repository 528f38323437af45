import { noteScores, rowOf, scoreOf } from '../../support/matches/board.ts';
import { recordings } from '../../support/matches/recordings.ts';
import { placeOf, sharedData } from '../../support/matches/shared-data.ts';
import { expect, test } from '../../support/test.ts';

/** The longest of them takes some 12,500 s, at this speed 42. */
const speed = 300;

test.describe('One recorded match of each format', { tag: '@slow' }, () => {
  test.skip(!sharedData, 'shared/data is absent: no recorded matches to replay');
  // All rows in sight: what is out of it is not laid out.
  test.use({ viewport: { width: 390, height: 2400 } });

  test('is watched to its right score, with the figures of its own file', async ({
    page,
    ownProduct,
  }) => {
    const played = recordings();
    const replays = played.map(({ format, folder, match }) =>
      ownProduct.feed(
        ...['replay', format, placeOf(folder), '--match', match, '--speed', String(speed)],
      ),
    );
    try {
      const rows = played.map((match) => rowOf(page, match));
      await page.goto(ownProduct.site);
      // A busy machine takes its time to read eight sets.
      for (const row of rows) await expect(row).toBeVisible({ timeout: 120_000 });
      const seen = await Promise.all(played.map((match, index) => noteScores(rows[index]!, match)));
      const ends = await Promise.all(replays.map(({ ended }) => ended));
      expect(ends, 'the replays end by themselves').toEqual(replays.map(() => 0));
      const scores = () => Promise.all(played.map((match, index) => scoreOf(rows[index]!, match)));
      await expect.poll(scores).toEqual(played.map(({ score }) => score));
      for (const [index, { format }] of played.entries()) {
        const totals = (await seen[index]!()).map(totalOf);
        expect(totals, format).toEqual(totals.toSorted((a, b) => a - b));
      }

      const addresses = await Promise.all(
        rows.map((row) => row.getByRole('link').getAttribute('href')),
      );
      for (const [index, { format, sheet, statistics }] of played.entries()) {
        await test.step(format, async () => {
          const path = `${ownProduct.site}${addresses[index]}`;
          const panel = page.getByRole('tabpanel');
          await page.goto(`${path}?tab=sheet`);
          await expect(panel).toContainText(sheet);
          if (Object.keys(statistics).length === 0) return;
          await page.goto(`${path}?tab=statistics`);
          for (const [name, [first, second]] of Object.entries(statistics)) {
            await expect(panel).toContainText(`${first}${name}${second}`);
          }
        });
      }
    } finally {
      await Promise.all(replays.map((replay) => replay.kill()));
    }
  });
});

/** Goals, points, runs of both sides: none is ever taken back. */
const totalOf = (score: string) =>
  score.split('–').reduce((sum, side) => sum + (Number.parseInt(side, 10) || 0), 0);
