import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { isShown } from '../reading/video-cards.ts';

/** Of a video's files, and of what it plays by (`videoKey`). */
export const newKey = (): string => randomBytes(16).toString('hex');

/**
 * What leaves people's sight plays by another name from now on, which those hear who work on it; so does what it played
 * from before its file was replaced by nothing any more.
 */
export async function hideFromPlayers(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`update video set alias = ${newKey()} where id = ${id} and key is not null`);
  await tx.execute(sql`update video_waste set video_id = null where video_id = ${id}`);
}

/**
 * The folder of the files that may be played by a key; null for none. Whoever knows the key of a draft may see it. What is
 * taken down nobody plays.
 */
export async function folderOf(db: Database, key: string, now: Date): Promise<string | null> {
  const [found] = await rows(
    db,
    { folder: text },
    sql`select n.key as folder from video n
        where (n.alias = ${key} or (n.key = ${key} and n.alias is null))
          and n.state <> 'takenDown' and (n.state <> 'published' or ${isShown(now)})
      union all
      select w.key from video_waste w join video n on n.id = w.video_id
        where w.key = ${key} and w.due_at > ${instant(now)} and ${isShown(now)}`,
  );
  return found?.folder ?? null;
}
