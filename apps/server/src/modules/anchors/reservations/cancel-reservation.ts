import { isCancellable } from '@xiongmao/api/anchors/rules';
import type { Reservation } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { reservationCancelled } from '../notice-types.ts';
import { isStillReserved, reservationTables, selectReservations } from './reservation-rows.ts';

interface Cancelling {
  uid: number;
  id: number;
  now: Date;
}

/** Cancels one's own; who set a reminder is told. Throws `unknownReservation`, `reservationFixed`. */
export async function cancelReservation(
  tx: Tx,
  jobs: Jobs,
  { uid, id, now }: Cancelling,
): Promise<Reservation> {
  const own = sql`where r.id = ${id} and r.anchor_id = ${uid}`;
  const [found] = await selectReservations(tx, now, own);
  if (!found) throw new CodedError('unknownReservation');
  if (!isCancellable(found, now)) throw new CodedError('reservationFixed');
  await cancel(tx, jobs, { uid, now, ...found });
  const [cancelled] = await selectReservations(tx, now, own);
  return cancelled!;
}

/** Cancels all of an anchor's that are not over: they don't stream any more. */
export async function cancelAll(
  tx: Tx,
  jobs: Jobs,
  { anchorId: uid, now }: { anchorId: number; now: Date },
): Promise<void> {
  const open = await rows(
    tx,
    { id: int },
    sql`select r.id from ${reservationTables}
      where r.anchor_id = ${uid} and ${isStillReserved(now)} order by r.id`,
  );
  for (const { id } of open) {
    const [found] = await selectReservations(tx, now, sql`where r.id = ${id}`);
    await cancel(tx, jobs, { uid, now, ...found! });
  }
}

async function cancel(
  tx: Tx,
  jobs: Jobs,
  { uid, id, match, now }: Cancelling & Pick<Reservation, 'match'>,
): Promise<void> {
  const cancelled = await affected(
    tx,
    sql`update reservation set cancelled_at = ${instant(now)} where id = ${id} and cancelled_at is null`,
  );
  if (cancelled === 0) throw new CodedError('reservationFixed');
  const reminded = sql`select account_id from reservation_reminder where reservation_id = ${id}`;
  await notify(tx, jobs, reminded, {
    type: reservationCancelled,
    values: { uid, home: match.home.name, away: match.away.name },
    cause: `reservation-cancelled:${id}`,
    at: now,
  });
}
