import type { Board } from '@xiongmao/api/matches/shapes';
import type { Database } from '#platform/db/database.ts';
import { selectNames } from './repository.ts';
import { type MatchRow, toBoardMatch } from './rows.ts';

/** The leagues and teams that matches name, by id. */
export async function namesOf(
  db: Database,
  rows: Pick<MatchRow, 'league_id' | 'home_id' | 'away_id'>[],
): Promise<Pick<Board, 'leagues' | 'teams'>> {
  const found = await selectNames(
    db,
    new Set(rows.map((row) => row.league_id)),
    new Set(rows.flatMap(sidesOf)),
  );
  return {
    leagues: Object.fromEntries(
      found.leagues.map(({ game_id, ...row }) => [row.id, { ...row, gameId: game_id }]),
    ),
    teams: Object.fromEntries(found.teams.map((row) => [row.id, row])),
  };
}

/** Of names, those that some of the matches need. */
export function namesIn(
  names: Pick<Board, 'leagues' | 'teams'>,
  rows: MatchRow[],
): Pick<Board, 'leagues' | 'teams'> {
  const only = <Named>(held: Record<string, Named>, ids: number[]) =>
    Object.fromEntries([...new Set(ids)].map((id) => [id, held[id]!]));
  return {
    leagues: only(
      names.leagues,
      rows.map((row) => row.league_id),
    ),
    teams: only(names.teams, rows.flatMap(sidesOf)),
  };
}

const sidesOf = ({ home_id, away_id }: Pick<MatchRow, 'home_id' | 'away_id'>): number[] =>
  [home_id, away_id].filter((id) => id !== null);

/** Matches as a board, current to a version. */
export async function toBoard(db: Database, rows: MatchRow[], version: number): Promise<Board> {
  return { version, ...(await namesOf(db, rows)), matches: rows.map(toBoardMatch) };
}
