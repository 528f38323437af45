import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { affected, instant, rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { move } from './move.ts';
import type { Publication } from './publication.ts';

/** Publishes what is due, each once: late where nothing ran when it was. */
export async function publishDue(
  { db, clock, jobs }: ModuleContext,
  publication: Publication,
): Promise<void> {
  const now = clock.now();
  const { table } = publication;
  const isDue = sql`state = 'scheduled' and publish_at <= ${instant(now)}`;
  const due = await rows(
    db,
    { id: int },
    sql`select id from ${table} where ${isDue} order by publish_at, id`,
  );
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      // Somebody may have moved it meanwhile.
      const held = sql`select from ${table} where id = ${id} and ${isDue} for update skip locked`;
      if ((await affected(tx, held)) === 0) return;
      await move(tx, jobs, publication, id, { event: 'publish', by: 'clock', uid: null, now });
    });
  }
}
