import {
  type AnyMatchDetail,
  absence,
  lineup,
  matchLink,
  statistic,
} from '@xiongmao/api/matches/shapes';
import { sheet } from '@xiongmao/api/matches/sheets/sheet';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { listOf, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { withNames } from '../names.ts';
import { matchColumns, preparedMatches } from '../repository.ts';
import { type MatchRow, matchRow, toIncident, toPageMatch } from '../rows.ts';
import { lobbyRow, toLobby, toldLobbies } from './find-lobbies.ts';
import { withPlayerNames } from './player-names.ts';
import {
  entryRow,
  goalsOfOthers,
  joined,
  otherRow,
  roundAndVenueOf,
  timelineOf,
  toldByOthers,
} from './told-by-others.ts';

const isShownFor = (id: number) =>
  sql`m.id = (select coalesce(same_as, id) from match where id = ${id})`;

/** The row that is shown of a match, by the id of any that tells of it; throws unknownMatch. */
export async function findMatch(db: Database, id: number): Promise<MatchRow> {
  const [row] = await preparedMatches(db, 'match by id', sql`where ${isShownFor(id)}`);
  if (!row) throw new CodedError('unknownMatch');
  return row;
}

/** Throws unknownMatch where there is none of the id, as for one that is another game's. */
export async function requireMatch(db: Database, id: number, gameId?: number): Promise<void> {
  const match = await findMatch(db, id);
  if (gameId !== undefined && match.game_id !== gameId) throw new CodedError('unknownMatch');
}

const detailRow = {
  ...matchRow,
  season: text,
  told_lobby: orNull(z.object(lobbyRow)),
  incidents: orNull(listOf(entryRow)),
  lineups: orNull(listOf(lineup)),
  statistics: orNull(listOf(statistic)),
  sheet: orNull(sheet),
  absences: orNull(listOf(absence)),
  links: orNull(listOf(matchLink)),
  others: orNull(listOf(otherRow)),
};

/** A match in full, current to a version at least; by the id of any row that tells of it. */
export async function getMatch(
  { db, clock }: { db: Database; clock: Clock },
  askedId: number,
  version: number,
  hasStandings: (match: MatchRow) => Promise<boolean>,
): Promise<AnyMatchDetail> {
  // One statement sees one moment: no score without its goal.
  const [found] = await preparedRows(
    db,
    'match in full',
    detailRow,
    sql`select ${matchColumns},
        (select name from catalogue.season where id = m.season_id) as season,
        case when m.home_id is null then (
          select to_json(told) from (${toldLobbies} where match_id = m.id) told) end as told_lobby,
        case when m.has_incidents then (
          select json_agg(entry order by place, key) from incident entry where match_id = m.id) end as incidents,
        case when m.has_lineups then (
          select json_agg(told) from (
            select side, formation, coach, probable, players from lineup
            where match_id = m.id order by side desc) told) end as lineups,
        case when m.has_statistics then (
          select statistics from match_statistics where match_id = m.id) end as statistics,
        case when m.has_sheet then (select sheet from match_sheet where match_id = m.id) end as sheet,
        case when m.has_absences then (
          select absences from match_absences where match_id = m.id) end as absences,
        case when m.has_links then (select links from match_links where match_id = m.id) end as links,
        ${toldByOthers} as others
      from match m where ${isShownFor(askedId)}`,
  );
  if (!found) throw new CodedError('unknownMatch');
  const others = found.others ?? [];
  const row = { ...found, ...roundAndVenueOf(found, others) };
  const own = {
    source: row.source,
    lineups: row.lineups ?? [],
    incidents: timelineOf(row.incidents),
  };
  const goals = goalsOfOthers(own.incidents, others);
  const [names, standings, [told, toldElsewhere]] = await Promise.all([
    withNames(db, [row]),
    row.home_id !== null && hasStandings(row),
    withPlayerNames(db, goals ? [own, goals] : [own]),
  ]);
  const [shown] = names.rows as [MatchRow];
  const incidents = joined(told!.incidents, toldElsewhere?.incidents ?? [], row.game_id);
  return {
    version,
    // After the rows were read: what they hold was known by now.
    at: clock.now().toISOString(),
    match: toPageMatch(shown),
    league: names.leagues[shown.league_id]!,
    season: row.season,
    home: shown.home_id === null ? null : names.teams[shown.home_id]!,
    away: shown.away_id === null ? null : names.teams[shown.away_id]!,
    lobby: row.told_lobby && toLobby(row.told_lobby),
    venue: row.venue,
    coverage: {
      incidents: row.has_incidents || goals !== null,
      statistics: row.has_statistics,
      playerStatistics: row.has_player_statistics,
      lineups: row.has_lineups,
      actions: row.has_actions,
      sheet: row.has_sheet,
      standings,
    },
    incidents: incidents.map(toIncident),
    lineups: told!.lineups,
    statistics: row.statistics ?? [],
    sheet: row.sheet,
    absences: row.absences ?? [],
    links: row.links ?? [],
  };
}
