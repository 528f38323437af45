import { matchState, matchStatus, periodScore } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { bool, day, int, listOf, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';

const row = {
  id: int,
  homeId: orNull(int),
  awayId: orNull(int),
  startsAt: orNull(time),
  timeKnown: bool,
  date: orNull(day),
  stage: orNull(text),
  round: orNull(text),
  group: orNull(text),
  status: matchStatus,
  home: orNull(int),
  away: orNull(int),
  winner: matchState.shape.winner,
  late: listOf(periodScore),
};
export type SeasonMatchRow = RowOf<typeof row>;

/** All matches of a season in the order played, each as it is shown: another source may know more of it. */
export const findSeasonMatches = (db: Database, seasonId: number): Promise<SeasonMatchRow[]> =>
  preparedRows(
    db,
    'schedule of a season',
    row,
    sql`select m.id, m.home_id as "homeId", m.away_id as "awayId", m.starts_at as "startsAt",
        m.time_known as "timeKnown", m.date, own.stage, own.round, own.group_name as "group", m.status,
        m.score_home as home, m.score_away as away, m.winner, case when jsonb_array_length(m.periods) > 0 then
          jsonb_path_query_array(m.periods, '$[*] ? (@.key starts with "et" || @.key starts with "pen" || @.key starts with "ot")')
          else '[]' end as late
      from match own join match m on m.id = coalesce(own.same_as, own.id)
      where own.season_id = ${seasonId} order by m.starts_at, m.id`,
  );
