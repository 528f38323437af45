import { sql } from 'drizzle-orm';
import { affected, type Tx } from '#platform/db/database.ts';
import { FieldError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { redrawPoster } from '../encoding/poster.ts';

/** Has the poster be the picture of a second. Throws `videoNotReady` where there is none. */
export async function setPoster(tx: Tx, jobs: Jobs, id: number, second: number): Promise<void> {
  const set = await affected(
    tx,
    sql`update video set poster_at = ${second} where id = ${id} and key is not null and seconds >= ${second}`,
  );
  if (set === 0) throw new FieldError('posterAt', 'videoNotReady');
  await redrawPoster(tx, jobs, id);
}
