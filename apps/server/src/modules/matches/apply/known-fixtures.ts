import { sql } from 'drizzle-orm';
import { day, int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** What is known of a match before it is told anew. */
const knownFixtureRow = {
  leagueId: int,
  seasonId: int,
  homeId: orNull(int),
  awayId: orNull(int),
  homeTeam: orNull(text),
  awayTeam: orNull(text),
  startsAt: orNull(time),
  date: orNull(day),
  round: orNull(text),
  stage: orNull(text),
  group: orNull(text),
  venue: orNull(text),
  bestOf: orNull(int),
  regularPeriods: orNull(int),
};
export type KnownFixture = RowOf<typeof knownFixtureRow>;

/** What is known of a source's matches, by the source's own ids. */
export async function findKnownFixtures(
  tx: Tx,
  source: string,
  sourceIds: string[],
): Promise<Map<string, KnownFixture>> {
  if (sourceIds.length === 0) return new Map();
  const found = await rows(
    tx,
    { ...knownFixtureRow, match: text },
    sql`select m.source_id as match, league_id as "leagueId", season_id as "seasonId",
        home_id as "homeId", away_id as "awayId", home.source_id as "homeTeam",
        away.source_id as "awayTeam", case when m.fixes ? 'startsAt'
            then case when (${told} ->> 'time_known')::boolean then (${told} ->> 'starts_at')::timestamptz end
            when time_known then starts_at end as "startsAt",
        case when m.fixes ? 'startsAt' then (${told} ->> 'date')::date else date end as date, round, stage, group_name as "group", venue, best_of as "bestOf",
        regular_periods as "regularPeriods"
      from (select * from match where source = ${source}
        and source_id = any(${sql.param(sourceIds)}::text[])) m
      left join lateral (select source_id from catalogue.team where id = m.home_id) home on true
      left join lateral (select source_id from catalogue.team where id = m.away_id) away on true`,
  );
  return new Map(found.map(({ match, ...known }) => [match, known]));
}

/** What the source said of a start that was fixed by hand. */
const told = sql`m.fixes #> '{startsAt,told}'`;
