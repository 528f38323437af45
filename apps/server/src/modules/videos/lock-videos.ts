import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/**
 * Locks videos before their jobs and uploads are changed. Whoever removes a video locks it first, too: in another order
 * the two would wait for each other.
 */
export async function lockVideos(tx: Tx, ids: SQL): Promise<void> {
  await tx.execute(sql`select from video where id in (${ids}) order by id for update`);
}

export const lockVideo = (tx: Tx, id: number): Promise<void> => lockVideos(tx, sql`${id}`);
