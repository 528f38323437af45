import { inPlay } from '@xiongmao/api/matches/statuses';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { type MatchRow, matchRow } from './rows.ts';
import { oneOf } from './statuses.ts';

export const matchColumns = sql`
  m.id, m.game_id, m.league_id, m.season_id, m.home_id, m.away_id, m.starts_at, m.time_known, m.date,
  m.moved_from, m.round, m.stage, m.group_name, m.venue, m.best_of, m.regular_periods, m.demo, m.source, m.same_as, m.also_from, m.status, m.phase,
  m.clock, m.score_home, m.score_away, m.periods, m.columns, m.winner, m.note, m.lobby, m.amended, m.disputed,
  case when m.fixes is not null then array(select jsonb_object_keys(m.fixes) order by 1) end as fixed, m.heard_at, m.stale, m.has_incidents, m.has_statistics, m.has_player_statistics, m.has_lineups, m.has_actions, m.has_sheet,
  m.has_absences, m.has_links`;

/** Matches under a condition on `m`, with their order. */
export function selectMatches(db: Pick<Tx, 'execute'>, rest: SQL): Promise<MatchRow[]> {
  return rows(db, matchRow, sql`select ${matchColumns} from match m ${rest}`);
}

/** As `selectMatches`, for what is asked all the time (`preparedRows`). */
export function preparedMatches(db: Database, name: string, rest: SQL): Promise<MatchRow[]> {
  return preparedRows(db, name, matchRow, sql`select ${matchColumns} from match m ${rest}`);
}

/** Days a range covers, as the viewer's: instants for matches with a time, days for those without. */
export interface Range {
  from: Date;
  to: Date;
  firstDay: string;
  lastDay: string;
}

/**
 * Matches of a range: those that start in it, that were to start in it before they moved, and those
 * still in progress from before it when it has begun.
 */
export function inRange(range: Range, now: Date): SQL {
  const { from, to, firstDay, lastDay } = range;
  const begun = from <= now && now < to;
  const [first, end] = [instant(from), instant(to)];
  return sql`m.same_as is null and (
    (m.time_known and m.starts_at >= ${first} and m.starts_at < ${end})
    or (not m.time_known and m.date between ${firstDay} and ${lastDay})
    or (m.moved_from <> '{}' and m.moved_from >= array[${first}] and m.moved_from < array[${end}])
    or (cardinality(m.moved_from) > 1 and exists (
      select from unnest(m.moved_from) as moved where moved >= ${first} and moved < ${end}))
    ${begun ? sql`or (m.status in ${oneOf(inPlay)} and m.starts_at < ${from.toISOString()})` : sql``}
  )`;
}

export function ofGames(gameIds: readonly number[] | null): SQL {
  return gameIds ? sql`m.game_id = any(${sql.param(gameIds)}::int[])` : sql`true`;
}

export async function selectNames(
  db: Database,
  leagueIds: Iterable<number>,
  teamIds: Iterable<number>,
) {
  const leagues = [...leagueIds];
  const teams = [...teamIds];
  const [foundLeagues, foundTeams] = await Promise.all([
    leagues.length
      ? preparedRows(
          db,
          'leagues by id',
          { id: int, shown_id: int, game_id: int, name: text, country: orNull(text) },
          sql`select id, shown_id, game_id, name, country from catalogue.league
            where id = any(${sql.param(leagues)}::int[])`,
        )
      : [],
    teams.length
      ? preparedRows(
          db,
          'teams by id',
          {
            ...{ id: int, shown_id: int, name: text, abbr: orNull(text), country: orNull(text) },
            undecided: bool,
          },
          sql`select id, shown_id, name, abbr, country, undecided from catalogue.team
            where id = any(${sql.param(teams)}::int[])`,
        )
      : [],
  ]);
  return { leagues: foundLeagues, teams: foundTeams };
}

/** Matches by the leagues and teams that theirs are shown as, where no names are asked for. */
export async function asShown(db: Pick<Tx, 'execute'>, found: MatchRow[]): Promise<MatchRow[]> {
  if (found.length === 0) return found;
  const ids = (of: (row: MatchRow) => (number | null)[]) =>
    sql`${sql.param([...new Set(found.flatMap(of))].filter((id) => id !== null))}::int[]`;
  const linked = await rows(
    db,
    { kind: text, id: int, shown: int },
    sql`select 'team' as kind, id, shown_id as shown from catalogue.team
        where id = any(${ids(({ home_id, away_id }) => [home_id, away_id])}) and shown_id <> id
      union all select 'league', id, shown_id from catalogue.league
        where id = any(${ids(({ league_id }) => [league_id])}) and shown_id <> id`,
  );
  const shownAs = new Map(linked.map(({ kind, id, shown }) => [`${kind}${id}`, shown]));
  const team = (id: number | null) => shownAs.get(`team${id}`) ?? id;
  return found.map((row) => ({
    ...row,
    league_id: shownAs.get(`league${row.league_id}`) ?? row.league_id,
    home_id: team(row.home_id),
    away_id: team(row.away_id),
  }));
}
