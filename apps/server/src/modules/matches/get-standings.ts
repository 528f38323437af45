import { gameById } from '@xiongmao/api/catalogue/games';
import { sports } from '@xiongmao/api/catalogue/sports';
import type { Standings } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';
import { findMatch } from './get-match.ts';
import { namesOf } from './names.ts';
import type { MatchRow } from './rows.ts';
import { tableOf } from './standings.ts';

/** Rounds that are no part of a table: knock-outs, play-offs, preseason. */
const knockout =
  /final|round of|last \d|play-?offs?|knock|quarter|semi|third place|preseason|promotion|relegation|cup/i;

/** What a table needs of a match. */
type SeasonRow = Pick<
  MatchRow,
  | 'league_id'
  | 'home_id'
  | 'away_id'
  | 'status'
  | 'score_home'
  | 'score_away'
  | 'round'
  | 'stage'
  | 'group_name'
>;

/** The table of a match's season, by group where it has groups, from its ended matches. */
export async function getStandings(db: Database, matchId: number): Promise<Standings> {
  const match = await findMatch(db, matchId);
  const [all, [season]] = await Promise.all([
    rows<SeasonRow>(
      db,
      sql`select m.league_id, m.home_id, m.away_id, m.status, m.score_home, m.score_away, m.round,
          m.stage, m.group_name
        from match m where m.season_id = ${match.season_id} order by m.starts_at, m.id`,
    ),
    rows<{ name: string }>(db, sql`select name from season where id = ${match.season_id}`),
  ]);
  const names = await namesOf(db, [match, ...all]);
  const sport = sports[gameById(match.game_id)!.sport];
  const grouped = Map.groupBy(tableMatches(all), (row) => row.group_name);
  return {
    league: names.leagues[match.league_id]!,
    season: season!.name,
    groups: [...grouped]
      .sort(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
      .map(([name, matches]) => ({
        name,
        rows: withAll(matches, sport.table).map(({ teamId, ...row }) => ({
          ...row,
          team: names.teams[teamId]!,
        })),
      })),
  };
}

/** Matches that count for a table: those of groups where there are groups, else all but knock-outs. */
function tableMatches(all: SeasonRow[]): SeasonRow[] {
  if (all.some((row) => row.group_name)) return all.filter((row) => row.group_name);
  const league = all.filter((row) => !knockout.test(`${row.stage ?? ''} ${row.round ?? ''}`));
  return league.length > 0 ? league : all;
}

/** The table with those who have not played yet, too. */
function withAll(matches: SeasonRow[], points: Parameters<typeof tableOf>[1]) {
  const table = tableOf(
    matches.flatMap((row) =>
      ['ended', 'awarded'].includes(row.status) && row.score_home !== null
        ? [
            {
              homeId: row.home_id,
              awayId: row.away_id,
              home: row.score_home,
              away: row.score_away!,
            },
          ]
        : [],
    ),
    points,
  );
  const placed = new Set(table.map((row) => row.teamId));
  const others = new Set(
    matches.flatMap((row) => [row.home_id, row.away_id]).filter((id) => !placed.has(id)),
  );
  const empty = { played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, form: [] };
  return [
    ...table,
    ...[...others].map((teamId) => ({
      ...empty,
      teamId,
      rank: table.length + 1,
      points: points ? 0 : null,
    })),
  ];
}
