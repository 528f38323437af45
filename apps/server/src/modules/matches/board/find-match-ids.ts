import { inPlay } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { oneOf } from '../statuses.ts';

/** A match's id and game by the source's own id. */
export type MatchIds = Map<string, { id: number; gameId: number }>;

/** The ids of a source's matches. */
export async function findMatchIds(tx: Tx, source: string, sourceIds: string[]): Promise<MatchIds> {
  const found = await rows(
    tx,
    { id: int, game_id: int, source_id: text },
    sql`select id, game_id, source_id from match
      where source = ${source} and source_id = any(${sql.param(sourceIds)}::text[])`,
  );
  return new Map(found.map((row) => [row.source_id, { id: row.id, gameId: row.game_id }]));
}

/** A source's own ids of matches that should have started and have no end yet. */
export async function findUnfinished(
  db: Pick<Tx, 'execute'>,
  source: string,
  now: Date,
): Promise<string[]> {
  const found = await rows(
    db,
    { source_id: text },
    sql`select source_id from match
      where source = ${source} and starts_at < ${now.toISOString()}
        and status in ${oneOf([...inPlay, 'notStarted', 'postponed', 'unknown'])}`,
  );
  return found.map((row) => row.source_id);
}
