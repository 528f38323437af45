import { videoState } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { asWritten, orNull, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { writeCaptionFiles } from '../captions/caption-files.ts';
import { lockVideo } from '../lock-videos.ts';
import { withholdPictures } from '../pictures.ts';
import { LeaseLost } from './failures.ts';
import type { LeasedJob } from './lease.ts';
import type { Kept, KeptSheet } from './pictures/video-pictures.ts';
import { wasteFiles, wastePicture } from './waste.ts';

/** What a video plays from. */
export interface Made {
  key: string;
  heights: number[];
  seconds: number;
  width: number;
  height: number;
  poster: Kept | null;
  sheet: KeptSheet | null;
}

/** Has a video play from what was made, and ends the job; what played before is waste. Throws `LeaseLost`. */
export async function switchFile(
  { db, jobs }: { db: Database; jobs: Jobs },
  { job, worker, made }: { job: LeasedJob; worker: string; made: Made },
  now: Date,
): Promise<void> {
  const { key, heights, seconds, width, height } = made;
  const json = (picture: Kept | null) =>
    picture ? sql`${JSON.stringify(picture)}::jsonb` : sql`null`;
  await db.transaction(async (tx) => {
    await lockVideo(tx, job.videoId);
    const query = sql`update video_job set state = 'done', worker = null, leased_until = null, progress = 100,
        source = null, ended_at = ${instant(now)}
      where id = ${job.id} and worker = ${worker} and state = 'running'`;
    if ((await affected(tx, query)) === 0) throw new LeaseLost();
    const [was] = await rows(
      tx,
      {
        ...{ key: orNull(text), alias: orNull(text), state: videoState },
        poster: asWritten<Kept | null>(),
        sheet: asWritten<Kept | null>(),
      },
      sql`update video set file = 'ready', failure = null, key = ${key}, alias = null,
          heights = ${sql.raw(`'{${heights.map(Number).join()}}'`)}, seconds = ${seconds}, width = ${width},
          height = ${height}, poster = ${json(made.poster)}, sheet = ${json(made.sheet)}
        where id = ${job.videoId}
        returning old.key, old.alias, old.state, old.poster, old.sheet`,
    );
    await tx.execute(sql`delete from video_waste where key = ${key}`);
    if (was?.key) await wasteFiles(tx, was.key, now);
    // Whoever watches goes on with what is replaced; what was out of sight once is out of it for good.
    if (was?.state === 'published' && was.alias === null) {
      await tx.execute(
        sql`update video_waste set video_id = ${job.videoId} where key = ${was.key}`,
      );
    }
    await writeCaptionFiles(tx, jobs, job.videoId);
    await withholdPictures(tx, jobs, job.videoId);
    for (const picture of [was?.poster, was?.sheet]) await wastePicture(tx, jobs, picture ?? null);
  });
}
