import { streamableWithin } from '@xiongmao/api/anchors/rules';
import { type Reservation, reservation } from '@xiongmao/api/anchors/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { isOver, isStreamable, matchColumn, matchTables } from '../room-match.ts';

/** `r` the reservation, `m` its match. */
export const reservationTables = sql`reservation r
  join (${matchTables}) on m.id = r.match_id and m.starts_at is not null`;

/** How a reservation stands. */
export const stateColumn = (
  now: Date,
): SQL => sql`case when r.cancelled_at is not null then 'cancelled'
  when exists (select from broadcast b where b.anchor_id = r.anchor_id and b.match_id = r.match_id
    and b.ended_at is null) then 'inProgress'
  when ${isOver} then 'ended'
  when m.status = 'postponed' or (m.status = 'notStarted'
    and m.starts_at > ${instant(now)} + make_interval(mins => ${streamableWithin})) then 'reserving'
  when ${isStreamable(now)} then 'notStarted' else 'ended' end`;

/** Whether its match may still be streamed by who reserved it. */
export const isStillReserved = (now: Date): SQL =>
  sql`${stateColumn(now)} in ('reserving', 'notStarted', 'inProgress')`;

/** Reservations; `rest` begins with `where`. */
export function selectReservations(
  db: Database | Tx,
  now: Date,
  rest: SQL,
): Promise<Reservation[]> {
  return rows(
    db,
    reservation.shape,
    sql`select r.id, ${matchColumn} as match, ${stateColumn(now)} as state,
        r.created_at as "createdAt"
      from ${reservationTables} ${rest}`,
  );
}

/** A page of an anchor's, newest first. */
export async function listReservations(
  db: Database,
  uid: number,
  { now, start, count }: { now: Date; start: number; count: number },
): Promise<{ items: Reservation[]; total: number }> {
  const own = sql`where r.anchor_id = ${uid}`;
  const page = sql`${own} order by r.id desc limit ${count} offset ${start}`;
  const total = await countRows(db, sql`${reservationTables} ${own}`);
  return { items: await selectReservations(db, now, page), total };
}
