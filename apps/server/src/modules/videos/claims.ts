import { sql } from 'drizzle-orm';
import type { Claimable } from '#modules/takedowns/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { affected, countRows, rows, type Tx } from '#platform/db/database.ts';
import { pictureClaims } from './pictures.ts';
import { moveVideo } from './writing/move-video.ts';

const videos: Claimable = {
  kind: 'video',
  async find(db, keys) {
    const found = await rows(
      db,
      { key: text, title: text, text, picture: orNull(text), authorId: int, isShown: bool },
      sql`select id::text as key, title, description as text, poster->>'address' as picture,
          author_id as "authorId", state = 'published' as "isShown"
        from video where id = any(${sql.param([...keys])}::int[])`,
    );
    return new Map(found.map((one) => [one.key, one]));
  },
  async takeDown(tx, jobs, key, { by, reason, now }) {
    const id = Number(key);
    // Also what was withdrawn since it was claimed, and whatever became of it then.
    const wasSeen = sql`select from video
      where id = ${id} and published_at is not null and state <> 'takenDown' for update`;
    if ((await affected(tx, wasSeen)) === 0) return false;
    await moveVideo(tx, jobs, id, { event: 'takeDown', by: 'claim', uid: by, reason, now });
    return true;
  },
  async restore(tx, jobs, key, { by, now }) {
    const id = Number(key);
    // Whose maker has left is withdrawn for good.
    const isDown = sql`select from video where id = ${id} and state = 'takenDown' for update`;
    if ((await affected(tx, isDown)) === 0) return;
    const event = (await wasShown(tx, id)) ? 'restore' : 'putBack';
    await moveVideo(tx, jobs, id, { event, by: 'claim', uid: by, now });
  },
};

/** Whether people saw what is taken down until then: by the step before. */
const wasShown = async (tx: Tx, id: number): Promise<boolean> =>
  (await countRows(
    tx,
    sql`(select state from video_step where video_id = ${id} order by id desc offset 1 limit 1) before
      where state = 'published'`,
  )) > 0;

export const videoClaims: readonly Claimable[] = [videos, pictureClaims];
