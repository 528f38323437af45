import { videoDiscussedKind } from '@xiongmao/api/videos/rules';
import { videoState } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { closeDiscussion } from '#modules/posts/index.ts';
import { bool, int, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { cancelJobs } from './encoding/enqueue.ts';
import { wasteFiles } from './encoding/waste.ts';
import { wastePictures, withholdPictures } from './pictures.ts';
import { hideFromPlayers } from './playing/keys.ts';
import { giveUpUploads } from './uploads/give-up.ts';

/**
 * Of who leaves: what they made in the studio and nobody has watched goes, with its files; what was published is watched
 * no more. The desk's videos are the editors' together, and stay.
 */
export async function eraseVideos(
  tx: Tx,
  accountId: number,
  { now, jobs }: Leaving,
): Promise<void> {
  const own = await rows(
    tx,
    { id: int, key: orNull(text), state: videoState, wasShown: bool },
    sql`select id, key, state, published_at is not null as "wasShown" from video
      where origin = 'studio' and author_id = ${accountId} order by id for update`,
  );
  await giveUpUploads(tx, sql`by_id = ${accountId}`);
  for (const { id, key, state, wasShown } of own) {
    await cancelJobs(tx, id, now);
    // What was sent and is not encoded is deleted with all that nothing names.
    await tx.execute(sql`update video_job set source = null where video_id = ${id}`);
    if (!wasShown) {
      await wastePictures(tx, jobs, id);
      await tx.execute(sql`delete from video where id = ${id}`);
      if (key !== null) await wasteFiles(tx, key, now);
    } else if (state !== 'withdrawn') {
      await tx.execute(sql`
        update video set state = 'withdrawn', reason = null, publish_at = null where id = ${id}`);
      await tx.execute(sql`
        insert into video_step (video_id, event, state, by_id, at)
        values (${id}, 'withdraw', 'withdrawn', ${accountId}, ${instant(now)})`);
      await closeDiscussion(tx, { kind: videoDiscussedKind, id });
      await hideFromPlayers(tx, id);
      await withholdPictures(tx, jobs, id);
    }
  }
}
