import { readdir, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { incomingFolder } from '../folders.ts';
import { giveUpUploads } from './give-up.ts';
import { fileOf, removeFile } from './upload-rows.ts';

/** Days for which what could not be encoded is kept, to be tried again. */
const failedLast = 7;
/** ms after which a file that nothing names was not just begun. */
const unnamedLasts = 3_600_000;

/** Forgets uploads that stopped coming, and deletes files that nothing needs any more. */
export async function tidyUploads(
  context: Pick<ModuleContext, 'db' | 'clock' | 'env'>,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const folder = incomingFolder(context);
  const over = await db.transaction(async (tx) => {
    await tx.execute(sql`update video_job set source = null where source is not null
      and (state = 'done' or state in ('failed', 'cancelled')
        and ended_at < ${instant(now)} - make_interval(days => ${failedLast}))`);
    return giveUpUploads(
      tx,
      sql`expires_at <= ${instant(now)} and (writer_until is null or writer_until <= ${instant(now)})`,
    );
  });
  for (const id of over) await removeFile(fileOf(folder, id));
  const named = await rows(
    db,
    { name: text },
    sql`select id::text as name from video_upload union select source from video_job where source is not null`,
  );
  const needed = new Set(named.map(({ name }) => name));
  for (const name of await readdir(folder)) {
    if (needed.has(name)) continue;
    const file = fileOf(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > unnamedLasts) await removeFile(file);
  }
}
