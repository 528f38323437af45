import type { Board, FoundBoard } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { toBoard, withNames } from '../names.ts';
import { preparedMatches } from '../repository.ts';
import { hasDay, toBoardMatch, toPageMatch } from '../rows.ts';

/** Matches of these ids as a board, in their order. */
export async function boardOf(db: Database, ids: readonly number[]): Promise<Board> {
  const version = await lastTick(db);
  const given = sql`${sql.param([...ids])}::int[]`;
  const found = await preparedMatches(
    db,
    'matches of a board',
    sql`where m.id = any(${given}) and m.starts_at is not null order by array_position(${given}, m.id)`,
  );
  return toBoard(db, found, version);
}

/** The same, and beside it those that nobody told the day of. */
export async function foundBoardOf(db: Database, ids: readonly number[]): Promise<FoundBoard> {
  const version = await lastTick(db);
  const given = sql`${sql.param([...ids])}::int[]`;
  const found = await preparedMatches(
    db,
    'matches found',
    sql`where m.id = any(${given}) order by array_position(${given}, m.id)`,
  );
  const { rows, ...names } = await withNames(db, found);
  const undated = rows.filter((row) => !hasDay(row));
  const seasons = await seasonNames(
    db,
    undated.map((row) => row.season_id),
  );
  return {
    version,
    ...names,
    matches: rows.filter(hasDay).map(toBoardMatch),
    undated: undated.map((row) => ({ ...toPageMatch(row), season: seasons.get(row.season_id)! })),
  };
}

async function lastTick(db: Database): Promise<number> {
  const [told] = await preparedRows(
    db,
    'the last tick',
    { version: int },
    sql`select coalesce(max(version), 0) as version from stream where name = 'tick'`,
  );
  return told!.version;
}

async function seasonNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await preparedRows(
    db,
    'seasons by id',
    { id: int, name: text },
    sql`select id, name from catalogue.season where id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
