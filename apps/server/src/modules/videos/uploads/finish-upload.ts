import { sql } from 'drizzle-orm';
import { affected } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { enqueue } from '../encoding/enqueue.ts';
import type { Upload } from './upload-rows.ts';

/**
 * An upload whose bytes are all on the disk is none any more, and waits to be encoded. Throws `uploadBusy` where it is
 * not its writer's.
 */
export async function finishUpload(
  { db, clock, jobs, metrics }: Pick<ModuleContext, 'db' | 'clock' | 'jobs' | 'metrics'>,
  { id, videoId, size }: Upload,
  writer: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const query = sql`delete from video_upload where id = ${id} and writer = ${writer}`;
    if ((await affected(tx, query)) === 0) throw new CodedError('uploadBusy');
    await enqueue(tx, jobs, { videoId, kind: 'upload', source: id, bytes: size, now: clock.now() });
  });
  metrics.count('xiongmao_video_uploads_total');
}
