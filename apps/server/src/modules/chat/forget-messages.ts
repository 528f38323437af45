import { sql } from 'drizzle-orm';
import { affected } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

const together = 10_000;

/** Deletes what was said CHAT_DAYS ago: a room's versions go on. */
export async function forgetMessages({
  db,
  clock,
  env,
}: Pick<ModuleContext, 'db' | 'clock' | 'env'>): Promise<void> {
  const before = new Date(clock.now().getTime() - env.CHAT_DAYS * 86_400_000).toISOString();
  const query = sql`delete from chat_message where id in (
    select id from chat_message where at < ${before} order by at limit ${together})`;
  while ((await affected(db, query)) === together);
}
