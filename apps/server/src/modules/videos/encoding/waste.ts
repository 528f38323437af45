import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';

/** ms for which whoever watches still has what is replaced. */
const lasts = 3_600_000;
const mostAtOnce = 100;

const pictureOver = defineJob<{ address: string }>('video-picture-over');

/** Has the files of a key deleted when an hour has passed, or so many ms. */
export async function wasteFiles(
  tx: Tx | Database,
  key: string,
  now: Date,
  after = lasts,
): Promise<void> {
  const due = instant(new Date(now.getTime() + after));
  await tx.execute(sql`insert into video_waste (key, due_at) values (${key}, ${due})
    on conflict (key) do update set due_at = excluded.due_at`);
}

/** Has a picture of a video removed that another one has replaced. */
export async function wastePicture(
  tx: Tx,
  jobs: Jobs,
  picture: { address: string } | null,
): Promise<void> {
  if (picture) await jobs.send(tx, pictureOver, { address: picture.address });
}

export function workWaste(context: ModuleContext): void {
  const { jobs, storage } = context;
  jobs.work(pictureOver, ({ address }) => storage.remove(address));
  jobs.schedule('video-waste', '*/10 * * * *', () => removeWaste(context));
}

/** Deletes the files of keys that nothing has played for an hour. */
export async function removeWaste({
  db,
  clock,
  log,
  objects,
}: Pick<ModuleContext, 'db' | 'clock' | 'log' | 'objects'>): Promise<void> {
  const due = await rows(
    db,
    { key: text },
    sql`select key from video_waste w where due_at <= ${instant(clock.now())}
        and not exists (select from video v where v.key = w.key)
      order by due_at limit ${mostAtOnce}`,
  );
  for (const { key } of due) {
    try {
      await objects.removeAll(`videos/${key}`);
      await db.execute(sql`delete from video_waste where key = ${key}`);
    } catch (error) {
      log.warn({ err: error, key }, 'files of a video were not deleted');
    }
  }
}
