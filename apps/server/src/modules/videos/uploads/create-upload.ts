import { randomUUID } from 'node:crypto';
import { uploadPath } from '@xiongmao/api/hosting/served-paths';
import { mayEdit } from '@xiongmao/api/publishing/rules';
import { isAllowed } from '@xiongmao/api/roles';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { type VideoUpload, videoOrigin, videoState } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isAtDesk } from '../console/console-videos.ts';
import { cancelJobs } from '../encoding/enqueue.ts';
import { incomingFolder, roomLeft } from '../folders.ts';
import { giveUpUploads } from './give-up.ts';
import { setAside } from './set-aside.ts';
import { bytesOf, fileOf, removeFile } from './upload-rows.ts';

interface Asked {
  videoId: number;
  size: number;
  name: string;
}

/** Files of a person are counted one after the other. */
const lockKind = lockNumber('uploads of a person');

/**
 * Begins an upload of a video's file, or answers the one that goes on. Throws `unknownVideo`, `videoFixed`,
 * `videoTooLarge`, `storageFull`, `tooManyUploads`, `uploadBusy`.
 */
export async function createUpload(
  context: Pick<ModuleContext, 'db' | 'clock' | 'env'>,
  asked: Asked,
  principal: Principal,
): Promise<VideoUpload> {
  const { db, clock } = context;
  const now = clock.now();
  if (asked.size > videoLimits.bytes) throw new CodedError('videoTooLarge');
  const folder = incomingFolder(context);
  const room = await roomLeft(context);
  const { upload, over } = await db.transaction(async (tx) => {
    await requireVideo(tx, asked.videoId, principal);
    const open = await openUpload(tx, asked, principal.uid, now);
    if (open) return { upload: open, over: [] };
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKind}, ${principal.uid})`);
    const replaced = await giveUpUploads(tx, sql`video_id = ${asked.videoId}`);
    await requireBudget(tx, asked.size, principal.uid, now);
    // What is made of it takes room beside it.
    if ((await setAside(tx, folder, now)) + 2 * asked.size > room)
      throw new CodedError('storageFull');
    await cancelJobs(tx, asked.videoId, now);
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + videoLimits.uploadMinutes * 60_000);
    await tx.execute(sql`insert into video_upload (id, video_id, by_id, name, size, at, expires_at)
      values (${id}, ${asked.videoId}, ${principal.uid}, ${asked.name}, ${asked.size}, ${instant(now)},
        ${instant(expiresAt)})`);
    await tx.execute(
      sql`update video set file = 'uploading', failure = null where id = ${asked.videoId}`,
    );
    return { upload: { id, expiresAt: expiresAt.toISOString() }, over: replaced };
  });
  for (const id of over) await removeFile(fileOf(folder, id));
  return {
    ...upload,
    address: uploadPath + upload.id,
    size: asked.size,
    offset: await bytesOf(fileOf(folder, upload.id)),
  };
}

async function requireVideo(tx: Tx, id: number, { uid, roles }: Principal): Promise<void> {
  const [found] = await rows(
    tx,
    { origin: videoOrigin, state: videoState, isOwn: bool, isAtDesk: bool },
    sql`select origin, state, author_id = ${uid} as "isOwn", ${isAtDesk} as "isAtDesk"
      from video n where id = ${id} for update`,
  );
  const isDesk = isAllowed('editVideos', roles);
  if (!found || !(found.isOwn || (isDesk && found.isAtDesk))) throw new CodedError('unknownVideo');
  const by = found.origin === 'desk' ? 'desk' : 'author';
  const isTheirs = by === 'desk' ? isDesk : found.isOwn;
  if (!isTheirs || !mayEdit(found, by)) throw new CodedError('videoFixed');
}

/** The same file of the same person, which is on its way already. Throws `uploadBusy` where another one is. */
async function openUpload(tx: Tx, { videoId, size, name }: Asked, uid: number, now: Date) {
  const [open] = await rows(
    tx,
    { id: text, expiresAt: text, isSame: bool, isWritten: bool },
    sql`select id, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt",
        by_id = ${uid} and size = ${size} and name = ${name} and expires_at > ${instant(now)} as "isSame",
        coalesce(writer_until > ${instant(now)}, false) as "isWritten"
      from video_upload where video_id = ${videoId} for update`,
  );
  if (!open) return null;
  if (open.isSame) return { id: open.id, expiresAt: open.expiresAt };
  if (open.isWritten) throw new CodedError('uploadBusy');
  return null;
}

/** Throws `tooManyUploads`. */
async function requireBudget(tx: Tx, size: number, uid: number, now: Date): Promise<void> {
  const own = sql`video_upload where by_id = ${uid} and expires_at > ${instant(now)}`;
  const [held] = await rows(
    tx,
    { files: int, bytes: int },
    sql`select (select count(*) from ${own})
        + (select count(*) from video_job j join video v on v.id = j.video_id
          where v.author_id = ${uid} and j.kind = 'upload' and j.state in ('waiting', 'running')) as files,
      coalesce((select sum(size) from ${own}), 0)::bigint as bytes`,
  );
  const { files, bytes } = held!;
  if (files >= videoLimits.openUploads || bytes + size > videoLimits.openBytes)
    throw new CodedError('tooManyUploads');
}
