import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ranking, SeasonChoice } from '@xiongmao/api/library/lines/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { adapterOf, importFiles } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { answerOf } from '#testing/answer.ts';
import { caughtUp, type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { makeLines } from './make-lines.ts';

const folders = { cricsheet: 'cricket_cricsheet', nba: 'basketball_nba', cs: 'cs_nuel' };
const data =
  process.env.SHARED_DATA ||
  fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));

describe.skipIf(!existsSync(data))('real files (shared/data is absent)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await caughtUp(app.db);
    for (const [format, folder] of Object.entries(folders)) {
      const adapter = (await adapterOf(format))!;
      await importFiles(app.db, systemClock, adapter, [path.join(data, folder)], (error) => {
        if (!/both sides are called/.test(error.message)) throw error;
      });
    }
    const ended = await rows<{ id: number }>(
      app.db,
      sql`select id from match where status = 'ended' and has_lineups`,
    );
    await makeLines(
      app.db,
      ended.map(({ id }) => id),
    );
  }, 240_000);

  test("what a side's players did adds up to what the side did", async () => {
    const sums = await rows<{ key: string; sides: number; same: number }>(
      app.db,
      sql`with told as (
          select l.match_id, l.side, l.of, key, sum((pair ->> 0)::numeric) as value
          from match_line l cross join jsonb_each(l.figures) as figure(key, pair) group by 1, 2, 3, 4
        )
        select key, count(*)::int as sides, (count(*) filter (where p.value = t.value))::int as same
        from told p join told t using (match_id, side, key)
        where p.of = 'player' and t.of = 'team' and key in ('fours', 'sixes', 'assists', 'fieldGoalsMade',
          'rebounds', 'steals', 'kills', 'headshots', 'bombsPlanted')
        group by 1`,
    );
    expect(sums).toHaveLength(9);
    for (const { key, sides, same } of sums) expect({ key, same }).toEqual({ key, same: sides });
  });

  // https://en.wikipedia.org/wiki/2023_Indian_Premier_League#Statistics
  test('the season that is whole has the figures that were published', async () => {
    const get = async <Result>(path: string) =>
      (await answerOf<Result>(await fetch(`${app.url}/java${path}`))).result;
    const { seasons } = await get<SeasonChoice>('/library/seasons?of=player&gameId=210');
    const { id } = seasons.find(({ name }) => name === '2023')!;
    const first = async (asked: string) => {
      const { items } = await get<Ranking>(`/player/library?seasonId=${id}&${asked}`);
      return { name: items[0]?.player?.name, ...items[0]?.figures };
    };
    expect(await first('table=batting&sort=runs')).toMatchObject({
      name: 'Shubman Gill',
      runs: [890, 17],
      highestScore: [129, 17],
      battingAverage: [890, 15],
      strikeRate: [890, 564],
    });
    expect(await first('table=batting&sort=fours')).toMatchObject({ fours: [85, 17] });
    expect(await first('table=batting&sort=sixes')).toMatchObject({
      name: 'F du Plessis',
      sixes: [36, 14],
    });
    expect(await first('table=bowling&sort=wickets')).toMatchObject({
      name: 'Mohammed Shami',
      wickets: [28, 17],
    });
  });
});
