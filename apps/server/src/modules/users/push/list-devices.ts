import type { PushDevice } from '@xiongmao/api/users/push/shapes';
import { sql } from 'drizzle-orm';
import { endedOf } from '#modules/identity/index.ts';
import { int, text, time } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';

/** The browsers that one's notices are pushed to: those whose session holds, the one seen last first. */
export async function listDevices(
  db: Database,
  { uid, sessionId }: Principal,
  now: Date,
): Promise<PushDevice[]> {
  const found = await rows(
    db,
    { id: int, device: text, seenAt: time, session: text },
    sql`select id, device, seen_at as "seenAt", session_id as session from push_subscription
      where account_id = ${uid} order by seen_at desc, id desc`,
  );
  const sessions = [...new Set(found.map(({ session }) => session))];
  const ended = new Set(sessions.length > 0 ? await endedOf(db, sessions, now) : []);
  return found
    .filter(({ session }) => !ended.has(session))
    .map(({ session, ...device }) => ({ ...device, current: session === sessionId }));
}
