import { type SQL, sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { fileAsBefore } from '../encoding/enqueue.ts';

/** Forgets uploads; answers the ids of their files, which are to be removed after the commit. */
export async function giveUpUploads(tx: Tx, which: SQL): Promise<string[]> {
  const over = await rows(
    tx,
    { id: text, videoId: int },
    sql`delete from video_upload where ${which} returning id, video_id as "videoId"`,
  );
  for (const { videoId } of over)
    await tx.execute(
      sql`update video set ${fileAsBefore} where id = ${videoId} and file = 'uploading'`,
    );
  return over.map(({ id }) => id);
}
