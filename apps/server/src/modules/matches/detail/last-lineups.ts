import { type LastLineups, type Lineup, lineup } from '@xiongmao/api/matches/shapes';
import { type Side, side } from '@xiongmao/api/matches/sides';
import { played } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instantOrEnd, preparedRows } from '#platform/db/database.ts';
import { withNames } from '../names.ts';
import { preparedMatches } from '../repository.ts';
import { oneOf } from '../statuses.ts';
import { findMatch } from './get-match.ts';
import { withPlayerNames } from './player-names.ts';

const lastRow = { ...lineup.shape, of: side, match_id: int };

/** Matches that are looked through for a line-up. */
const most = 10;

/** The line-up that each side had in its latest match before, where one is known; what was only expected is none. */
export async function getLastLineups(db: Database, matchId: number): Promise<LastLineups> {
  const match = await findMatch(db, matchId);
  const { home_id, away_id, starts_at } = match;
  if (home_id === null || away_id === null) return [];
  const before = sql`m.status in ${oneOf(played)} and m.has_lineups and m.same_as is null and m.source not like 'replay:%'
    and m.starts_at < ${instantOrEnd(starts_at)}`;
  // One team at one end at a time, so that an index gives the latest alone.
  const atEnd = (end: SQL, as: Side) => sql`(select l.*, m.starts_at
    from (select m.id, m.starts_at from match m
      where ${end} = team and ${before} order by m.starts_at desc limit ${most}) m
    join lineup l on l.match_id = m.id and l.side = ${as} and l.probable is not true
    order by m.starts_at desc limit 1)`;
  const latestOf = (of: Side, team: number) => sql`(select ${of} as of, last.*
    from catalogue.teams_of(${team}) team cross join lateral (
      ${atEnd(sql`m.home_id`, 'home')} union all ${atEnd(sql`m.away_id`, 'away')}) last
    order by starts_at desc limit 1)`;
  const found = await preparedRows(
    db,
    'last line-ups of sides',
    lastRow,
    sql`select "of", match_id, side, formation, coach, probable, players
      from (${latestOf('home', home_id)} union all ${latestOf('away', away_id)}) latest`,
  );
  const ids = sql.param(found.map(({ match_id }) => match_id));
  const matches = await preparedMatches(
    db,
    'matches of last line-ups',
    sql`where m.id = any(${ids}::int[])`,
  );
  const { rows, teams } = await withNames(db, matches);
  const named = await withPlayerNames(
    db,
    found.map(({ of: _, match_id, ...lineup }) => ({
      source: matches.find(({ id }) => id === match_id)!.source,
      lineups: [lineup],
      incidents: [],
    })),
  );
  return found.flatMap(({ of, match_id }, at) => {
    const [told] = named[at]!.lineups as [Lineup];
    const last = rows.find(({ id }) => id === match_id)!;
    const opponent = teams[(told.side === 'home' ? last.away_id : last.home_id)!];
    const { id, game_id: gameId, starts_at: startsAt } = last;
    if (!opponent || startsAt === null) return [];
    return [{ side: of, match: { id, gameId, startsAt, opponent }, lineup: { ...told, side: of } }];
  });
}
