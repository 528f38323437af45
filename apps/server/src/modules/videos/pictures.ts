import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import {
  type Claimable,
  claimablePictures,
  isPictureDown,
  renamePicture,
} from '#modules/takedowns/index.ts';
import { bool, int, text } from '#platform/db/columns.ts';
import { affected, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { wastePicture } from './encoding/waste.ts';

/**
 * Pictures of a video that is taken down are served to nobody, until it is restored; of one that is withdrawn to those who
 * work on it, by an address that nobody watched it by.
 */
const withholdFiles = defineJob<{ videoId: number }>('withhold-video-pictures');

/** Of a video that people saw and see no more. */
const isHidden = sql`published_at is not null and state not in ('published', 'takenDown')`;

/** All that was drawn of each video. */
const pictures = sql`(
  select n.id, n.author_id as author, n.state = 'takenDown' as down, p.picture->>'address' as address,
    ${isHidden} and not p.picture ? 'anew' as known
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

/** Has the pictures of a video served, or not, and by which address, as its state says then. */
export const withholdPictures = (tx: Tx, jobs: Jobs, videoId: number): Promise<void> =>
  jobs.send(tx, withholdFiles, { videoId });

/** From now on everybody knows them by their addresses. */
export async function showPictures(tx: Tx, videoId: number): Promise<void> {
  await tx.execute(
    sql`update video set poster = poster - 'anew', sheet = sheet - 'anew' where id = ${videoId}`,
  );
}

export function keepPictures(context: ModuleContext): void {
  const { db, jobs, storage } = context;
  async function withholdOf(videoId: number): Promise<void> {
    const found = await rows(
      db,
      { address: text, down: bool, known: bool },
      sql`select address, down, known from ${pictures} p where id = ${videoId}`,
    );
    for (const { address, down, known } of found) {
      if (down || (await isPictureDown(db, address))) await storage.withhold(address);
      else {
        await storage.release(address);
        if (known) await renew(context, videoId, address);
      }
    }
  }
  jobs.work(withholdFiles, ({ videoId }) => withholdOf(videoId));
  // Of videos that were withdrawn when their pictures stayed where they were.
  jobs.catchUp('withdrawn-video-pictures', async (after) => {
    const [found] = await rows(
      db,
      { id: int },
      sql`select id from ${pictures} p where id > ${after} and known order by id limit 1`,
    );
    if (!found) return null;
    await withholdOf(found.id);
    return found.id;
  });
}

/** Keeps a picture of what is out of sight at another address, unless the video is somewhere else by then. */
async function renew(
  { db, jobs, storage }: ModuleContext,
  videoId: number,
  address: string,
): Promise<void> {
  const kept = await storage.open(address);
  if (!kept) return;
  const other = await storage.keep(await buffer(kept.content), kept.type);
  const anew = sql`${JSON.stringify({ address: other, anew: true })}::jsonb`;
  const put = (column: string) => {
    const picture = sql.identifier(column);
    return sql`${picture} = case when ${picture}->>'address' = ${address} then ${picture} || ${anew} else ${picture} end`;
  };
  const isRenewed = await db.transaction(async (tx) => {
    // As decisions on claims do: the request before the video.
    await renamePicture(tx, jobs, { from: address, to: other });
    const changed = await affected(
      tx,
      sql`update video set ${put('poster')}, ${put('sheet')}
        where id = ${videoId} and ${isHidden}
          and ${address} in (poster->>'address', sheet->>'address')`,
    );
    if (changed > 0) await wastePicture(tx, jobs, { address });
    else await renamePicture(tx, jobs, { from: other, to: address });
    return changed > 0;
  });
  if (!isRenewed) await storage.remove(other);
}

export const pictureClaims: Claimable = {
  ...claimablePictures(
    sql`select address as key, author from ${pictures} p`,
    sql`select address as key from ${pictures} p where down`,
  ),
  /** Served again where the video is. */
  async restore(tx, jobs, address) {
    const found = await rows(
      tx,
      { id: int },
      sql`select id from ${pictures} p where address = ${address}`,
    );
    for (const { id } of found) await withholdPictures(tx, jobs, id);
  },
};
