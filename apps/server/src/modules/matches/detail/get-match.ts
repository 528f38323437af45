import {
  type AnyMatchDetail,
  absence,
  lineup,
  matchLink,
  statistic,
} from '@xiongmao/api/matches/shapes';
import { sheet } from '@xiongmao/api/matches/sheets/sheet';
import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import { listOf, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { withNames } from '../names.ts';
import { preparedMatches } from '../repository.ts';
import { incidentRow, type MatchRow, toIncident, toPageMatch } from '../rows.ts';
import { findLobbies } from './find-lobbies.ts';
import { withPlayerNames } from './player-names.ts';

/** The row that is shown of a match, by the id of any that tells of it; throws unknownMatch. */
export async function findMatch(db: Database, id: number): Promise<MatchRow> {
  const [row] = await preparedMatches(
    db,
    'match by id',
    sql`where m.id = (select coalesce(same_as, id) from match where id = ${id})`,
  );
  if (!row) throw new CodedError('unknownMatch');
  return row;
}

/** A match in full, current to a version at least; by the id of any row that tells of it. */
export async function getMatch(
  { db, clock }: { db: Database; clock: Clock },
  askedId: number,
  version: number,
  hasStandings: (match: MatchRow) => Promise<boolean>,
): Promise<AnyMatchDetail> {
  const row = await findMatch(db, askedId);
  const { id } = row;
  const isLobby = row.home_id === null;
  const [
    names,
    [season],
    standings,
    lobbies,
    incidents,
    lineups,
    statistics,
    sheets,
    absences,
    links,
  ] = await Promise.all([
    withNames(db, [row]),
    preparedRows(
      db,
      'season of a match',
      { name: text },
      sql`select name from catalogue.season where id = ${row.season_id}`,
    ),
    !isLobby && hasStandings(row),
    isLobby ? findLobbies(db, [id]) : null,
    row.has_incidents
      ? preparedRows(
          db,
          'incidents of a match',
          incidentRow,
          sql`select * from incident where match_id = ${id} order by place, key`,
        )
      : [],
    row.has_lineups
      ? preparedRows(
          db,
          'line-ups of a match',
          lineup.shape,
          sql`select side, formation, coach, probable, players from lineup where match_id = ${id} order by side desc`,
        )
      : [],
    row.has_statistics
      ? preparedRows(
          db,
          'statistics of a match',
          { statistics: listOf(statistic) },
          sql`select statistics from match_statistics where match_id = ${id}`,
        )
      : [],
    row.has_sheet
      ? preparedRows(
          db,
          'score sheet of a match',
          { sheet },
          sql`select sheet from match_sheet where match_id = ${id}`,
        )
      : [],
    row.has_absences
      ? preparedRows(
          db,
          'absences of a match',
          { absences: listOf(absence) },
          sql`select absences from match_absences where match_id = ${id}`,
        )
      : [],
    row.has_links
      ? preparedRows(
          db,
          'links of a match',
          { links: listOf(matchLink) },
          sql`select links from match_links where match_id = ${id}`,
        )
      : [],
  ]);
  const [shown] = names.rows as [MatchRow];
  const [told] = await withPlayerNames(db, [{ source: row.source, lineups, incidents }]);
  return {
    version,
    // After the rows were read: what they hold was known by now.
    at: clock.now().toISOString(),
    match: toPageMatch(shown),
    league: names.leagues[shown.league_id]!,
    season: season!.name,
    home: shown.home_id === null ? null : names.teams[shown.home_id]!,
    away: shown.away_id === null ? null : names.teams[shown.away_id]!,
    lobby: lobbies?.get(id) ?? null,
    venue: row.venue,
    coverage: {
      incidents: row.has_incidents,
      statistics: row.has_statistics,
      playerStatistics: row.has_player_statistics,
      lineups: row.has_lineups,
      actions: row.has_actions,
      sheet: row.has_sheet,
      standings,
    },
    incidents: told!.incidents.map(toIncident),
    lineups: told!.lineups,
    statistics: statistics[0]?.statistics ?? [],
    sheet: sheets[0]?.sheet ?? null,
    absences: absences[0]?.absences ?? [],
    links: links[0]?.links ?? [],
  };
}
