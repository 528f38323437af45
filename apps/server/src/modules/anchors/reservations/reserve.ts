import { mostReservations } from '@xiongmao/api/anchors/rules';
import type { Reservation } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { countRows, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { lockAnchor } from '../policy.ts';
import { matchTables } from '../room-match.ts';
import { isStillReserved, reservationTables, selectReservations } from './reservation-rows.ts';

/**
 * Announces that an anchor will stream a match. Throws `notAnchor`, `unknownMatch`, `reservationFixed` for a match
 * that has begun, `alreadyReserved`, `tooManyReservations`.
 */
export async function reserve(
  tx: Tx,
  { uid, matchId, now }: { uid: number; matchId: number; now: Date },
): Promise<Reservation> {
  await lockAnchor(tx, uid);
  const [match] = await rows(
    tx,
    { id: int, open: bool },
    sql`select m.shown_id as id, coalesce(matches.is_to_come(m.status, m.starts_at, ${instant(now)}), false) as open
      from ${matchTables} where m.id = ${matchId}`,
  );
  if (!match) throw new CodedError('unknownMatch');
  if (!match.open) throw new CodedError('reservationFixed');
  const own = sql`r.anchor_id = ${uid}`;
  const open = await countRows(
    tx,
    sql`${reservationTables} where ${own} and ${isStillReserved(now)}`,
  );
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into reservation (anchor_id, match_id, created_at)
      values (${uid}, ${match.id}, ${instant(now)})
      on conflict (anchor_id, match_id) where cancelled_at is null do nothing returning id`,
  );
  if (!made) throw new CodedError('alreadyReserved');
  if (open >= mostReservations) throw new CodedError('tooManyReservations');
  const [found] = await selectReservations(tx, now, sql`where r.id = ${made.id}`);
  return found!;
}
