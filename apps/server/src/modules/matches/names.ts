import type { Board } from '@xiongmao/api/matches/shapes';
import type { Tx } from '#platform/db/database.ts';
import { selectNames } from './repository.ts';
import { type MatchRow, toBoardMatch } from './rows.ts';

/** The leagues and teams that matches name, by id. */
export async function namesOf(
  db: Pick<Tx, 'execute'>,
  rows: MatchRow[],
): Promise<Pick<Board, 'leagues' | 'teams'>> {
  const found = await selectNames(
    db,
    new Set(rows.map((row) => row.league_id)),
    new Set(rows.flatMap((row) => [row.home_id, row.away_id])),
  );
  return {
    leagues: Object.fromEntries(
      found.leagues.map(({ game_id, ...row }) => [row.id, { ...row, gameId: game_id }]),
    ),
    teams: Object.fromEntries(found.teams.map((row) => [row.id, row])),
  };
}

/** Matches as a board, current to a version. */
export async function toBoard(
  db: Pick<Tx, 'execute'>,
  rows: MatchRow[],
  version: number,
): Promise<Board> {
  return { version, ...(await namesOf(db, rows)), matches: rows.map(toBoardMatch) };
}
