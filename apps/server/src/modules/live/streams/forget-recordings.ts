import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { MediaClient } from '../media/media-client.ts';

const mostAtOnce = 200;

/** Deletes recordings that are old, that nobody but their anchor was to see, or whose anchor has left. */
export async function forgetRecordings(
  { db, clock, env, log }: Pick<ModuleContext, 'db' | 'clock' | 'env' | 'log'>,
  media: MediaClient,
): Promise<void> {
  const now = instant(clock.now());
  /** They stay the first of what is due. */
  let failed = 0;
  for (;;) {
    const due = await rows(
      db,
      { stream: text, recording: text },
      sql`select s.stream, s.recording from stream_session s
        where s.forgotten_at is null and s.engine = 'own' and s.state = 'ended' and (s.broadcast_id is null
          or s.left_at < ${now} - make_interval(secs => ${env.recordingDays * 86_400})
          or not exists (select from stream_key k where k.account_id = s.account_id))
        order by s.began_at, s.stream, s.recording limit ${mostAtOnce} offset ${failed}`,
    );
    let forgotten = 0;
    for (const { stream, recording } of due) {
      try {
        await media.forget(stream, recording);
        await db.execute(
          sql`update stream_session set forgotten_at = ${now} where stream = ${stream} and recording = ${recording}`,
        );
        forgotten++;
      } catch (error) {
        failed++;
        log.warn({ err: error, stream, recording }, 'a recording was not deleted');
      }
    }
    // Where none can be, media is away.
    if (due.length < mostAtOnce || forgotten === 0) return;
  }
}
