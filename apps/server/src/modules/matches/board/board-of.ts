import type { Board } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { toBoard } from '../names.ts';
import { preparedMatches } from '../repository.ts';

/** Matches of these ids as a board, in their order. */
export async function boardOf(db: Database, ids: readonly number[]): Promise<Board> {
  const [told] = await preparedRows(
    db,
    'the last tick',
    { version: int },
    sql`select coalesce(max(version), 0) as version from stream where name = 'tick'`,
  );
  const given = sql`${sql.param([...ids])}::int[]`;
  const found = await preparedMatches(
    db,
    'matches of a board',
    sql`where m.id = any(${given}) and m.starts_at is not null order by array_position(${given}, m.id)`,
  );
  return toBoard(db, found, told!.version);
}
