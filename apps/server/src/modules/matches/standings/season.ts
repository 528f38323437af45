import { gameById } from '@xiongmao/api/catalogue/games';
import { type Team, teamShape } from '@xiongmao/api/catalogue/shapes';
import { resultFields } from '@xiongmao/api/matches/disputes';
import { matchState, matchStatus, periodScore, type Standings } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, listOf, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { bracketsOf } from './bracket.ts';
import { type Batting, battingOf, cardRow } from './run-rate.ts';
import { hasTable } from './standings.ts';
import type { Competition, KnockoutMatch } from './types.ts';

const clubRow = {
  ...teamShape.shape,
  shownId: int,
  told: text,
  club: orNull(text),
  undecided: bool,
};
const matchRow = {
  id: int,
  homeId: int,
  awayId: int,
  status: matchStatus,
  home: orNull(int),
  away: orNull(int),
  disputed: bool,
  round: orNull(text),
  stage: orNull(text),
  group: orNull(text),
  startsAt: orNull(time),
  winner: matchState.shape.winner,
  late: listOf(periodScore),
  year: orNull(int),
};

/** What ingest calls a season that no source names: its matches, many, only stand together by chance. */
const unknownSeason = '–';

export interface Season {
  name: string;
  league: Standings['league'];
  matches: KnockoutMatch[];
  /** Those of two sides that are found. */
  decided: KnockoutMatch[];
  competition: Competition;
  /** Without what stands for sides that are still to be found. */
  teams: Map<number, Team>;
}

/** Whether a season has tables, or a bracket. */
export async function hasStandings(db: Database, seasonId: number): Promise<boolean> {
  const { matches, decided, competition, teams } = await findSeason(db, seasonId);
  // Of a few matches that are known by chance there is no table worth a tab.
  return (
    matches.length > 3 &&
    (hasTable(decided, competition) || bracketsOf(matches, competition, teams).length > 0)
  );
}

/** A season with what its tables are made from, its matches in the order played. */
export async function findSeason(db: Database, seasonId: number): Promise<Season> {
  const [[facts], matches] = await Promise.all([
    preparedRows(
      db,
      'league of a season',
      {
        name: text,
        league_id: int,
        game_id: int,
        league_name: text,
        told: text,
        country: orNull(text),
      },
      sql`select s.name, l.shown_id as league_id, l.game_id, l.name as league_name, l.told_name as told, l.country
        from catalogue.season s join catalogue.league l on l.id = s.league_id where s.id = ${seasonId}`,
    ),
    preparedRows(
      db,
      'matches of a season',
      matchRow,
      sql`select m.id, m.home_id as "homeId", m.away_id as "awayId", m.status, m.score_home as home,
          m.score_away as away,
          m.disputed && ${sql.param([...resultFields])}::text[] as disputed, m.round, m.stage, m.group_name as "group", m.starts_at as "startsAt",
          m.winner, jsonb_path_query_array(m.periods, '$[*] ? (@.key starts with "et" || @.key starts with "pen" || @.key starts with "ot")') as late,
          extract(year from m.date)::int as year
        from match m where m.season_id = ${seasonId} and m.home_id is not null
          and (select name from catalogue.season where id = ${seasonId}) <> ${unknownSeason}
        order by m.starts_at, m.id`,
    ),
  ]);
  const ids = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  // By their ids: to find them by the season again reads all its matches twice more.
  const named = await preparedRows(
    db,
    'teams of a season',
    clubRow,
    sql`select id, shown_id as "shownId", told_name as told, name, abbr, country, club, undecided from catalogue.team
      where id = any(${sql.param([...ids])}::int[]) order by id`,
  );
  const { name, league_id, game_id, league_name, country } = facts!;
  const one = oneOfEachClub(named);
  const teams = new Map(
    named.flatMap(({ club, undecided, shownId, told, ...team }) =>
      undecided ? [] : [[shownId, { ...team, id: shownId }] as const],
    ),
  );
  // Rules know teams by what sources call them.
  const told = new Map(named.map((team) => [team.shownId, team.told]));
  const sport = gameById(game_id)!.sport;
  const batting = sport === 'cricket' ? await findBatting(db, matches) : null;
  const listed = matches.map((match) => ({
    ...match,
    ...(batting && { batting: batting.get(match.id) ?? null }),
    homeId: one.get(match.homeId)!,
    awayId: one.get(match.awayId)!,
  }));
  return {
    name,
    league: { id: league_id, gameId: game_id, name: league_name, country },
    matches: listed,
    decided: listed.filter(({ homeId, awayId }) => teams.has(homeId) && teams.has(awayId)),
    competition: {
      sport,
      name: facts!.told,
      country: country ?? countryOf([...teams.values()]),
      year: matches.find(({ year }) => year !== null)?.year ?? 0,
      teams: new Map([...teams].map(([id, team]) => [id, { ...team, name: told.get(id)! }])),
    },
    teams,
  };
}

/** What net run rates are made of, by match. */
async function findBatting(
  db: Database,
  matches: readonly { id: number }[],
): Promise<Map<number, Batting | null>> {
  const cards = await preparedRows(
    db,
    'scorecards of a season',
    cardRow,
    sql`select match_id as id, (sheet->>'limit')::int as "limit", (sheet->>'ballsPerOver')::int as "ballsPerOver",
        sheet->'result' as result, (
          select jsonb_agg(jsonb_build_object('side', p->'side', 'runs', p->'runs', 'overs', p->'overs',
            'closed', p->'closed', 'target', p->'target') order by n)
          from jsonb_array_elements(sheet->'parts') with ordinality as parts (p, n)
          where p->>'key' not like 'superOver%') as innings
      from match_sheet
      where match_id = any(${sql.param(matches.map(({ id }) => id))}::int[]) and sheet->>'kind' = 'scorecard'`,
  );
  return new Map(cards.map(({ id, ...card }) => [id, battingOf(card)]));
}

/** A source may call a club by two names in one season: for each team the last that is the same club, as it is shown. */
function oneOfEachClub(teams: readonly { id: number; shownId: number; club: string | null }[]) {
  const ofClub = new Map(teams.flatMap(({ shownId, club }) => (club ? [[club, shownId]] : [])));
  return new Map(teams.map(({ id, shownId, club }) => [id, (club && ofClub.get(club)) || shownId]));
}

/** The country that all but some guests of a league are from; null where sides are from many. */
function countryOf(teams: readonly { country: string | null }[]): string | null {
  const countries = Map.groupBy(teams, ({ country }) => country);
  const [most] = [...countries].sort(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= teams.length * 0.8 ? most[0] : null;
}
