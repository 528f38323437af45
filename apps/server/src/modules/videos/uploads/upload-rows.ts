import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { int, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

const uploadRow = { id: text, videoId: int, size: int, expiresAt: time };
export interface Upload {
  id: string;
  videoId: number;
  size: number;
  expiresAt: string;
}

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An upload of one's own. Throws `uploadGone` for what there is not, is over, or is somebody else's. */
export async function findUpload(
  db: Database,
  { id, uid }: { id: string; uid: number },
  now: Date,
): Promise<Upload> {
  const [found] = form.test(id)
    ? await rows(
        db,
        uploadRow,
        sql`select id, video_id as "videoId", size, expires_at as "expiresAt" from video_upload
          where id = ${id} and by_id = ${uid} and expires_at > ${instant(now)}`,
      )
    : [];
  if (!found) throw new CodedError('uploadGone');
  return found;
}

export const fileOf = (folder: string, id: string): string => path.join(folder, id);

/** Bytes that are there: an upload's offset. */
export async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

export const removeFile = (file: string): Promise<void> => rm(file, { force: true });
