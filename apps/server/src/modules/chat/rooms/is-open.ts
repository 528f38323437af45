import { isMatchRoomOpen } from '@xiongmao/api/chat/room-hours';
import { matchStatus } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { banOf } from '#modules/anchors/index.ts';
import { bool, orNull, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { RoomTarget } from './room-target.ts';

/**
 * Whether a room may be spoken in, whatever its rules: a match's in the hours around it, an anchor's while they may
 * stream. Null where there is no such match or anchor.
 */
export async function isOpen(
  db: Database | Tx,
  { matchId, anchorId }: RoomTarget,
  now: Date,
): Promise<boolean | null> {
  if (anchorId === null) {
    const [match] = await rows(
      db,
      { startsAt: orNull(time), status: matchStatus },
      sql`select starts_at as "startsAt", status from matches.match where id = ${matchId}`,
    );
    return match ? isMatchRoomOpen(match, now.getTime()) : null;
  }
  const [anchor] = await rows(
    db,
    { mayStream: bool },
    sql`select a.state = 'approved' and u.deleted_at is null as "mayStream"
      from anchors.anchor a join identity.account u on u.id = a.account_id
      where a.account_id = ${anchorId} and a.approved_at is not null`,
  );
  return anchor ? anchor.mayStream && (await banOf(db, anchorId, now)) === null : null;
}
