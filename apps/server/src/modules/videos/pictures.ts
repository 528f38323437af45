import { sql } from 'drizzle-orm';
import { type Claimable, claimablePictures, isPictureDown } from '#modules/takedowns/index.ts';
import { bool, text } from '#platform/db/columns.ts';
import { countRows, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { wastePicture } from './encoding/waste.ts';

/** Pictures of a video that is taken down are served to nobody, until it is restored. */
const withholdFiles = defineJob<{ videoId: number }>('withhold-video-pictures');

/** All that was drawn of each video. */
const pictures = sql`(
  select n.id, n.author_id as author, n.state = 'takenDown' as down, p.picture->>'address' as address
  from video n cross join lateral (values (n.poster), (n.sheet)) p (picture)
  where p.picture is not null)`;

/** Has the pictures of a video removed that is about to be deleted. */
export async function wastePictures(tx: Tx, jobs: Jobs, videoId: number): Promise<void> {
  const found = await rows(
    tx,
    { address: text },
    sql`select address from ${pictures} p where id = ${videoId}`,
  );
  for (const picture of found) await wastePicture(tx, jobs, picture);
}

/** Has the pictures of a video served, or not, as its state says then. */
export const withholdPictures = (tx: Tx, jobs: Jobs, videoId: number): Promise<void> =>
  jobs.send(tx, withholdFiles, { videoId });

export function keepPictures({ db, jobs, storage }: ModuleContext): void {
  jobs.work(withholdFiles, async ({ videoId }) => {
    const found = await rows(
      db,
      { address: text, down: bool },
      sql`select address, down from ${pictures} p where id = ${videoId}`,
    );
    for (const { address, down } of found) {
      if (down || (await isPictureDown(db, address))) await storage.withhold(address);
      else await storage.release(address);
    }
  });
}

const drawn = claimablePictures(sql`select address as key, author from ${pictures} p`);

export const pictureClaims: Claimable = {
  ...drawn,
  /** With the whole video, where that is taken down. */
  async restore(tx, jobs, address, act) {
    const withVideo = await countRows(tx, sql`${pictures} p where address = ${address} and down`);
    if (withVideo === 0) await drawn.restore(tx, jobs, address, act);
  },
};
