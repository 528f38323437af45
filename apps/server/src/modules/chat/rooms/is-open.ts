import { matchRoomHours } from '@xiongmao/api/chat/room-hours';
import { sql } from 'drizzle-orm';
import { banOf } from '#modules/anchors/index.ts';
import { bool } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import type { Place } from './place.ts';

/** Hours that a match lasts at most: when it ended, nobody notes. */
const longest = 4;

/**
 * Whether a room may be spoken in, whatever its rules: a match's in the hours around it, an anchor's while they may
 * stream. Null where there is no such match or anchor.
 */
export async function isOpen(
  db: Database | Tx,
  { matchId, anchorId }: Place,
  now: Date,
): Promise<boolean | null> {
  const at = instant(now);
  const { before, after } = matchRoomHours;
  const query =
    anchorId === null
      ? sql`select coalesce(m.status in ('live', 'interrupted')
          or coalesce(m.starts_at, m.date) between ${at} - make_interval(hours => ${longest + after})
            and ${at} + make_interval(hours => ${before}), false) as open
        from matches.match m where m.id = ${matchId}`
      : sql`select a.state = 'approved' and u.deleted_at is null as open
        from anchors.anchor a join identity.account u on u.id = a.account_id
        where a.account_id = ${anchorId} and a.approved_at is not null`;
  const [found] = await rows(db, { open: bool }, query);
  if (!found) return null;
  return found.open && (anchorId === null || (await banOf(db, anchorId, now)) === null);
}
