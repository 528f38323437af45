import { type LastLineups, lineup } from '@xiongmao/api/matches/shapes';
import { side } from '@xiongmao/api/matches/sides';
import { type SQL, sql } from 'drizzle-orm';
import { int, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { namesOf } from '../names.ts';
import { findMatch } from './get-match.ts';

const lastRow = {
  ...lineup.shape,
  of: side,
  id: int,
  game_id: int,
  league_id: int,
  starts_at: time,
  home_id: int,
  away_id: int,
};

/** Matches that are looked through for a line-up. */
const most = 10;

/** The line-up that each side had in its latest match before, where one is known; what was only expected is none. */
export async function getLastLineups(db: Database, matchId: number): Promise<LastLineups> {
  const match = await findMatch(db, matchId);
  const { home_id, away_id, starts_at } = match;
  if (home_id === null || away_id === null) return [];
  const before = sql`m.status in ('ended', 'awarded') and m.has_lineups
    and m.starts_at < ${starts_at ? instant(new Date(starts_at)) : sql`'infinity'`}`;
  // One end at a time, so that an index gives the latest alone.
  const atEnd = (end: SQL, as: string, team: number) => sql`(select l.*, m.*
    from (select m.id, m.game_id, m.league_id, m.starts_at, m.home_id, m.away_id from match m
      where ${end} = ${team} and ${before} order by m.starts_at desc limit ${most}) m
    join lineup l on l.match_id = m.id and l.side = ${as} and l.probable is not true
    order by m.starts_at desc limit 1)`;
  const latestOf = (of: 'home' | 'away', team: number) => sql`(select ${of} as of, last.* from (
    ${atEnd(sql`m.home_id`, 'home', team)} union all ${atEnd(sql`m.away_id`, 'away', team)}) last
    order by starts_at desc limit 1)`;
  const found = await preparedRows(
    db,
    'last line-ups of sides',
    lastRow,
    sql`select "of", side, formation, coach, probable, players, id, game_id, league_id, starts_at,
        home_id, away_id
      from (${latestOf('home', home_id)} union all ${latestOf('away', away_id)}) latest`,
  );
  const { teams } = await namesOf(db, found);
  return found.map(
    ({
      of,
      id,
      game_id: gameId,
      league_id: _,
      starts_at: startsAt,
      home_id,
      away_id,
      ...told
    }) => ({
      side: of,
      match: { id, gameId, startsAt, opponent: teams[told.side === 'home' ? away_id : home_id]! },
      lineup: { ...told, side: of },
    }),
  );
}
