import type { Lineup, MatchDetail, Statistic } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import { namesOf } from './names.ts';
import { selectMatches } from './repository.ts';
import { type IncidentRow, type MatchRow, toBoardMatch, toIncident } from './rows.ts';

/** The row of a match; throws unknownMatch. */
export async function findMatch(db: Pick<Database, 'execute'>, id: number): Promise<MatchRow> {
  const [row] = await selectMatches(db, sql`where m.id = ${id}`);
  if (!row) throw new CatalogueError('unknownMatch');
  return row;
}

/** A match in full, current to a version at least. */
export async function getMatch(db: Database, id: number, version: number): Promise<MatchDetail> {
  const row = await findMatch(db, id);
  const [names, seasons, incidents, lineups, statistics, table] = await Promise.all([
    namesOf(db, [row]),
    rows<{ name: string }>(db, sql`select name from season where id = ${row.season_id}`),
    row.has_incidents
      ? rows<IncidentRow>(
          db,
          sql`select * from incident where match_id = ${id} order by place, key`,
        )
      : [],
    row.has_lineups
      ? rows<Lineup>(
          db,
          sql`select side, formation, coach, players from lineup where match_id = ${id} order by side desc`,
        )
      : [],
    row.has_statistics
      ? rows<{ statistics: Statistic[] }>(
          db,
          sql`select statistics from match_statistics where match_id = ${id}`,
        )
      : [],
    rows<{ has: boolean }>(
      db,
      sql`select count(*) > 3 as has from (
        select from match where season_id = ${row.season_id} limit 4) as first_ones`,
    ),
  ]);
  return {
    version,
    match: toBoardMatch(row),
    league: names.leagues[row.league_id]!,
    season: seasons[0]!.name,
    home: names.teams[row.home_id]!,
    away: names.teams[row.away_id]!,
    venue: row.venue,
    coverage: {
      incidents: row.has_incidents,
      statistics: row.has_statistics,
      playerStatistics: row.has_player_statistics,
      lineups: row.has_lineups,
      actions: row.has_actions,
      standings: table[0]!.has,
    },
    incidents: incidents.map(toIncident),
    lineups,
    statistics: statistics[0]?.statistics ?? [],
  };
}
