import type { Board } from '@xiongmao/api/matches/shapes';
import type { Database } from '#platform/db/database.ts';
import { selectNames } from './repository.ts';
import { type MatchRow, toBoardMatch } from './rows.ts';

type Named = Pick<Board, 'leagues' | 'teams'>;

/** Matches by the leagues and teams that theirs are shown as, and these by id. */
export async function withNames(
  db: Database,
  rows: readonly MatchRow[],
): Promise<Named & { rows: MatchRow[] }> {
  const found = await selectNames(
    db,
    new Set(rows.map((row) => row.league_id)),
    new Set(rows.flatMap(sidesOf)),
  );
  const shown = <Row extends { id: number; shown_id: number }>(list: Row[]) =>
    new Map(list.map(({ id, shown_id }) => [id, shown_id]));
  const [leagues, teams] = [shown(found.leagues), shown(found.teams)];
  const teamOf = (id: number | null) => id && teams.get(id)!;
  return {
    rows: rows.map((row) => ({
      ...row,
      league_id: leagues.get(row.league_id)!,
      home_id: teamOf(row.home_id),
      away_id: teamOf(row.away_id),
    })),
    leagues: Object.fromEntries(
      found.leagues.map(({ game_id, shown_id, name, country }) => [
        shown_id,
        { id: shown_id, name, country, gameId: game_id },
      ]),
    ),
    teams: Object.fromEntries(
      found.teams.map(({ shown_id, name, abbr, country, undecided }) => [
        shown_id,
        { id: shown_id, name, abbr, country, ...(undecided && { undecided }) },
      ]),
    ),
  };
}

/** Of names, those that some of the matches need. */
export function namesIn(names: Named, rows: readonly MatchRow[]): Named {
  const only = <Each>(held: Record<string, Each>, ids: number[]) =>
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
export async function toBoard(
  db: Database,
  found: readonly MatchRow[],
  version: number,
): Promise<Board> {
  const { rows, ...names } = await withNames(db, found);
  return { version, ...names, matches: rows.map(toBoardMatch) };
}
