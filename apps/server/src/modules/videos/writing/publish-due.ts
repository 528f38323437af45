import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { moveVideo } from './move-video.ts';

/** Publishes what is due, each once: late where nothing ran when it was. */
export async function publishDue({ db, clock, jobs }: ModuleContext): Promise<void> {
  const now = clock.now();
  const due = await rows(
    db,
    { id: int },
    sql`select id from video where state = 'scheduled' and publish_at <= ${instant(now)}
      order by publish_at, id`,
  );
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // Somebody may have moved it meanwhile.
      const held = await rows(
        tx,
        { id: int },
        sql`select id from video
          where id = ${id} and state = 'scheduled' and publish_at <= ${instant(now)} for update skip locked`,
      );
      if (held.length === 0) return;
      await moveVideo(tx, jobs, id, { event: 'publish', by: 'clock', uid: null, now });
    });
  }
}
