import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ranking } from '@xiongmao/api/library/lines/shapes';
import type { SeasonTables } from '@xiongmao/api/library/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { adapterOf, importFiles } from '#modules/feeds/index.ts';
import { systemClock } from '#platform/clock.ts';
import { answerOf } from '#testing/answer.ts';
import { caughtUp, type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { makeLines } from './make-lines.ts';

const folders = { openfootball: 'soccer_openfootball', cricsheet: 'cricket_cricsheet' };
const data =
  process.env.SHARED_DATA ||
  fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));

interface Season {
  id: number;
  title: string;
}
/** Wins, draws and losses. */
type Result = [number, number, number];

describe.skipIf(!existsSync(data))('real files (shared/data is absent)', () => {
  let app: TestApp;
  let seasons: Season[];
  beforeAll(async () => {
    app = await testApp();
    await caughtUp(app.db);
    for (const [format, folder] of Object.entries(folders)) {
      const adapter = (await adapterOf(format))!;
      await importFiles(app.db, systemClock, adapter, [path.join(data, folder)], () => undefined);
    }
    const all = await rows<{ id: number }>(app.db, sql`select id from match`);
    for (let from = 0; from < all.length; from += 500) {
      await makeLines(
        app.db,
        all.slice(from, from + 500).map(({ id }) => id),
      );
    }
    seasons = await rows<Season>(
      app.db,
      sql`select s.id, l.name || ' ' || s.name as title from season s join league l on l.id = s.league_id order by 2`,
    );
  }, 240_000);

  const get = async <Answer>(asked: string) =>
    (await answerOf<Answer>(await fetch(`${app.url}/java${asked}`))).result;

  /** What the library has of each team of a season. */
  async function recordsOf(seasonId: number): Promise<Map<number, Result>> {
    const records = new Map<number, Result>();
    for (let page = 1; ; page += 1) {
      const asked = `/squad/library?seasonId=${seasonId}&table=results&page=${page}`;
      const { items, total } = await get<Ranking>(asked);
      for (const { team, figures } of items) {
        const of = (key: string) => figures[key]?.[0] ?? 0;
        if (team) records.set(team.id, [of('wins'), of('draws'), of('losses')]);
      }
      if (items.length === 0 || records.size >= total) return records;
    }
  }

  /** What each team played after the table, in rounds of its own: finals, play-offs. */
  async function furtherOf(seasonId: number): Promise<Map<number, Result>> {
    const found = await rows<{ id: number; wins: number; draws: number; losses: number }>(
      app.db,
      sql`with played as (
          select m.*, case when m.game_id = 202 or m.winner is null then
            case sign(m.score_home - m.score_away) when 1 then 'home' when -1 then 'away' else 'draw' end
            else m.winner end as won
          from match m where m.season_id = ${seasonId} and m.status in ('ended', 'awarded')
            and concat_ws(' ', m.stage, m.round) ~* 'final|play-?off|round of|qualifier|eliminator'
            and concat_ws(' ', m.stage, m.round) !~* '^league'
        ), sided as (
          select home_id as team_id, won, 'home' as side from played
          union all select away_id, won, 'away' from played
        )
        select t.shown_id as id, (count(*) filter (where won = side))::int as wins,
          (count(*) filter (where won = 'draw'))::int as draws,
          (count(*) filter (where won not in (side, 'draw')))::int as losses
        from sided join catalogue.team t on t.id = team_id group by 1`,
    );
    return new Map(found.map(({ id, wins, draws, losses }) => [id, [wins, draws, losses]]));
  }

  test('the library has the wins, draws and losses of a table, and those of the rounds after it', async () => {
    const compared: string[] = [];
    const differences: string[] = [];
    for (const { id, title } of seasons) {
      const { groups } = await get<SeasonTables>(`/league/tables?seasonId=${id}`);
      const [table, ...others] = groups;
      // Of several tables one goes on from another, or each has some of the sides.
      if (!table || others.length > 0) continue;
      const [records, further] = [await recordsOf(id), await furtherOf(id)];
      compared.push(title);
      for (const { team, won, drawn, lost } of table.rows) {
        const [wins, draws, losses] = further.get(team.id) ?? [0, 0, 0];
        const theirs = [won + wins, drawn + draws, lost + losses].join(' ');
        const ours = (records.get(team.id) ?? [0, 0, 0]).join(' ');
        if (ours !== theirs) differences.push(`${title}: ${team.name}: ${ours}, not ${theirs}`);
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toHaveLength(21);
  });
});
