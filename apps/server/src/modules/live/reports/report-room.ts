import { sql } from 'drizzle-orm';
import { countReport } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Reports what is shown in a room, once. Throws `noBroadcast`, `alreadyReported`, `tooManyRequests`. */
export async function reportRoom(
  db: Database,
  given: {
    broadcastId: number;
    accountId: number;
    kind: string;
    text: string;
    now: Date;
  },
): Promise<number> {
  const { broadcastId, accountId, kind, text, now } = given;
  await countReport(db, accountId, now);
  const shown = sql`select from anchors.broadcast where id = ${broadcastId} and on_air_at is not null`;
  if ((await affected(db, shown)) === 0) throw new CodedError('noBroadcast');
  const [made] = await rows(
    db,
    { id: int },
    sql`insert into room_report (broadcast_id, account_id, kind, text, at)
      values (${broadcastId}, ${accountId}, ${kind}, ${text}, ${instant(now)})
      on conflict (broadcast_id, account_id) do nothing returning id`,
  );
  if (!made) throw new CodedError('alreadyReported');
  return made.id;
}
