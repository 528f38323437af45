import { streamableWithin } from '@xiongmao/api/anchors/rules';
import { type RoomMatch, roomMatch } from '@xiongmao/api/anchors/shapes';
import { inPlay, lateBy, over } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { leagueColumn, teamColumn } from '#modules/catalogue/index.ts';
import { oneOf } from '#modules/matches/index.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';

/** Matches of two sides by any of their ids, as they are shown: `m` the match, `l` its league, `h` and `w` its sides. */
export const matchTables = sql`matches.shown_match m join catalogue.league l on l.id = m.league_id
  join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id`;

/** The same of all matches, each once. */
export const allMatchTables = sql`(select *, id as shown_id from matches.match where same_as is null) m
  join catalogue.league l on l.id = m.league_id
  join catalogue.team h on h.id = m.home_id join catalogue.team w on w.id = m.away_id`;

/** The match of a room, where it has one. */
export const joinMatch = (matchId: SQL): SQL =>
  sql`left join (${matchTables}) on m.id = ${matchId} and m.starts_at is not null`;

/** A match as rooms show it, as JSON; null where there is none. */
export const matchColumn = sql`case when m.id is not null then jsonb_build_object(
  'id', m.shown_id, 'gameId', m.game_id, 'league', ${leagueColumn(sql`l`)},
  'home', ${teamColumn(sql`h`)}, 'away', ${teamColumn(sql`w`)},
  'startsAt', to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'status', m.status, 'score', case when m.score_home is not null and m.score_away is not null
    then jsonb_build_object('home', m.score_home, 'away', m.score_away) end) end`;

/** Whether the match `m` can be streamed: it is in progress, or starts within an hour. */
export const isStreamable = (now: Date): SQL => sql`coalesce(m.status in ${oneOf(inPlay)}
  or (m.status = 'notStarted'
    and m.starts_at <= ${instant(now)} + make_interval(mins => ${streamableWithin})
    and m.starts_at > ${instant(now)} - make_interval(hours => ${lateBy})), false)`;

/** Whether the match `m` won't be played any more. */
export const isOver = sql`m.status in ${oneOf(over)}`;

/** The match if it can be streamed now; null for others. */
export async function findStreamable(
  db: Database | Tx,
  matchId: number,
  now: Date,
): Promise<RoomMatch | null> {
  const [found] = await rows(
    db,
    { match: roomMatch },
    sql`select ${matchColumn} as match from ${matchTables}
      where m.id = ${matchId} and ${isStreamable(now)}`,
  );
  return found?.match ?? null;
}
