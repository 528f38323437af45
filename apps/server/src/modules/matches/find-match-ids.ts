import { sql } from 'drizzle-orm';
import { rows, type Tx } from '#platform/db/database.ts';

/** A match's id and game by the source's own id. */
export type MatchIds = Map<string, { id: number; gameId: number }>;

/** The ids of a source's matches. */
export async function findMatchIds(tx: Tx, source: string, sourceIds: string[]): Promise<MatchIds> {
  const found = await rows<{ id: number; game_id: number; source_id: string }>(
    tx,
    sql`select id, game_id, source_id from match
      where source = ${source} and source_id = any(${sql.param(sourceIds)}::text[])`,
  );
  return new Map(found.map((row) => [row.source_id, { id: row.id, gameId: row.game_id }]));
}
